import { z } from 'zod'
import { calendarDate, cents } from '#contract/values.ts'
import { yearsBefore } from './rules/year-before.ts'

/** What sales are listed by. */
export const salesDimensions = ['week', 'rep', 'customer', 'category', 'brand', 'item'] as const
/** One of them. */
export type SalesDimension = (typeof salesDimensions)[number]

/**
 * What is compared. Items are in many orders at once: orders are counted by the first three only.
 */
export const salesMeasures = ['sales', 'cases', 'margin', 'orders', 'average'] as const
/** One of them. */
export type SalesMeasure = (typeof salesMeasures)[number]

/** Days until today that can be asked for. */
export const salesPeriods = ['weeks4', 'weeks13', 'weeks52', 'month', 'financialPeriod', 'financialYear'] as const
/** One of them. */
export type SalesPeriod = (typeof salesPeriods)[number]

/** How rows are ordered: most of this year, biggest rise, biggest drop. */
export const salesOrders = ['most', 'rise', 'drop'] as const

/** E-mail address of a sales rep, to whose customers a question is kept. */
export const repEmail = z.string().trim().max(200)

/** Sums of a range. */
export const salesFigures = z.object({
  sales: cents,
  cases: z.number().int(),
  units: z.number().int(),
  lines: z.number().int(),
  /** Null where orders cannot be counted: by category, brand and item, and of chosen ones. */
  orders: z.number().int().nullable(),
  /** Only for those who view analysis. */
  margin: cents.optional(),
})
/** The same. */
export type SalesFigures = z.infer<typeof salesFigures>

/** A row: this year's range beside last year's. */
export const salesRow = z.object({
  key: z.string(),
  label: z.string(),
  /** What distinguishes equal labels, such as a number; may be empty. */
  note: z.string(),
  now: salesFigures,
  /** Null where the year before is not known. */
  last: salesFigures.nullable(),
  /**
   * Its first sale came after the first day compared with: the year before is not whole. Of weeks
   * false.
   */
  isNew: z.boolean(),
})
/** The same. */
export type SalesRow = z.infer<typeof salesRow>

/** What there is to compare with. */
export const comparedYear = z.object({
  /** Of the whole range; time steps may have theirs all the same. */
  yearBefore: z.enum(yearsBefore),
  /** Days of the first sales in the divisions, and of the kitchens. */
  first: z.object({ portal: calendarDate.nullable(), kitchens: calendarDate.nullable() }),
})

/** Days of this year and, 364 days earlier, the same weekdays of last year. */
export const comparedRange = z.object({
  from: calendarDate,
  until: calendarDate,
  lastFrom: calendarDate,
  lastUntil: calendarDate,
})
/** The same. */
export type ComparedRange = z.infer<typeof comparedRange>
