import { useState } from 'react'
import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Table, TableCell, type TableColumn } from '#ui/table.tsx'
import { usePrinting } from '#ui/use-printing.ts'
import type { InventoryLine, InventoryResult } from '#areas/inventory/inventory.ts'
import { byMoney, compareCount } from '#areas/inventory/rules/compare-count.ts'
import { formatMeasure } from '#areas/inventory/rules/format-count.ts'
import { nameOf } from '../sheet/shelf-name.ts'

const columns: readonly TableColumn[] = [
  { label: 'Item' },
  { label: 'Last count', align: 'right' },
  { label: 'Bought', align: 'right' },
  { label: 'Now', align: 'right' },
  { label: 'Used', align: 'right' },
  { label: 'Used, value', align: 'right' },
  { label: 'Stock, value', align: 'right' },
]

/** Where the money is, at first. */
const maxAtFirst = 20

/** INV-1: what was used between two counts, the most money first. */
export function VarianceTable({
  lines,
  results,
}: {
  lines: readonly InventoryLine[]
  results: readonly InventoryResult[]
}) {
  const isPrinting = usePrinting()
  const [isOpened, setWhole] = useState(false)
  const isWhole = isOpened || isPrinting
  const byLine = new Map(results.map((result) => [result.lineId, result]))
  const rows = lines
    .flatMap((line) => {
      const result = byLine.get(line.lineId)
      const variance = result && compareCount(line, result)
      return variance ? [{ line, ...variance }] : []
    })
    .toSorted(byMoney)
  if (rows.length === 0)
    return (
      <p className="text-muted">
        There is no earlier count of this guide to compare with. The next one shows what was used.
      </p>
    )
  return (
    <section aria-labelledby="variance" className="grid gap-2">
      <h2 id="variance" className="text-16 font-semibold">
        Used since the last count
      </h2>
      <p className="text-13 text-muted">
        What was there and was bought, less what is there now, at this count’s prices. A negative figure: more is there
        than was bought; one of the counts or a delivery may be wrong.
      </p>
      <Table label="Used since the last count" columns={columns}>
        {(isWhole ? rows : rows.slice(0, maxAtFirst)).map(
          ({ line, previous, bought, counted, used, usedCents, changeCents }) => (
            <tr key={line.lineId} className={`h-10 border-t border-line ${used < 0 ? 'bg-warning-soft' : ''}`}>
              <TableCell className="max-w-72 truncate">{nameOf(line)}</TableCell>
              <TableCell isNumber>{formatMeasure(previous, line)}</TableCell>
              <TableCell isNumber>{formatMeasure(bought, line)}</TableCell>
              <TableCell isNumber>{formatMeasure(counted, line)}</TableCell>
              <TableCell isNumber className="font-medium">
                {formatMeasure(used, line)}
              </TableCell>
              <TableCell isNumber className="font-medium">
                {usedCents === null ? '-' : formatCents(usedCents)}
              </TableCell>
              <TableCell isNumber className="text-muted">
                {changeCents === null ? '-' : signed(changeCents)}
              </TableCell>
            </tr>
          ),
        )}
      </Table>
      {!isWhole && rows.length > maxAtFirst && (
        <Button onPress={() => setWhole(true)}>{`Show all ${rows.length}`}</Button>
      )}
    </section>
  )
}

const signed = (cents: number): string => (cents > 0 ? `+${formatCents(cents)}` : formatCents(cents))
