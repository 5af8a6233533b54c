import { ClipboardCheck, PackageX } from 'lucide-react'
import { switchCartDialog } from '#areas/carts/carts.addresses.ts'
import { createOrderDialog } from '#areas/order-import/order-import.addresses.ts'
import { orderDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import type { Destination, NamedDialog } from '#contract/address.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { CartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { describeCartEnd, describeCartEndDetails } from '#areas/carts/rules/describe-cart-end.ts'

/**
 * CART-12: in place of a cart that somebody ordered or discarded: by whom, and the way to the
 * order.
 */
export function EndedCartState({
  end,
  openCarts,
  go,
  open,
}: {
  end: CartEnd
  /** Other open carts of the ship-to. */
  openCarts: number
  go: (to: Destination) => void
  /** Opens a dialog over the present screen. */
  open: (dialog: NamedDialog) => void
}) {
  const { order } = end
  const Picture = end.kind === 'ordered' ? ClipboardCheck : PackageX
  return (
    <div role="status">
      <EmptyState
        title={describeCartEnd(end)}
        picture={<Picture size={44} aria-hidden="true" />}
        action={
          <>
            {order && (
              <Button variant="primary" onPress={() => go(ordersScreen.at({}, orderDialog.open(order.id)))}>
                View order {order.number}
              </Button>
            )}
            <Button variant={order ? 'secondary' : 'primary'} onPress={() => open(createOrderDialog)}>
              Create order
            </Button>
            {openCarts > 0 && <Button onPress={() => open(switchCartDialog)}>Switch Cart</Button>}
          </>
        }
      >
        {describeCartEndDetails(end)}
      </EmptyState>
    </div>
  )
}
