import { callEndpoint } from '#browser/client.ts'
import { writeCall } from '#browser/query.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getActiveCart, seeMovedDate } from '#areas/carts/cart.endpoints.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { useActiveCart } from '../use-active-cart.ts'
import { useCartRefresh } from './use-cart-refresh.ts'
import { useEndNews } from './use-end-news.ts'
import { useNews } from './use-news.ts'

// Rarely needed, on every screen.
const DeliveryChangedDialog = loadOnDemand(
  () => import('./delivery-changed-dialog.tsx').then((module) => module.DeliveryChangedDialog),
  'dialog',
)

/**
 * CART-6, CART-11, CART-12: keeps the active cart up to date on every screen, and says what others
 * did to it and that its date moved.
 */
export function CartNews({
  shownFirst,
  mayAsk,
}: {
  /** The cart as the page showed it first, which may be before this was loaded. */
  shownFirst: Cart | null
  /** False while another dialog is open. */
  mayAsk: boolean
}) {
  const { cart, movedDate } = useActiveCart()
  const news = useNews(cart, shownFirst)
  const refresh = useCartRefresh(cart)
  useEndNews(cart, shownFirst)
  const moved = movedDate ?? refresh.moved ?? news.moved
  if (!mayAsk || !moved || !cart) return null
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
}

/** CART-6: seen here, the news is over on every device; a failure shows it once more. */
function noteSeen({ division, shipTo, id }: Cart): void {
  const params = { division, shipTo }
  writeCall(getActiveCart, { params }, (before) => before && { ...before, movedDate: null })
  callEndpoint(seeMovedDate, { params: { ...params, cartId: id } }).catch(() => undefined)
}
