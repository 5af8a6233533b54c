import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { useActiveQuantities } from '../active-quantities.ts'
import { forgetEdit, type KeptScope } from '../offline/kept-edits.ts'
import { type GoneCart, settleGone, useTypingState } from '../offline/typings.ts'
import { useKeptScope } from '../offline/use-kept-scope.ts'
import { useCartRefresh } from '../refresh/use-cart-refresh.ts'
import { useActiveCart } from '../use-active-cart.ts'
import { useNews } from './use-news.ts'

// Rarely needed, on every screen: each comes when it has something to say.
const CartGoneDialog = loadOnDemand(
  () => import('../refresh/cart-gone-dialog.tsx').then((module) => module.CartGoneDialog),
  'dialog',
)
const DeliveryChangedDialog = loadOnDemand(
  () => import('../refresh/delivery-changed-dialog.tsx').then((module) => module.DeliveryChangedDialog),
  'dialog',
)
const ConflictsDialog = loadOnDemand(
  () => import('./conflicts-dialog.tsx').then((module) => module.ConflictsDialog),
  'dialog',
)

/** CART-11, CART-12, CART-14: watches the active cart on every screen, and says what a person must know or decide about it. */
export function CartWatch() {
  const { cart } = useActiveCart()
  const scope = useKeptScope()
  const quantities = useActiveQuantities()
  const { conflicts, gone } = useTypingState(scope)
  const news = useNews(cart)
  const refresh = useCartRefresh(cart)
  const moved = refresh.moved ?? news.moved
  if (gone && scope)
    return (
      <CartGoneDialog
        key={gone.cartId}
        message={gone.message}
        lines={gone.lines}
        close={() => giveUp(scope, gone)}
        keep={() => {
          giveUp(scope, gone)
          for (const { itemNumber, typed } of gone.lines) quantities?.edit(itemNumber, typed)
        }}
      />
    )
  if (conflicts.length > 0) return <ConflictsDialog conflicts={conflicts} />
  if (moved)
    return (
      <DeliveryChangedDialog
        moved={moved}
        close={() => {
          refresh.seen()
          news.seen()
        }}
      />
    )
  return null
}

function giveUp(scope: KeptScope, { cartId, lines }: GoneCart): void {
  for (const { itemNumber } of lines) forgetEdit(scope, cartId, itemNumber)
  settleGone(scope, cartId)
}
