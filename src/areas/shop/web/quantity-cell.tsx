import { useMedia } from '#browser/use-media.ts'
import { maxQuantity } from '#contract/values.ts'
import { type CartQuantities, useIsHeld, useLineQuantity } from '#areas/cart-entry/web/public.tsx'
import { type CartProblem, lockReasonId, unreadCartId } from '#areas/carts/web/public.tsx'
import { CellForm } from '#ui/grid/cell-form.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { isSoldBy } from '../rules/is-sold-by.ts'
import { shownPrice } from '../rules/stands-for-price.ts'
import type { ShopRow } from '../shop-row.ts'
import { commitLine, editLine } from './last-typed.ts'

/**
 * Cases or eaches of one row; a typed quantity is added to the cart after a pause. Absent where the
 * item is not sold that way, and where a reason stands in place of its price (ITEM-7).
 */
export function QuantityCell({
  row,
  unit,
  quantities,
  cartProblem,
  size = 'usual',
}: {
  row: ShopRow
  unit: 'CS' | 'EA'
  quantities: CartQuantities
  cartProblem: CartProblem
  size?: 'dense' | 'usual'
}) {
  const quantity = useLineQuantity(quantities, row.itemNumber)
  const isHeld = useIsHeld(quantities, row.itemNumber)
  const isPhone = useMedia('phone')
  const isCase = unit === 'CS'
  const isBlocked = row.blockedReason !== null
  const value = isCase ? quantity.cases : quantity.units
  // What is in the cart can be taken out again.
  const isSold = isSoldBy(unit, row, value > 0 ? row.price : shownPrice(row)) && !(isCase && row.eachOnly)
  if (!isSold) return null
  return (
    <CellForm>
      <QuantityInput
        label={`${isCase ? 'Cases' : 'Eaches'} of ${row.description}`}
        value={value}
        max={maxQuantity}
        size={size}
        hasSteps={size === 'usual' && isPhone}
        isUnsaved={isHeld}
        {...(cartProblem === 'unread' && { isUnknown: true, describedBy: unreadCartId })}
        {...(cartProblem === 'locked' && { describedBy: lockReasonId })}
        isDisabled={cartProblem === 'locked' || (isBlocked && value === 0)}
        isRaisable={!isBlocked}
        onChange={(next) => editLine(quantities, row, isCase ? { cases: next } : { units: next })}
        onCommit={() => commitLine(quantities)}
      />
    </CellForm>
  )
}
