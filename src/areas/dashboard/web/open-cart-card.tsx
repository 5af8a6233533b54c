import { switchCartDialog } from '#areas/carts/carts.addresses.ts'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import { formatDay } from '#kit/dates.ts'
import { NextDraft } from '#areas/standing-orders/web/public.tsx'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { reviewCart } from '#areas/checkout/checkout.endpoints.ts'
import { CutOffCountdown } from '#areas/checkout/web/public.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { PendingCard } from './pending-card.tsx'

/**
 * SHELL-8: the cart to go on with, and how long it can still be ordered; without one, until when
 * the next delivery can. The cart is a call of its own: it shows without the rest of the dashboard.
 */
export function OpenCartCard({
  dashboard: { nextDelivery, serverTime } = {},
}: {
  dashboard: Partial<Pick<CallAnswer<typeof getDashboard>, 'nextDelivery' | 'serverTime'>> | undefined
}) {
  const { cart, openCarts, isLoading, failure, refetch } = useActiveCart()
  const go = useGo()
  const hrefTo = useHref()
  if (failure || isLoading)
    return <PendingCard title="Your open cart" what="Your cart" room="h-42" failure={failure} onRetry={refetch} />
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
          nextDelivery &&
          serverTime && (
            <CutOffCountdown
              key={serverTime}
              review={{ deliveryDate: nextDelivery.date, cutOffAt: nextDelivery.cutOffAt, serverTime }}
            />
          )
        )}
        <div className="flex flex-wrap gap-2">
          {isFilled && (
            <Button variant="primary" onPress={() => go(reviewCartScreen.at())}>
              Review cart
            </Button>
          )}
          <Button variant={isFilled ? 'secondary' : 'primary'} onPress={() => go(shopScreen.at())}>
            {isFilled ? 'Add items' : 'Start an order'}
          </Button>
        </div>
        {openCarts > 1 && (
          <Link href={hrefTo(switchCartDialog.open())} className="inline-flex min-h-8 items-center text-13 text-action">
            {plural(openCarts, 'cart')} open for this ship-to
          </Link>
        )}
      </div>
      <NextDraft />
    </DashboardCard>
  )
}

/** The cut-off of this very cart, as its review says it: of its own date and order type. */
function CartCutOff({ cartId }: { cartId: string }) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(reviewCart, params && { params: { ...params, cartId } })
  if (data) return <CutOffCountdown key={data.serverTime} review={data} />
  if (!error) return <Skeleton className="h-14" />
  return (
    <div className="-mx-4 -my-1">
      <ErrorState isCompact failure={error} what="The cut-off" onRetry={() => void refetch()} />
    </div>
  )
}
