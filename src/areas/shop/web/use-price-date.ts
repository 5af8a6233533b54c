import type { CalendarDate } from '#kit/dates.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { defaultDeliveryDate } from '#areas/routing/rules/default-delivery-date.ts'
import { askPriceDays } from '../rules/ask-price-days.ts'

/**
 * The delivery days of the ship-to, as the date field of the shop offers them; kept for five
 * minutes. Asked for only where something depends on them.
 */
export function useDeliveryDays(isNeeded = true) {
  const params = useShipToParams()
  const { data, isLoading, error, refetch } = useCall(getRouteDays, params && isNeeded ? { params } : null, {
    staleTime: 300_000,
  })
  const regular = data?.routeDays.find(({ soType }) => soType === 'regularDelivery')
  return {
    days: regular?.routeDaysInfo ?? [],
    isLoading,
    /** They could not be loaded. */
    areUnread: !data && error !== null,
    refetch: () => void refetch(),
  }
}

/**
 * The days prices are asked for: the cart's, else the next routing day, and beside it the one
 * `chosen` in the shop. Nothing is asked before they are known, as asking twice would show two
 * prices; when the routing days cannot be loaded, the server takes today. Where nothing is shown
 * yet the routing days are not asked for.
 */
export function usePriceDate(chosen: CalendarDate | null, isNeeded = true) {
  const mayManage = useActor().can('manageCart')
  const { cart, isLoading: isCartLoading, problem } = useActiveCart()
  const { days, isLoading: areDaysLoading } = useDeliveryDays(isNeeded && !isCartLoading && cart === null)
  const nextDelivery = defaultDeliveryDate(null, days)
  const query = askPriceDays({ chosen, cartId: cart?.id, nextDelivery, mayManage })
  return { query, cart, cartProblem: problem, isLoading: isCartLoading || areDaysLoading }
}
