import { PackageOpen } from 'lucide-react'
import { switchCartDialog } from '#areas/carts/carts.addresses.ts'
import { EndedCartState, type LinkedCart, useActiveCart, useEndedCart } from '#areas/carts/web/public.tsx'
import { createOrderDialog } from '#areas/order-import/order-import.addresses.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { combine, type NamedDialog } from '#contract/address.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { reviewCartScreen } from '../checkout.addresses.ts'

/**
 * CHECK-1, CART-12: the review without a cart: none yet, one without items, or one that somebody
 * ordered or discarded.
 */
export function NoCart({ problem, leave }: Pick<LinkedCart, 'problem' | 'leave'>) {
  const { cart, openCarts } = useActiveCart()
  const ended = useEndedCart()
  const go = useGo()
  const open = (dialog: NamedDialog) => go(combine(dialog.open(), reviewCartScreen.search({ cart: undefined })))
  const end = problem ? problem.end : ended?.end
  return (
    <div>
      <h1 className="sr-only">Review cart</h1>
      {end ? (
        <EndedCartState end={end} openCarts={openCarts} go={go} open={open} />
      ) : problem ? (
        <EmptyState
          title={problem.message}
          picture={<PackageOpen size={44} aria-hidden="true" />}
          action={
            <Button variant="primary" onPress={leave}>
              {cart ? 'Go to the active cart' : 'OK'}
            </Button>
          }
        >
          The link leads to a cart that cannot be opened.
        </EmptyState>
      ) : (
        <EmptyState
          title={cart ? 'No items added yet' : openCarts > 0 ? 'No active cart' : 'No cart is present'}
          picture={<PackageOpen size={44} aria-hidden="true" />}
          action={
            <>
              {openCarts > 0 && <Button onPress={() => open(switchCartDialog)}>Switch Cart</Button>}
              {!cart && <Button onPress={() => open(createOrderDialog)}>Create order</Button>}
              <Button variant="primary" onPress={() => go(shopScreen.at())}>
                add more items
              </Button>
            </>
          }
        >
          Let&apos;s get your order started!
        </EmptyState>
      )}
    </div>
  )
}
