import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { calendarDate, instant } from '#contract/values.ts'
import { repEmail } from './sales.ts'
import { customerToCall as customer, queueOf as listOf } from '#areas/people/customer-to-call.ts'

/** STAFF-6: what a sales rep's day asks for, over all customers they look after. */
export const getDayPlan = endpoint({
  name: 'getDayPlan',
  method: 'GET',
  path: '/staff/day-plan',
  livesBy: ['carts', 'order'],
  summary: 'Customers to call today',
  needs: ['salesAnalytics'],
  staffOnly: true,
  forPeople: true,
  query: z.object({
    /** Most entries of each list. */
    limit: queryNumber(1, 200).default(6),
    rep: repEmail.optional(),
  }),
  answer: z.object({
    serverTime: instant,
    /**
     * Customers who are due by their habit, whose cut-off is today, and who have neither an order
     * nor a filled cart for that delivery; the earliest cut-off first.
     */
    withoutOrder: listOf(
      z.object({
        ...customer,
        deliveryDate: calendarDate,
        cutOffAt: instant,
        /** IANA name, for the cut-off. */
        timeZone: z.string(),
        medianDays: z.number().int(),
        lastOn: calendarDate,
      }),
    ),
    /** Customers with lapsed items that are not suggested yet, most of them first. */
    lapsedItems: listOf(
      z.object({
        ...customer,
        items: z.number().int(),
        /** Of the one bought most often. */
        description: z.string(),
        lastOn: calendarDate,
        medianDays: z.number().int(),
        weeksOverdue: z.number().int(),
      }),
    ),
  }),
})
