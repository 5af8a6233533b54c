import { formatCents, formatPerPound } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Table, TableCell, type TableColumn } from '#ui/table.tsx'
import type { CountPrice, InventoryLine, InventoryResult } from '#areas/inventory/inventory.ts'
import { formatQuantity } from '#areas/inventory/rules/format-count.ts'
import { detailOf, nameOf } from '../sheet/shelf-name.ts'

const columns: readonly TableColumn[] = [
  { label: 'Item' },
  { label: 'Location' },
  { label: 'Counted', align: 'right' },
  { label: 'Price', align: 'right' },
  { label: 'Value', align: 'right' },
]

/** INV-1: every line of a closed count with what it was valued at. */
export function ResultLines({
  lines,
  results,
}: {
  lines: readonly InventoryLine[]
  results: readonly InventoryResult[]
}) {
  const byLine = new Map(results.map((result) => [result.lineId, result]))
  return (
    <Disclosure title={`All ${plural(lines.length, 'item')}`}>
      <Table label="All items" columns={columns}>
        {lines.map((line) => {
          const result = byLine.get(line.lineId)
          return (
            <tr key={line.lineId} className="h-10 border-t border-line">
              <TableCell className="max-w-96 truncate">
                {nameOf(line)}
                <span className="figures pl-2 text-12 text-muted">{detailOf(line)}</span>
              </TableCell>
              <TableCell className="text-muted">{line.locationName || '-'}</TableCell>
              <TableCell isNumber>
                {result?.counted ? (
                  formatQuantity(result.counted, line)
                ) : (
                  <span className="text-muted">not counted</span>
                )}
              </TableCell>
              <TableCell isNumber className="text-muted">
                {result?.price ? priceText(result.price) : 'no price'}
              </TableCell>
              <TableCell isNumber className="font-medium">
                {result?.valueCents == null ? '-' : formatCents(result.valueCents)}
              </TableCell>
            </tr>
          )
        })}
      </Table>
    </Disclosure>
  )
}

function priceText({ casePrice, eachPrice, perPound }: CountPrice): string {
  if (perPound !== null) return formatPerPound(perPound)
  if (casePrice !== null) return `${formatCents(casePrice)} CS`
  return eachPrice === null ? '-' : `${formatCents(eachPrice)} EA`
}
