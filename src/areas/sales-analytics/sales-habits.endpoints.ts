import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { calendarDate, cents, divisionCode, itemNumber, shipToNumber, shipToParams } from '#contract/values.ts'
import { repEmail } from './sales.ts'
import { salesRefusals } from './sales-analytics.refusals.ts'

const ofStaff = { needs: ['salesAnalytics'], staffOnly: true, forPeople: true } as const

const lapsed = {
  division: z.string(),
  shipTo: z.string(),
  shipToName: z.string(),
  billTo: z.string(),
  /** Usual days between two purchases. */
  medianDays: z.number().int(),
  lastOn: calendarDate,
  weeksOverdue: z.number().int(),
}
const page = { totalRecords: z.number().int(), pageNo: z.number().int(), pageSize: z.number().int() }
const lapsedQuery = pageQuery.extend({
  division: divisionCode.optional(),
  /** With its division. */
  shipTo: shipToNumber.optional(),
  rep: repEmail.optional(),
})

/** STAFF-6: items that the caller's customers bought regularly and do not any more. */
export const listLapsedItems = endpoint({
  ...ofStaff,
  name: 'listLapsedItems',
  method: 'GET',
  path: '/sales-analytics/lapsed-items',
  summary: 'Items that customers stopped buying',
  query: lapsedQuery,
  answer: z.object({
    items: z.array(
      z.object({
        ...lapsed,
        itemNumber: z.string(),
        description: z.string(),
        packSizeDescription: z.string(),
        purchases: z.number().int(),
        /** It stands among the customer's usual items until it is bought again. */
        isSuggested: z.boolean(),
      }),
    ),
    ...page,
  }),
})

/** STAFF-6: customers who ordered regularly and do not any more. */
export const listLapsedCustomers = endpoint({
  ...ofStaff,
  name: 'listLapsedCustomers',
  method: 'GET',
  path: '/sales-analytics/lapsed-customers',
  summary: 'Customers who stopped ordering',
  query: pageQuery.extend({ rep: repEmail.optional() }),
  answer: z.object({
    customers: z.array(z.object({ ...lapsed, phone: z.string(), email: z.string(), yearSales: cents })),
    ...page,
  }),
})

/**
 * STAFF-6: categories that similar kitchens buy and this one does not; nothing of fewer than five.
 */
export const getWalletGaps = endpoint({
  ...ofStaff,
  name: 'getWalletGaps',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/wallet-gaps',
  summary: 'Categories that similar customers buy',
  params: shipToParams,
  answer: z.object({
    /**
     * Other kitchens of the same price class that bought in the last 26 weeks; 0 when fewer than
     * five.
     */
    kitchens: z.number().int(),
    gaps: z.array(
      z.object({
        category: z.string(),
        name: z.string(),
        /** Whole percent of these kitchens. */
        share: z.number().int(),
        /** What a buyer spends in 26 weeks on average, in whole dollars. */
        average: cents,
      }),
    ),
  }),
})

const suggested = {
  ...ofStaff,
  needs: ['salesAnalytics', 'manageCart'],
  path: '/divisions/:division/ship-tos/:shipTo/suggested-items/:itemNumber',
  params: shipToParams.extend({ itemNumber }),
  answer: z.object({ isSuggested: z.boolean() }),
} as const

/** STAFF-6: puts an item first among the customer's usual items until it is bought again. */
export const suggestUsualItem = endpoint({
  ...suggested,
  name: 'suggestUsualItem',
  method: 'PUT',
  summary: 'Suggest an item to a customer',
  body: z.object({}),
  refusals: [salesRefusals.suggested_item_unknown],
})

/** STAFF-6: takes the suggestion back. */
export const withdrawSuggestedItem = endpoint({
  ...suggested,
  name: 'withdrawSuggestedItem',
  method: 'DELETE',
  summary: 'Take the suggestion of an item back',
})
