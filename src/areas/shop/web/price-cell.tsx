import { formatCents, formatPerPound } from '#kit/money.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'

/** ITEM-8: a case or each price with its unit; catch weight shows the price a pound and what a case will be about. */
export function PriceCell({
  price,
  unit,
  isDense = false,
}: {
  price: ItemPrice | null
  unit: 'CS' | 'EA'
  /** One line only: the estimate of a case is left out. */
  isDense?: boolean
}) {
  const cents = unit === 'CS' ? price?.casePrice : price?.eachPrice
  if (cents === null || cents === undefined) return <span className="block text-right text-muted">–</span>
  const isByWeight = unit === 'CS' && price?.perPound !== null && price?.perPound !== undefined
  return (
    <span className="figures block text-right leading-tight whitespace-nowrap">
      <span className={price?.isBidPrice ? 'font-semibold text-action' : 'font-medium'}>
        {isByWeight ? formatPerPound(price.perPound!) : formatCents(cents)}
      </span>
      <span className="text-12 text-muted"> {isByWeight || isDense ? '' : unit}</span>
      {isByWeight && !isDense && <span className="block text-12 text-muted">est. {formatCents(cents)} CS</span>}
    </span>
  )
}
