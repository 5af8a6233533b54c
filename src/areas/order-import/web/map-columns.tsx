import { why } from '#kit/decision.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Select } from '#ui/select.tsx'
import { type ImportField, mappingFields } from '../order-import.ts'
import { nameColumns } from '../rules/name-columns.ts'
import { ColumnPreview } from './column-preview.tsx'
import { fileFacts } from './file-facts.ts'
import { RowChoice } from './row-choice.tsx'
import { StepHeading } from './step-heading.tsx'
import { TableChoice } from './table-choice.tsx'
import type { OrderMapping } from './use-order-mapping.ts'

const fields = Object.keys(mappingFields) as ImportField[]
const none = 'none'

/**
 * IMPORT-1: the choice of sheet and header row, the column of each field with two example values,
 * and what happens to the rows.
 */
export function MapColumns({ order }: { order: OrderMapping }) {
  const { file, table, isReading, failure, mapping, setMapping, checked } = order
  const names = nameColumns(table.columns)
  const wrongField = checked.allowed ? undefined : checked.refusal.field
  const usedAs = (index: number) =>
    fields.filter((field) => mapping[field] === index).map((field) => mappingFields[field])
  const options = table.columns.map(({ index }) => ({ value: String(index), label: names.get(index) ?? '' }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StepHeading title="Map columns" hint={`${file.fileName}: ${fileFacts({ ...file, ...table })}`} />
      <TableChoice order={order} />
      {failure && (
        <Banner tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
            <span className="min-w-0">{failure.message}</span>
            <Button size="small" onPress={order.retry}>
              Try Again
            </Button>
          </div>
        </Banner>
      )}
      <Refreshing isRefreshing={isReading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
                  onChange={(value) => setMapping({ ...mapping, [field]: value === none ? null : Number(value) })}
                  error={wrongField === `mapping.${field}` ? why(checked) : undefined}
                />
                {index !== null && (
                  <Examples values={table.columns.find((column) => column.index === index)?.examples ?? []} />
                )}
              </div>
            )
          })}
        </div>
        <ColumnPreview table={table} names={names} usedAs={usedAs} />
        <RowChoice order={order} />
      </Refreshing>
    </div>
  )
}

/** The first values of the chosen column, level with its field. */
export function Examples({ values }: { values: readonly string[] }) {
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
