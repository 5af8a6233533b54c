import type { CallAnswer } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import { formatDay } from '#kit/dates.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { reviewCart } from '#areas/checkout/checkout.endpoints.ts'
import { CutOffCountdown } from '#areas/checkout/web/public.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard } from './dashboard-card.tsx'

/** SHELL-8: the cart to go on with, and how long it can still be ordered; without one, until when the next delivery can. */
export function OpenCartCard({
  dashboard: { nextDelivery, serverTime },
}: {
  dashboard: Pick<CallAnswer<typeof getDashboard>, 'nextDelivery' | 'serverTime'>
}) {
  const { cart, openCarts } = useActiveCart()
  const go = useGo()
  const isFilled = cart !== null && cart.totals.lines > 0
  return (
    <DashboardCard title={isFilled ? 'Your open cart' : 'Next order'}>
      <div className="flex flex-col gap-3 p-4">
        {isFilled ? (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p>
              {plural(cart.totals.lines, 'item')}
              {cart.po && ` · ${cart.po}`}
              {cart.deliveryDate && ` · delivery ${formatDay(cart.deliveryDate)}`}
            </p>
            <p className="text-20 font-semibold">
              <MoneyText cents={cart.totals.subtotal} isEstimate={cart.totals.isEstimate} />
            </p>
          </div>
        ) : (
          <p className="text-muted">Nothing is waiting to be ordered.</p>
        )}
        {isFilled ? (
          <CartCutOff cartId={cart.id} />
        ) : (
          nextDelivery && (
            <CutOffCountdown
              key={serverTime}
              review={{ deliveryDate: nextDelivery.date, cutOffAt: nextDelivery.cutOffAt, serverTime }}
            />
          )
        )}
        <div className="flex flex-wrap gap-2">
          {isFilled && (
            <Button variant="primary" onPress={() => go('/review-cart')}>
              Review cart
            </Button>
          )}
          <Button variant={isFilled ? 'secondary' : 'primary'} onPress={() => go('/shop')}>
            {isFilled ? 'Add items' : 'Start an order'}
          </Button>
        </div>
        {openCarts > 1 && <p className="text-13 text-muted">{plural(openCarts, 'cart')} open for this ship-to.</p>}
      </div>
    </DashboardCard>
  )
}

/** The cut-off of this very cart, as its review says it: of its own date and order type. */
function CartCutOff({ cartId }: { cartId: string }) {
  const params = useShipToParams()
  const { data } = useCall(reviewCart, params && { params: { ...params, cartId } })
  return data ? <CutOffCountdown key={data.serverTime} review={data} /> : null
}
