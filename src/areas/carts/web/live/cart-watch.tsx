import { useState } from 'react'
import { callEndpoint } from '#browser/client.ts'
import { useCall, writeCall } from '#browser/query.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getCartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { getActiveCart, seeMovedDate } from '#areas/carts/cart.endpoints.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { useActiveQuantities } from '../active-quantities.ts'
import { forgetEdit, type KeptScope } from '../offline/kept-edits.ts'
import { type GoneCart, settleGone, type TypingState, useTypingState } from '../offline/typings.ts'
import { useKeptScope } from '../offline/use-kept-scope.ts'
import { useCartRefresh } from '../refresh/use-cart-refresh.ts'
import { useActiveCart } from '../use-active-cart.ts'
import { useEndNews } from './use-end-news.ts'
import { useItemNames } from './use-item-names.ts'
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

const RefusedSaveDialog = loadOnDemand(
  () => import('./refused-save-dialog.tsx').then((module) => module.RefusedSaveDialog),
  'dialog',
)

/**
 * CART-11, CART-12, CART-14: watches the active cart on every screen, and says what a person must
 * know or decide about it.
 */
export function CartWatch() {
  const { cart, movedDate } = useActiveCart()
  const scope = useKeptScope()
  const quantities = useActiveQuantities()
  const { conflicts, gone, refused } = useTypingState(scope)
  // Put off, it comes back when another save is refused or from the cart's popup.
  const [putOff, setPutOff] = useState<string>()
  const refusedKey = refused && keyOf(refused)
  const news = useNews(cart)
  const refresh = useCartRefresh(cart)
  const moved = movedDate ?? refresh.moved ?? news.moved
  const names = useItemNames(cart)
  useEndNews(cart)
  const goneParams = gone && scope && { division: scope.division, shipTo: scope.shipTo, cartId: gone.cartId }
  const ended = useCall(getCartEnd, goneParams && { params: goneParams })
  if (gone && scope)
    return (
      <CartGoneDialog
        key={gone.cartId}
        message={gone.message}
        end={ended.data?.end ?? null}
        names={names}
        lines={gone.lines}
        close={() => giveUp(scope, gone)}
        keep={() => {
          giveUp(scope, gone)
          for (const { itemNumber, typed } of gone.lines) quantities?.edit(itemNumber, typed)
        }}
      />
    )
  if (conflicts.length > 0) return <ConflictsDialog conflicts={conflicts} names={names} />
  if (refused && scope && putOff !== refusedKey)
    return <RefusedSaveDialog refused={refused} scope={scope} close={() => setPutOff(refusedKey ?? undefined)} />
  if (moved && cart)
    return (
      <DeliveryChangedDialog
        moved={moved}
        soType={cart.soType}
        close={() => {
          if (movedDate) noteSeen(cart)
          refresh.seen()
          news.seen()
        }}
      />
    )
  return null
}

/** CART-6: seen here, the news is over on every device; a failure shows it once more. */
function noteSeen({ division, shipTo, id }: Cart): void {
  const params = { division, shipTo }
  writeCall(getActiveCart, { params }, (before) => before && { ...before, movedDate: null })
  callEndpoint(seeMovedDate, { params: { ...params, cartId: id } }).catch(() => undefined)
}
const keyOf = ({ message, lines }: NonNullable<TypingState['refused']>): string =>
  `${message} ${lines.map(({ itemNumber, typed }) => `${itemNumber}:${typed.cases}:${typed.units}`).join()}`

function giveUp(scope: KeptScope, { cartId, lines }: GoneCart): void {
  for (const { itemNumber } of lines) forgetEdit(scope, cartId, itemNumber)
  settleGone(scope, cartId)
}
