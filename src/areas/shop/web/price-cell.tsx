import { type CalendarDate, formatShortDay } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'

/** The price of a day that is looked at, to stand beside the cart's. */
export interface PricePreview {
  readonly date: CalendarDate
  readonly price: ItemPrice | null
}

type Unit = 'CS' | 'EA'

/**
 * ITEM-8: a case or each price with its unit; catch weight shows the price a pound and what a case
 * will be about. One that a promotion lowered stands beside what it was (STAFF-3).
 */
export function PriceCell({
  price,
  unit,
  preview,
  isDense = false,
  align = 'right',
}: {
  price: ItemPrice | null
  unit: Unit
  preview?: PricePreview | undefined
  /** One line only: the estimate of a case is left out. */
  isDense?: boolean
  align?: 'left' | 'right'
}) {
  const cents = centsOf(price, unit)
  const isLeft = align === 'left'
  if (cents === null) return <span className="block text-right text-muted">–</span>
  const promotion = price?.receipt.promotions?.find((each) => each.unit === (unit === 'CS' ? 'case' : 'each'))
  const isByWeight = unit === 'CS' && price?.perPound !== null && price?.perPound !== undefined
  return (
    <span
      className={`figures block leading-tight ${isLeft ? 'text-left whitespace-normal' : 'text-right whitespace-nowrap'}`}
    >
      <span
        className={promotion || isBidPriceOf(price, unit) ? 'font-semibold text-action' : 'font-medium'}
        data-tip={isDense && promotion ? `${promotion.name}: ${promotion.terms}` : undefined}
      >
        {isByWeight ? formatPerPound(price.perPound!) : formatCents(cents)}
      </span>
      {promotion && !isDense && (
        <s className="ml-1 text-12 text-muted">
          <span className="sr-only">instead of </span>
          {promotion.perPoundBefore === null ? formatCents(promotion.before) : formatPerPound(promotion.perPoundBefore)}
        </s>
      )}
      <span className="text-12 text-muted"> {isByWeight || isDense ? '' : unit}</span>
      {isByWeight && !isDense && (
        // In a row from left to right beside the price, as far as there is room.
        <span className={`text-12 whitespace-nowrap text-muted ${isLeft ? 'inline-block' : 'block'}`}>
          est. {formatCents(cents)} CS
        </span>
      )}
      {preview && <Preview preview={preview} cents={cents} unit={unit} isByWeight={isByWeight} />}
    </span>
  )
}

const centsOf = (price: ItemPrice | null, unit: Unit) => (unit === 'CS' ? price?.casePrice : price?.eachPrice) ?? null
const isBidPriceOf = (price: ItemPrice | null, unit: Unit) =>
  (unit === 'CS' ? price?.isCaseBidPrice : price?.isEachBidPrice) ?? false

/** Only where the day looked at has another price: the rest of the page stays as it is. */
function Preview({
  preview: { date, price },
  cents,
  unit,
  isByWeight,
}: {
  preview: PricePreview
  cents: number
  unit: Unit
  isByWeight: boolean
}) {
  const then = centsOf(price, unit)
  if (then === cents) return null
  const text =
    then === null ? 'no price' : isByWeight && price?.perPound ? formatPerPound(price.perPound) : formatCents(then)
  return (
    <span className="block text-12 text-info">
      {formatShortDay(date)}: {text}
    </span>
  )
}
