import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDate, shipToParams } from '#contract/values.ts'
import { customerRouteDays, routeDaysEntry } from './route-days.ts'

/** CUST-3: delivery dates for each order type the ship-to may use. */
export const getRouteDays = endpoint({
  name: 'getRouteDays',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/route-days',
  summary: 'Delivery dates and cut-offs by order type',
  params: shipToParams,
  answer: z.object({
    /** Today in the division's time zone. */
    today: calendarDate,
    timeZone: z.string(),
    routeDays: z.array(routeDaysEntry),
  }),
})

/**
 * CUST-3: the weekdays agreed with a customer, and the holidays of the next 3 months on which
 * nobody is delivered.
 */
export const getCustomerRouteDays = endpoint({
  name: 'getCustomerRouteDays',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/customer-route-days',
  summary: 'Weekdays of delivery by order type, and holidays ahead',
  params: shipToParams,
  answer: z.object({
    timeZone: z.string(),
    routeDays: z.array(customerRouteDays),
    holidays: z.array(z.object({ date: calendarDate, name: z.string() })),
  }),
})
