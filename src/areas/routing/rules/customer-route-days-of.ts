import { soTypes } from '../order-types.ts'
import type { CustomerRouteDays, Route } from '../route-days.ts'

/**
 * CUST-3: what is agreed with a customer, in the order of the order types, each weekday once and
 * ascending from Sunday.
 */
export const customerRouteDaysOf = (routes: readonly Route[]): CustomerRouteDays[] =>
  soTypes.flatMap((soType) =>
    routes
      .filter((route) => route.soType === soType)
      .map(({ days, cutOffTime, cutOffDaysBefore }) => ({
        soType,
        days: [...new Set(days)].toSorted((a, b) => a - b),
        cutOffTime,
        cutOffDaysBefore,
      })),
  )
