import { ClipboardCheck, PackageX } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { CartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { tellCartEnd, tellCartEndDetails } from '#areas/carts/rules/tell-cart-end.ts'

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
  go: (href: string) => void
  /** Opens a dialog of this area over the present screen. */
  open: (dialog: string) => void
}) {
  const { order } = end
  const Picture = end.kind === 'ordered' ? ClipboardCheck : PackageX
  return (
    <div role="status">
      <EmptyState
        title={tellCartEnd(end)}
        picture={<Picture size={44} aria-hidden="true" />}
        action={
          <>
            {order && (
              <Button variant="primary" onPress={() => go(`/salesorders?order=${order.id}`)}>
                View order {order.number}
              </Button>
            )}
            <Button variant={order ? 'secondary' : 'primary'} onPress={() => open('create-order')}>
              Create order
            </Button>
            {openCarts > 0 && <Button onPress={() => open('switch-cart')}>Switch Cart</Button>}
          </>
        }
      >
        {tellCartEndDetails(end)}
      </EmptyState>
    </div>
  )
}
