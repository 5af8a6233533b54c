import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery } from '#contract/paging.ts'
import { askedDate, calendarDate, cents, divisionCode, itemNumber, shipToNumber } from '#contract/values.ts'
import {
  comparedRange,
  comparedYear,
  repEmail,
  salesDimensions,
  salesFigures,
  salesMeasures,
  salesOrders,
  salesPeriods,
  salesRow,
} from './sales.ts'

/** Rows of a list of sales at most. */
export const salesLimit = 200

const ofStaff = { method: 'GET', needs: ['salesAnalytics'], staffOnly: true, forPeople: true } as const

/** What sales are kept to; all of the caller's customers by default. */
const salesFilter = z.object({
  period: z.enum(salesPeriods).default('weeks13'),
  division: divisionCode.optional(),
  /** With its division. */
  shipTo: shipToNumber.optional(),
  rep: repEmail.optional(),
  /** A category without a parent. */
  category: z.string().trim().max(100).optional(),
  brand: z.string().trim().max(100).optional(),
  itemNumber: itemNumber.optional(),
})
/** The same. */
export type SalesFilterQuery = z.output<typeof salesFilter>

const salesQuery = salesFilter.extend({
  by: z.enum(salesDimensions).default('week'),
  /** What decides the order of rows; margin only for those who view analysis, else sales. */
  measure: z.enum(salesMeasures).default('sales'),
  ranking: z.enum(salesOrders).default('most'),
})

/** STAFF-6: sales of the caller's customers by one thing, beside the same weekdays of last year. */
export const getSales = endpoint({
  ...ofStaff,
  name: 'getSales',
  path: '/sales-analytics',
  summary: 'Sales by week, rep, customer, category, brand or item',
  query: salesQuery,
  answer: z.object({
    /** As asked: a screen shows rows until the next ones are there. */
    by: z.enum(salesDimensions),
    range: comparedRange,
    ...comparedYear.shape,
    /**
     * At most 200; weeks in their order, counted from the first of the range, and blocks of four
     * weeks where only some items are asked for.
     */
    rows: z.array(salesRow),
    /** Rows there are in all. */
    count: z.number().int(),
    /** Of all rows. */
    total: z.object({ now: salesFigures, last: salesFigures.nullable() }),
    /** How a filter reads: the names of what it is kept to. */
    names: z.object({
      rep: z.string().nullable(),
      customer: z.string().nullable(),
      category: z.string().nullable(),
      item: z.string().nullable(),
    }),
    /** Whether cost and margin may be seen. */
    seesMargin: z.boolean(),
  }),
})

/** STAFF-6: the same as a file, at most 20,000 rows. */
export const downloadSales = endpoint({
  ...ofStaff,
  name: 'downloadSales',
  path: '/sales-analytics-csv',
  summary: 'Sales as CSV',
  query: salesQuery,
  file: 'text/csv; charset=utf-8',
  answer: fileContent,
})

/** STAFF-6: the lines behind a sum: ordered, billed and credited ones, the latest first. */
export const listSaleLines = endpoint({
  ...ofStaff,
  name: 'listSaleLines',
  path: '/sales-analytics/lines',
  summary: 'Lines behind a sum of sales',
  /** Days of the period, unless others are given. */
  query: salesFilter.extend({ from: askedDate.optional(), until: askedDate.optional() }).extend(pageQuery.shape),
  answer: z.object({
    from: calendarDate,
    until: calendarDate,
    lines: z.array(
      z.object({
        day: calendarDate,
        division: z.string(),
        shipTo: z.string(),
        shipToName: z.string(),
        itemNumber: z.string(),
        description: z.string(),
        orderId: z.uuid().nullable(),
        orderNumber: z.string().nullable(),
        /** Null while it is only ordered. */
        invoiceNumber: z.string().nullable(),
        cases: z.number().int(),
        units: z.number().int(),
        sales: cents,
        /** Only for those who view analysis. */
        margin: cents.optional(),
      }),
    ),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
  }),
})
