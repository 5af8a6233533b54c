import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { useHref } from '#browser/navigation.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { CallList } from '#ui/call-list.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { listPaidPrices } from '../spend.endpoints.ts'

const signed = (cents: number) => (
  <>
    {cents > 0 ? '+' : ''}
    <MoneyText cents={cents} />
  </>
)

/** NEXT-11: items whose price moved since last month, the biggest rise in money first. */
export function PriceChanges({ params }: { params: { division: string; shipTo: string } }) {
  const call = useCall(listPaidPrices, { params })
  const hrefTo = useHref()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-16 font-semibold">Prices against last month</h2>
      <p className="text-13 text-muted">
        What this ship-to paid last for an item in each month, and what the difference makes of this month’s quantity.
      </p>
      <CallList
        call={call}
        what="The prices"
        rows={4}
        isEmpty={({ changes }) => changes.length === 0}
        empty={<p className="text-muted">No item was bought in both months at another price.</p>}
      >
        {({ changes }) => (
          <Table
            label="Prices against last month"
            className="min-w-[560px]"
            columns={[
              { label: 'Item' },
              { label: 'Last month', align: 'right' },
              { label: 'This month', align: 'right' },
              { label: 'Difference', align: 'right' },
              { label: 'Makes', align: 'right' },
            ]}
          >
            {changes.map(({ itemNumber, description, unit, before, now, change, quantity, effect }) => (
              <TableRow key={`${itemNumber}/${unit}`}>
                <TableCell className="max-w-72 py-1">
                  <Link href={hrefTo(itemDialog.open(itemNumber))} className="block wrap-anywhere">
                    {description || `Item ${itemNumber}`}
                  </Link>
                  <span className="figures block text-12 text-muted">
                    {itemNumber} · {quantity.toLocaleString('en-US')} {unit === 'case' ? 'CS' : 'EA'}
                  </span>
                </TableCell>
                <TableCell isNumber>
                  <MoneyText cents={before} />
                </TableCell>
                <TableCell isNumber>
                  <MoneyText cents={now} />
                </TableCell>
                <TableCell isNumber className={change > 0 ? 'text-danger' : ''}>
                  {signed(change)}
                </TableCell>
                <TableCell isNumber>{signed(effect)}</TableCell>
              </TableRow>
            ))}
          </Table>
        )}
      </CallList>
    </section>
  )
}
