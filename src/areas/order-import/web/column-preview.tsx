import { Badge } from '#ui/badge.tsx'
import type { OrderTable } from '../order-import.ts'

/** IMPORT-1: the first rows as in the file, and which columns are mapped. */
export function ColumnPreview({
  table: { columns, firstRows },
  names,
  usedAs,
}: {
  table: Pick<OrderTable, 'columns' | 'firstRows'>
  names: ReadonlyMap<number, string>
  /** Labels of the fields a column is mapped to. */
  usedAs: (index: number) => readonly string[]
}) {
  return (
    <section aria-labelledby="column-preview">
      <h4 id="column-preview" className="mb-1 text-13 font-medium">
        Your file
      </h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div
        role="region"
        aria-labelledby="column-preview"
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-line"
      >
        <table className="figures w-full text-left text-13">
          <thead className="bg-sunken align-bottom">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium text-muted">
                Row
              </th>
              {columns.map(({ index, isHidden }) => (
                <th key={index} scope="col" className="max-w-48 px-3 py-2 font-medium">
                  {usedAs(index).map((label) => (
                    <span key={label} className="mb-1 block">
                      <Badge tone="good">{label}</Badge>
                    </span>
                  ))}
                  <span className="block truncate">{names.get(index)}</span>
                  {isHidden && <span className="block text-12 font-normal text-muted">hidden in the file</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {firstRows.map(({ row, cells }) => (
              <tr key={row} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-normal text-muted">
                  {row}
                </th>
                {columns.map(({ index }) => (
                  <td key={index} className="max-w-48 truncate px-3 py-1.5">
                    {cells[index] || <span className="text-muted">-</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
