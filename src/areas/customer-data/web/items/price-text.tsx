import { formatCents, formatPerPound } from '#kit/money.ts'
import type { CustomItemPrice } from '#areas/customer-data/custom-item.ts'

/** What a custom item costs, in the units it is bought in; '-' without a price. */
export function PriceText({ price }: { price: CustomItemPrice | null }) {
  if (price === null) return <span className="text-muted">-</span>
  const { casePrice, eachPrice, perPound } = price
  return (
    <span className="figures">
      {casePrice !== null && formatCents(casePrice)}
      {perPound !== null && <span className="whitespace-nowrap text-muted"> {formatPerPound(perPound)}</span>}
      {eachPrice !== null && (
        <span className="whitespace-nowrap text-muted">
          {casePrice !== null && ' · '}
          {formatCents(eachPrice)} each
        </span>
      )}
    </span>
  )
}
