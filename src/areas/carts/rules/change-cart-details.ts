import type { Actor } from '#kit/actor.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { allow, type Decision } from '#kit/decision.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { isWillCall, type SoType } from '#areas/routing/order-types.ts'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import { routeFor } from '#areas/routing/rules/route-for.ts'
import type { CartFacts } from '../cart.ts'
import { chooseDelivery, type DeliveryChoice } from './choose-delivery.ts'
import { keepsFixedDelivery, keepsPo } from './keeps-fixed-delivery.ts'
import { switchOrderType } from './switch-order-type.ts'

/** What a person changed in Edit Info; what is absent stays. */
export interface DetailsChange {
  readonly poNumber?: string | undefined
  readonly soType?: SoType | undefined
  /** Null leaves the date open. */
  readonly deliveryDate?: CalendarDate | null | undefined
}

/**
 * CART-4: an order type that takes no just-in-time and no drop-ship items; the counter never does.
 */
export const blocksJitDrop = (
  soType: SoType,
  { routes }: Pick<DeliveryCalendar, 'routes'>,
  isStaff: boolean,
): boolean => isWillCall(soType) || (routeFor(soType, routes, isStaff)?.blockJitDrop ?? false)

/**
 * CART-4, CART-6: a change of order type resets the date to the first valid one unless a date is
 * chosen with it.
 */
export function changeCartDetails(
  cart: Pick<CartFacts, 'po' | 'soType' | 'deliveryDate'>,
  change: DetailsChange,
  lines: readonly Pick<ItemFacts, 'isDropShip' | 'isJustInTime'>[],
  calendar: DeliveryCalendar,
  actor: Pick<Actor, 'kind' | 'isDeliveryFixed' | 'isPunchout'>,
): Decision<DeliveryChoice & { po: string }> {
  const kept = keepsFixedDelivery(actor, cart, change)
  if (!kept.allowed) return kept
  const keptPo = keepsPo(actor, cart, change)
  if (!keptPo.allowed) return keptPo
  const isStaff = actor.kind === 'internal'
  const po = change.poNumber ?? cart.po
  const soType = change.soType ?? cart.soType
  const isNewType = soType !== cart.soType
  const switched = switchOrderType(lines, isNewType && blocksJitDrop(soType, calendar, isStaff))
  if (!switched.allowed) return switched
  if (!isNewType && change.deliveryDate === undefined)
    return allow({ po, soType, deliveryDate: cart.deliveryDate, warning: null })
  const chosen = chooseDelivery(soType, change.deliveryDate, calendar, isStaff)
  return chosen.allowed ? allow({ po, ...chosen.value }) : chosen
}
