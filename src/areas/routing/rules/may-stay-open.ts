import { isWillCall, type SoType } from '../order-types.ts'
import type { DeliveryDays } from './route-for.ts'

/**
 * CART-4: S0 calls the delivery date optional. It may stay open for an order type that this ship-to
 * has no route days for: there is no day to choose from, and the distributor sets one. A regular
 * delivery needs a truck's day, will call the day somebody comes, and agreed route days are there
 * to be chosen.
 */
export const mayStayOpen = (soType: SoType, route: DeliveryDays | null): boolean =>
  soType !== 'regularDelivery' && !isWillCall(soType) && (route === null || route.cutOffTime === null)
