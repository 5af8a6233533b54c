import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { cents } from '#contract/values.ts'
import { comparedRange, comparedYear, salesFigures, salesPeriods } from '#areas/sales-analytics/sales.ts'

/** STAFF-6: the reps of a sales manager side by side; whoever serves everybody sees all reps. */
export const getTeam = endpoint({
  name: 'getTeam',
  method: 'GET',
  path: '/staff/team',
  summary: 'Sales reps side by side',
  needs: ['salesAnalytics', 'viewUsers'],
  staffOnly: true,
  forPeople: true,
  query: z.object({ period: z.enum(salesPeriods).default('weeks13') }),
  answer: z.object({
    range: comparedRange,
    ...comparedYear.shape,
    /** Whether cost and margin may be seen. */
    seesMargin: z.boolean(),
    /** Who sold most first. */
    reps: z.array(
      z.object({
        /** Empty for customers without a rep. */
        email: z.string(),
        name: z.string(),
        /** Codes of the divisions of their customers. */
        divisions: z.array(z.string()),
        customers: z.number().int(),
        now: salesFigures,
        /** Null where the year before is not known. */
        last: salesFigures.nullable(),
        lapsedCustomers: z.number().int(),
        /** Customers who are due by their habit, have their cut-off today and no order for it. */
        withoutOrder: z.number().int(),
        /** Credit requests that wait for the rep or the manager; null without the feature. */
        creditsWaiting: z.number().int().nullable(),
        /** Null without the feature. */
        pastDue: z.object({ cents, shipTos: z.number().int() }).nullable(),
      }),
    ),
    total: z.object({ now: salesFigures, last: salesFigures.nullable() }),
  }),
})
