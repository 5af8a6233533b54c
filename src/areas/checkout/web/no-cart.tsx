import { PackageOpen } from 'lucide-react'
import { useGo, useGoWith } from '#browser/navigation.ts'
import { EndedCartState, type LinkedCart, useActiveCart, useEndedCart } from '#areas/carts/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/**
 * CHECK-1, CART-12: the review without a cart: none yet, one without items, or one that somebody
 * ordered or discarded.
 */
export function NoCart({ problem, leave }: Pick<LinkedCart, 'problem' | 'leave'>) {
  const { cart, openCarts } = useActiveCart()
  const ended = useEndedCart()
  const go = useGo()
  const goWith = useGoWith()
  const open = (dialog: string) => goWith({ dialog, cart: undefined })
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
              {openCarts > 0 && <Button onPress={() => open('switch-cart')}>Switch Cart</Button>}
              {!cart && <Button onPress={() => open('create-order')}>Create order</Button>}
              <Button variant="primary" onPress={() => go('/shop')}>
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
