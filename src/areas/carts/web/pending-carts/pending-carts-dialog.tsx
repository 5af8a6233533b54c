import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { setShipTo, useShipTo } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { isSameShipTo } from '#browser/choose-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { ListedCart } from '#areas/carts/cart.ts'
import { listPendingCarts } from '#areas/carts/cart-access.endpoints.ts'
import { setActiveCart } from '#areas/carts/cart.endpoints.ts'
import { queryOf } from './cart-search.ts'
import { CartsDialog } from './carts-dialog.tsx'
import { useCartSearch } from './use-cart-search.ts'

/**
 * CART-7: the open carts of every ship-to; Review Cart makes one active, selects its ship-to and
 * goes to the review.
 */
export function PendingCartsDialog({ close }: DialogProps) {
  const me = useMe()
  const selected = useShipTo()
  const go = useGo()
  const filters = useCartSearch()
  const { list: pageSize } = usePageSizes()
  const page = useCall(listPendingCarts, { query: queryOf(filters.asked, pageSize) }, { keepPrevious: true })
  const change = useAct(setActiveCart, {
    refresh: ['listCarts', 'listPendingCarts', 'getActiveCart', 'searchShop'],
    failed: ({ status }) => {
      if (status === 404) void refreshCalls(['listPendingCarts', 'listCarts'])
      return false
    },
    done: ({ cart, message }) => {
      showToast({ tone: 'success', message })
      const shipTo = page.data?.carts.find(({ id }) => id === cart.id)?.shipToInfo
      if (shipTo && (!selected || !isSameShipTo(shipTo, selected))) setShipTo(me, shipTo)
      go(reviewCartScreen.at(), { replace: true })
    },
  })
  const review = ({ id, division, shipTo }: ListedCart) =>
    change.run({ params: { division, shipTo }, body: { activeCartId: id } })
  return (
    <CartsDialog
      title="All Pending Carts"
      filters={filters}
      page={page}
      submitLabel="Review Cart"
      isRunning={change.isRunning}
      onSubmit={review}
      onClose={close}
      showsShipTo
    />
  )
}
