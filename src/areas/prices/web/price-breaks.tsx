import { formatCents, formatPerPound } from '#kit/money.ts'
import type { ItemPrice } from '../item-price.ts'
import { breakRows } from '../rules/break-rows.ts'

/** ITEM-8: what the case costs by quantity; nothing where one price holds for any. */
export function PriceBreaks({ price }: { price: ItemPrice }) {
  const rows = breakRows(price)
  if (rows.length === 0) return null
  return (
    <dl className="figures flex w-full flex-wrap gap-x-5 gap-y-1 text-13" aria-label="Prices by quantity">
      {rows.map(({ fromCases, label, casePrice, perPound, isReached }) => (
        <div key={fromCases} className={`flex gap-1.5 ${isReached ? 'font-semibold' : 'text-muted'}`}>
          <dt>
            {label}
            {isReached && <span className="sr-only"> (reached)</span>}
          </dt>
          <dd>{perPound === null ? formatCents(casePrice) : formatPerPound(perPound)}</dd>
        </div>
      ))}
    </dl>
  )
}
