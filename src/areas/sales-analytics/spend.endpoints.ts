import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { queryFlag } from '#contract/paging.ts'
import { calendarDate, cents, shipToParams } from '#contract/values.ts'
import { comparedYear } from './sales.ts'
import { salesRefusals } from './sales-analytics.refusals.ts'

/** What spend is listed by. */
export const spendDimensions = ['month', 'category', 'shipTo'] as const
/** One of them. */
export type SpendDimension = (typeof spendDimensions)[number]

/** The most a month's budget can be, in cents. */
export const maxBudget = 100_000_000_000

const ofBuyer = { method: 'GET', needs: ['viewSalesOrders'], params: shipToParams } as const

const spendQuery = z.object({
  by: z.enum(spendDimensions).default('month'),
  /** Only the ship-to of the path, instead of all of its bill-to that the caller may act for. */
  onlyThis: queryFlag.optional(),
})

const spendRow = z.object({
  /** A month 'YYYY-MM', a category's id, or a ship-to's number. */
  key: z.string(),
  label: z.string(),
  spend: cents,
  /**
   * A year before: of months the same month, else the twelve months before; null where it is not
   * known.
   */
  before: cents.nullable(),
  /** A ship-to whose first purchase came during the year before, which is not whole for it. */
  isNew: z.boolean(),
  cases: z.number().int(),
  orders: z.number().int().nullable(),
  /**
   * Cents of the months' budgets; null where not every ship-to has one. By month and ship-to only.
   */
  budget: cents.nullable(),
})

/**
 * NEXT-11: what the kitchens of a bill-to spent in the last twelve months, the present one
 * included.
 */
export const getSpend = endpoint({
  ...ofBuyer,
  name: 'getSpend',
  path: '/divisions/:division/ship-tos/:shipTo/spend',
  livesBy: ['order', 'invoice'],
  summary: 'Spend by month, category or ship-to',
  query: spendQuery,
  answer: z.object({
    /** As asked: a screen shows rows until the next ones are there. */
    by: z.enum(spendDimensions),
    from: calendarDate,
    until: calendarDate,
    rows: z.array(spendRow),
    total: z.object({ spend: cents, before: cents.nullable() }),
    ...comparedYear.shape,
    /**
     * Of the ship-to of the path; null when it has none. Whoever sets it sends the version back.
     */
    budget: z.object({ month: cents, version: z.number().int(), changedByName: z.string() }).nullable(),
    /** What this ship-to spent this month. */
    thisMonth: cents,
  }),
})

/** NEXT-11: the same as a file. */
export const downloadSpend = endpoint({
  ...ofBuyer,
  name: 'downloadSpend',
  path: '/divisions/:division/ship-tos/:shipTo/spend-csv',
  summary: 'Spend as CSV',
  query: spendQuery,
  file: 'text/csv; charset=utf-8',
  answer: fileContent,
})

/** NEXT-11: items whose price moved between last month and this one, the biggest rise first. */
export const listPaidPrices = endpoint({
  ...ofBuyer,
  name: 'listPaidPrices',
  path: '/divisions/:division/ship-tos/:shipTo/price-changes',
  livesBy: ['order', 'invoice'],
  summary: 'Prices paid this month beside last month',
  answer: z.object({
    /** At most 200. */
    changes: z.array(
      z.object({
        itemNumber: z.string(),
        description: z.string(),
        unit: z.enum(['case', 'each']),
        /** Last month. */
        before: cents,
        now: cents,
        change: cents,
        quantity: z.number().int(),
        /** What the change made of this month's quantity. */
        effect: cents,
      }),
    ),
  }),
})

/** NEXT-11: sets what a ship-to wants to spend in a month, or takes it away. */
export const setSpendBudget = endpoint({
  name: 'setSpendBudget',
  method: 'PUT',
  path: '/divisions/:division/ship-tos/:shipTo/spend-budget',
  summary: 'Set the monthly budget of a ship-to',
  needs: ['addOrder', 'viewInvoices'],
  params: shipToParams,
  body: z.object({
    /** Null: no budget any more. */
    month: z.number().int().min(1, 'Enter an amount of more than $0.00.').max(maxBudget).nullable(),
    /** As the caller saw it; 0 when there was none. */
    version: z.number().int().min(0),
  }),
  answer: z.object({ budget: z.object({ month: cents, version: z.number().int() }).nullable() }),
  refusals: [salesRefusals.budget_changed],
})
