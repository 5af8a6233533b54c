import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { receiptKindWords } from '#areas/prices/rules/describe-receipt.ts'
import { Badge } from '#ui/badge.tsx'
import type { PriceBreakdown, UnitBreakdown } from '../price-override.endpoints.ts'

/**
 * CART-10: cost and margin of a line, by the case and by the each; for staff with the permission.
 */
export function PriceBreakdownTable({ breakdown }: { breakdown: PriceBreakdown }) {
  const units = [
    ['CS', breakdown.perCase],
    ['EA', breakdown.perEach],
  ] as const
  const shown = units.filter((unit): unit is readonly ['CS' | 'EA', UnitBreakdown] => unit[1] !== null)
  if (shown.length === 0) return <p className="text-muted">Nothing prices this item.</p>
  const receipt = breakdown.base?.receipt
  // Red marks what a sale below cost makes of it, not what was there before.
  const rows: readonly (readonly [string, (unit: UnitBreakdown) => string, boolean])[] = [
    ['Price before override', ({ basePrice }) => formatCents(basePrice), false],
    ['Price', ({ price }) => formatCents(price), true],
    ['Cost', ({ cost }) => formatCents(cost), false],
    ['Profit', ({ profit }) => formatCents(profit), true],
    ['Margin', ({ margin }) => `${(margin / 100).toFixed(2)}%`, true],
  ]
  return (
    <section className="grid gap-1.5">
      <h3 className="text-14 font-semibold">Price breakdown</h3>
      <table className="w-full text-13">
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="text-left font-normal">
              {breakdown.isEstimate ? 'Average case' : <span className="sr-only">Figure</span>}
            </th>
            {shown.map(([unit]) => (
              <th key={unit} scope="col" className="text-right font-semibold">
                {unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(([title, text, isOfSale]) => (
            <tr key={title} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal text-muted">
                {title}
              </th>
              {shown.map(([unit, of]) => (
                <td key={unit} className={`py-1 text-right ${of.isBelowCost && isOfSale ? 'text-danger' : ''}`}>
                  {text(of)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        {shown.some(([, { isBelowCost }]) => isBelowCost) && <Badge tone="danger">Below cost</Badge>}
        {receipt && (
          <span>
            {receiptKindWords[receipt.kind]}
            {receipt.reference && ` ${receipt.reference}`} since {formatDay(receipt.since)}
            {receipt.until && ` until ${formatDay(receipt.until)}`}
          </span>
        )}
        {shown.map(
          ([unit, { override }]) =>
            override && (
              <span key={unit}>
                {unit} override by {override.byName}, {formatDay(override.at.slice(0, 10))}
              </span>
            ),
        )}
      </p>
    </section>
  )
}
