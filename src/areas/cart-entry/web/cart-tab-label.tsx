import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { useKeptScope, useActiveCart } from '#areas/carts/web/public.tsx'
import { useTypingState } from './use-typing.ts'

/**
 * CART-2 on a phone: the Cart tab reads the running total, so that a typed quantity shows where the
 * thumb goes next.
 */
export function CartTabLabel() {
  const { cart, failure } = useActiveCart()
  const { pending, isWaiting, refused } = useTypingState(useKeptScope())
  const lines = cart?.totals.lines ?? 0
  if (isWaiting && pending > 0) return <span className="text-warning">{pending} not sent</span>
  if (refused) return <span className="text-warning">{refused.lines.length} not saved</span>
  if (failure)
    return (
      <span className="text-danger">
        <span className="sr-only">Cart: </span>Not loaded
      </span>
    )
  if (!cart || lines === 0) return 'Cart'
  return (
    <span className="figures">
      <span className="sr-only">Cart: </span>
      {formatCents(cart.totals.subtotal)}
      <span className="sr-only">, {plural(lines, 'item')}</span>
    </span>
  )
}
