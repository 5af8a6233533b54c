import { why } from '#kit/decision.ts'
import { Banner } from '#ui/banner.tsx'
import { Select } from '#ui/select.tsx'
import { type ColumnMapping, type ImportField, mappingFields, type OrderFile } from '../order-import.ts'
import { checkMapping } from '../rules/check-mapping.ts'
import { hasQuantityColumn } from '../rules/has-quantity-column.ts'
import { nameColumns } from '../rules/name-columns.ts'
import { ColumnPreview } from './column-preview.tsx'
import { fileFacts } from './file-facts.ts'
import { StepHeading } from './step-heading.tsx'

const fields = Object.keys(mappingFields) as ImportField[]
const none = 'none'

/** IMPORT-1: which column of the file holds what, beside two values of each. */
export function MapColumns({
  file,
  mapping,
  onChange,
}: {
  file: OrderFile
  mapping: ColumnMapping
  onChange: (mapping: ColumnMapping) => void
}) {
  const names = nameColumns(file.columns)
  const checked = checkMapping(mapping, file.columns)
  const wrongField = checked.allowed ? undefined : checked.refusal.field
  const options = file.columns.map(({ index }) => ({ value: String(index), label: names.get(index) ?? '' }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StepHeading title="Map columns" hint={`${file.fileName}: ${fileFacts(file)}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {fields.map((field) => {
          const index = mapping[field]
          const isRequired = field === 'itemCode'
          return (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <Select
                label={mappingFields[field]}
                isRequired={isRequired}
                options={isRequired ? options : [{ value: none, label: 'Not in this file' }, ...options]}
                value={index === null ? (isRequired ? null : none) : String(index)}
                placeholder="Choose a column"
                onChange={(value) => onChange({ ...mapping, [field]: value === none ? null : Number(value) })}
                error={wrongField === `mapping.${field}` ? why(checked) : undefined}
              />
              {index !== null && (
                <Examples values={file.columns.find((column) => column.index === index)?.examples ?? []} />
              )}
            </div>
          )
        })}
      </div>
      {checked.allowed && !hasQuantityColumn(mapping) && (
        <Banner tone="warning">No column holds quantities, so every row would be without one.</Banner>
      )}
      <ColumnPreview file={file} names={names} mapping={mapping} />
    </div>
  )
}

/** The first values of the chosen column, level with its field. */
function Examples({ values }: { values: readonly string[] }) {
  return (
    <p className="figures min-w-0 text-13 text-muted md:pt-6">
      {values.length === 0 ? (
        <span className="block md:leading-9">No values</span>
      ) : (
        values.map((value, place) => (
          <span key={place} className="block truncate leading-[18px]">
            {value}
          </span>
        ))
      )}
    </p>
  )
}
