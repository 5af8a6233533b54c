import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDate, shipToParams } from '#contract/values.ts'
import { routeDaysEntry } from './route-days.ts'

/** CUST-3: delivery dates for each order type the ship-to may use. */
export const getRouteDays = endpoint({
  name: 'getRouteDays',
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
