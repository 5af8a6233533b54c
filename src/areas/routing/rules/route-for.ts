import { isWillCall, type SoType } from '../order-types.ts'
import type { Route } from '../route-days.ts'

/** Delivery days of one order type; without a cut-off when `cutOffTime` is null. */
export type DeliveryDays = Omit<Route, 'cutOffTime'> & { readonly cutOffTime: string | null }

const mondayToSaturday = [1, 2, 3, 4, 5, 6]

/**
 * CUST-3: the days an order type is delivered on, or null when there are none. Only regular
 * deliveries need a route: an order type without one may be handed over Monday to Saturday without
 * a cut-off, when staff ask for it, or anybody at the counter.
 */
export function routeFor(soType: SoType, routes: readonly Route[], isStaff: boolean): DeliveryDays | null {
  const own = routes.find((route) => route.soType === soType)
  if (own) return own
  if (soType === 'regularDelivery') return null
  if (!isStaff && !isWillCall(soType)) return null
  return { soType, days: mondayToSaturday, cutOffTime: null, cutOffDaysBefore: 0, blockJitDrop: isWillCall(soType) }
}
