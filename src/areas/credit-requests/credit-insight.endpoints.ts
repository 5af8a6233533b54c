import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery, queryList } from '#contract/paging.ts'
import { askedDate, calendarDate, cents, divisionCode, itemNumber, shipToNumber } from '#contract/values.ts'
import { creditStatuses, creditUnits } from './credit-request.ts'
import { creditRefusals } from './credit-requests.refusals.ts'

/**
 * What credits are looked at by. `route`: the division's weekday on which the goods came; `week`:
 * that in which the request was made, from Monday on.
 */
export const insightKinds = ['code', 'item', 'vendor', 'route', 'customer', 'week'] as const
/** One of them. */
export type InsightKind = (typeof insightKinds)[number]

/**
 * What narrows an insight: days of the division on which requests were made; 90 back by default.
 */
const insightFilter = z.object({
  from: askedDate.optional(),
  to: askedDate.optional(),
  divisions: queryList.pipe(z.array(divisionCode)).meta({ description: 'Division codes, such as NLV,NIC' }).optional(),
  /** All but cancelled ones, unless given. */
  statuses: queryList
    .pipe(z.array(z.enum(creditStatuses)))
    .meta({ description: 'Credit states, such as approved,rejected' })
    .optional(),
})
/** What narrows an insight. */
export type InsightFilter = z.output<typeof insightFilter>

const ofStaff = {
  method: 'GET',
  needs: ['viewCreditRequests', 'actOnCreditRequests'],
  staffOnly: true,
  refusals: [creditRefusals.credit_range_is_backwards, creditRefusals.credit_range_too_long],
} as const
const range = { from: calendarDate, to: calendarDate }

/** CREDIT-2: credits of all customers the caller looks after, by one thing. */
export const getCreditInsight = endpoint({
  ...ofStaff,
  name: 'getCreditInsight',
  path: '/credit-requests/insight',
  livesBy: ['credit-request'],
  summary: 'Credits by code, item, vendor, route, customer or week',
  query: insightFilter.extend({ by: z.enum(insightKinds).default('code') }),
  answer: z.object({
    /** At most 200, what was asked for most first; weeks in their order. */
    bars: z.array(
      z.object({
        /** What the lines behind the bar are asked for with. */
        key: z.string(),
        label: z.string(),
        requests: z.number().int(),
        lines: z.number().int(),
        /** Without shares of tax and other charges, as of all amounts here. */
        asked: cents,
        approved: cents,
      }),
    ),
    asked: cents,
    approved: cents,
    ...range,
  }),
})

const behind = insightFilter.extend({
  by: z.enum(insightKinds).optional(),
  /** Of a bar; all lines unless given. */
  key: z.string().max(200).optional(),
})

/** CREDIT-2: the lines behind a bar. */
export const listCreditInsightLines = endpoint({
  ...ofStaff,
  name: 'listCreditInsightLines',
  path: '/credit-requests/insight/lines',
  livesBy: ['credit-request'],
  summary: 'The lines behind a bar of an insight',
  query: pageQuery.extend(behind.shape),
  answer: z.object({
    lines: z.array(
      z.object({
        requestId: z.uuid(),
        requestNumber: z.string(),
        status: z.enum(creditStatuses),
        createdOn: calendarDate,
        division: divisionCode,
        invoiceNumber: z.string(),
        invoiceDate: calendarDate,
        shipTo: shipToNumber,
        shipToName: z.string(),
        itemNumber,
        description: z.string(),
        vendorName: z.string(),
        code: z.string(),
        unit: z.enum(creditUnits),
        quantity: z.number().int(),
        asked: cents,
        approved: cents,
      }),
    ),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    ...range,
  }),
})

/** CREDIT-2: the same as a file. */
export const downloadCreditInsight = endpoint({
  ...ofStaff,
  name: 'downloadCreditInsight',
  path: '/credit-requests/insight/csv',
  summary: 'Credit lines as CSV',
  query: behind,
  answer: fileContent,
  file: 'text/csv; charset=utf-8',
})
