import { memo } from 'react'
import { useMedia } from '#browser/use-media.ts'
import { maxQuantity } from '#contract/values.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import { type CartQuantities, TypedLineTotal, useIsHeld, useLineQuantity } from '#areas/cart-entry/web/public.tsx'
import { lockReasonId } from '#areas/carts/web/public.tsx'
import { CellForm } from '#ui/grid/cell-form.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'

/**
 * True when the line has or may have this unit: what is in the cart can always be taken out again.
 */
export function hasUnit(line: CartLine, unit: 'CS' | 'EA'): boolean {
  const { eachOnly, isBrokenCase } = line.itemInfo
  const isSold = unit === 'CS' ? !eachOnly : isBrokenCase || eachOnly
  return isSold || (unit === 'CS' ? line.orderedCases : line.orderedUnits) > 0
}

/** What one unit costs; catch weight by the pound, with what a case will be about (CHECK-1). */
export function UnitPrice({
  line: { price },
  unit,
  isDense = false,
}: {
  line: CartLine
  unit: 'CS' | 'EA'
  /** One line only; the estimate of a case is in the line's total. */
  isDense?: boolean
}) {
  const cents = unit === 'CS' ? price?.casePrice : price?.eachPrice
  if (cents === null || cents === undefined)
    return <span className="text-13 whitespace-nowrap text-muted">No price</span>
  const isByWeight = unit === 'CS' && price?.perPound != null
  return (
    <span className="figures block text-right text-13 leading-tight whitespace-nowrap text-muted">
      {isByWeight ? formatPerPound(price.perPound!) : formatCents(cents)}
      {isByWeight && !isDense && <span className="block text-12">est. {formatCents(cents)}</span>}
    </span>
  )
}

/** The quantity of one unit; a keystroke renders this field and its total alone. */
export const LineQuantityField = memo(function LineQuantityField({
  line,
  unit,
  quantities,
  mayChange,
  isDense = false,
}: {
  line: CartLine
  unit: 'CS' | 'EA'
  quantities: CartQuantities
  mayChange: boolean
  isDense?: boolean
}) {
  const { cases, units } = useLineQuantity(quantities, line.itemNumber)
  const isHeld = useIsHeld(quantities, line.itemNumber)
  const isPhone = useMedia('phone')
  return (
    <CellForm>
      <QuantityInput
        label={`${unit === 'CS' ? 'Cases' : 'Eaches'} of ${line.itemInfo.description}`}
        value={unit === 'CS' ? cases : units}
        max={maxQuantity}
        {...(isDense ? { size: 'dense' } : isPhone ? { hasSteps: true } : { unit })}
        isDisabled={!mayChange}
        describedBy={mayChange ? undefined : lockReasonId}
        isUnsaved={isHeld}
        onChange={(value) => quantities.edit(line.itemNumber, unit === 'CS' ? { cases: value } : { units: value })}
      />
    </CellForm>
  )
})

/** What the line comes to as it is typed. */
export const LineTotalText = ({ line, quantities }: { line: CartLine; quantities: CartQuantities }) => (
  <TypedLineTotal itemNumber={line.itemNumber} price={line.price} quantities={quantities} />
)
