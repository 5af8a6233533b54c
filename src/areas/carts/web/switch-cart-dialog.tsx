import { Plus } from 'lucide-react'
import { createOrderDialog } from '#areas/order-import/order-import.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { listCarts, setActiveCart } from '../cart.endpoints.ts'
import { queryOf } from './pending-carts/cart-search.ts'
import { CartsDialog } from './pending-carts/carts-dialog.tsx'
import { useCartSearch } from './pending-carts/use-cart-search.ts'

/**
 * CART-7: makes another open cart of the ship-to the active one; a locked cart only its owner's.
 */
export function SwitchCartDialog({ close }: DialogProps) {
  const params = useShipToParams()
  const go = useGo()
  const filters = useCartSearch()
  const { list: pageSize } = usePageSizes()
  const page = useCall(listCarts, params && { params, query: queryOf(filters.asked, pageSize) }, { keepPrevious: true })
  const change = useAct(setActiveCart, {
    refresh: ['listCarts', 'listPendingCarts', 'getActiveCart', 'searchShop'],
    failed: ({ status }) => {
      if (status === 404) void refreshCalls(['listCarts'])
      return false
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  return (
    <CartsDialog
      title="Switch Cart"
      actions={
        <Button variant="quiet" size="small" onPress={() => go(createOrderDialog.open(), { replace: true })}>
          <Plus size={16} aria-hidden="true" />
          Create order
        </Button>
      }
      filters={filters}
      page={page}
      submitLabel="Switch Cart"
      whyNot={(cart) => (cart.isActive ? 'This cart is the active one already' : undefined)}
      isRunning={change.isRunning}
      onSubmit={(cart) => params && change.run({ params, body: { activeCartId: cart.id } })}
      onClose={close}
    />
  )
}
