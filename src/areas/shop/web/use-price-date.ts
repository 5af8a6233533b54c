import type { CalendarDate } from '#kit/dates.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { defaultDeliveryDate } from '#areas/routing/rules/default-delivery-date.ts'

/** The delivery days of the ship-to, as the date field of the shop offers them; kept for five minutes. */
export function useDeliveryDays() {
  const params = useShipToParams()
  const { data, isLoading } = useCall(getRouteDays, params && { params }, { staleTime: 300_000 })
  const regular = data?.routeDays.find(({ soType }) => soType === 'regularDelivery')
  return { days: regular?.routeDaysInfo ?? [], isLoading }
}

/**
 * The delivery date prices are for: the one chosen, else the cart's, else the next routing day (S0 section 7). Nothing is asked before it
 * is known, as asking twice would show two prices; when the routing days cannot be had, the server takes today.
 */
export function usePriceDate(chosen: CalendarDate | null) {
  const { cart, isLoading: isCartLoading } = useActiveCart()
  const { days, isLoading: areDaysLoading } = useDeliveryDays()
  const told = chosen ?? cart?.deliveryDate ?? null
  const isLoading = isCartLoading || (told === null && areDaysLoading)
  return { query: { deliveryDate: defaultDeliveryDate(told, days) ?? undefined, cartId: cart?.id }, cart, isLoading }
}
