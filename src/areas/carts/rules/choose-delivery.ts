import type { CalendarDate } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { checkDeliveryDate } from '#areas/routing/rules/check-delivery-date.ts'
import { type DeliveryCalendar, dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { defaultDeliveryDate } from '#areas/routing/rules/default-delivery-date.ts'
import { orderTypesFor } from '#areas/routing/rules/order-types-for.ts'
import { possibleDates } from '#areas/routing/rules/possible-dates.ts'
import { cartRefusals } from '../cart.refusals.ts'

/** An order type with its delivery date, and what staff should know about the date. */
export interface DeliveryChoice {
  readonly soType: SoType
  readonly deliveryDate: CalendarDate | null
  readonly warning: string | null
}

/**
 * CART-3, CART-4: an order type and date as chosen; undefined chooses the type's default date, null
 * leaves it open.
 */
export function chooseDelivery(
  soType: SoType,
  date: CalendarDate | null | undefined,
  calendar: DeliveryCalendar,
  isStaff: boolean,
): Decision<DeliveryChoice> {
  if (!orderTypesFor(isStaff).includes(soType)) return refuse(cartRefusals.order_type_not_allowed, { field: 'soType' })
  const facts = dateFactsFor(calendar, soType, isStaff)
  if (date === null) return allow({ soType, deliveryDate: null, warning: null })
  if (date === undefined)
    return allow({ soType, deliveryDate: defaultDeliveryDate(null, possibleDates(facts)), warning: null })
  const checked = checkDeliveryDate(date, facts, isStaff)
  return checked.allowed ? allow({ soType, deliveryDate: date, warning: checked.value.warning }) : checked
}
