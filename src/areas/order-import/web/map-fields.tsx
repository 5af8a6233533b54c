import { why } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { nameColumns } from '../rules/name-columns.ts'
import { ColumnPreview } from './column-preview.tsx'
import { Examples } from './map-columns.tsx'
import { TableChoice } from './table-choice.tsx'
import type { TableMapping } from './use-table-mapping.ts'

const none = 'none'

/** GUIDE-1, GUIDE-3: the sheet, header row and columns of a list, with two values of each. */
export function MapFields<Field extends string>({
  fields,
  list,
  withHiddenRows,
  setWithHiddenRows,
}: {
  /** The fields with their labels, in the order of the mapping. */
  fields: Readonly<Record<Field, { readonly label: string }>>
  list: TableMapping<Record<Field, number | null>>
  withHiddenRows: boolean
  setWithHiddenRows: (isOn: boolean) => void
}) {
  const { file, table, mapping, failure, retry, setMapping, checked, chooseSheet, chooseHeader } = list
  if (!table || !mapping || !checked)
    return failure ? (
      <ErrorState failure={failure} what="The sheet" onRetry={retry} />
    ) : (
      <Skeleton className="h-72 w-full" />
    )
  const all = Object.keys(fields) as Field[]
  const names = nameColumns(table.columns)
  const wrongField = checked.allowed ? undefined : checked.refusal.field
  const options = [
    { value: none, label: 'Not in this file' },
    ...table.columns.map(({ index }) => ({ value: String(index), label: names.get(index) ?? '' })),
  ]
  const usedAs = (index: number) => all.filter((field) => mapping[field] === index).map((field) => fields[field].label)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TableChoice order={{ file, table, chooseSheet, chooseHeader }} />
      <Refreshing isRefreshing={list.isReading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {all.map((field) => {
          const index = mapping[field]
          return (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <Select
                label={fields[field].label}
                options={options}
                value={index === null ? none : String(index)}
                onChange={(value) => setMapping({ ...mapping, [field]: value === none ? null : Number(value) })}
                error={wrongField === `mapping.${field}` ? why(checked) : undefined}
              />
              {index !== null && (
                <Examples values={table.columns.find((column) => column.index === index)?.examples ?? []} />
              )}
            </div>
          )
        })}
        {table.hiddenRows > 0 && (
          <Checkbox isSelected={withHiddenRows} onChange={setWithHiddenRows}>
            Take {plural(table.hiddenRows, 'hidden row')} too
          </Checkbox>
        )}
        <ColumnPreview table={table} names={names} usedAs={usedAs} />
      </Refreshing>
    </div>
  )
}
