import { plural } from '#kit/text.ts'
import { useKeptScope, useActiveCart } from '#areas/carts/web/public.tsx'
import { useRunningTotal } from './use-running-total.ts'
import { useTypingState } from './use-typing.ts'

/** CART-2 on a phone: the Cart tab counts the lines as they are typed. */
export function CartTabLabel() {
  const { failure } = useActiveCart()
  const { pending, isWaiting, refused } = useTypingState(useKeptScope())
  const { lines } = useRunningTotal()
  if (isWaiting && pending > 0) return <span className="text-warning">{pending} not sent</span>
  if (refused) return <span className="text-warning">{refused.lines.length} not saved</span>
  if (failure)
    return (
      <span className="text-danger">
        <span className="sr-only">Cart: </span>Not loaded
      </span>
    )
  if (lines === 0) return 'Cart'
  return (
    <span className="figures">
      <span aria-hidden="true">{`Cart · ${lines.toLocaleString('en-US')}`}</span>
      <span className="sr-only">Cart: {plural(lines, 'item')}</span>
    </span>
  )
}
