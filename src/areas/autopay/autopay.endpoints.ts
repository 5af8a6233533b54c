import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { billToNumber, calendarDate, divisionCode, shipToNumber } from '#contract/values.ts'
import { payingMethod } from '#areas/payments/payable.ts'
import { autopayEvent, autopayKinds, autopaySchedule, previewedRun } from './autopay.ts'
import { autopayRefusals } from './autopay.refusals.ts'

const needs = ['viewAutopay'] as const

/**
 * BILL-5: the caller's own schedules, and those of bill-tos that are theirs as a whole; staff also
 * see those of persons of these. The soonest run first, inactive ones last.
 */
export const listAutopaySchedules = endpoint({
  name: 'listAutopaySchedules',
  method: 'GET',
  path: '/autopay/schedules',
  livesBy: ['autopay', 'payment'],
  summary: 'Autopay schedules of the caller and of their bill-tos',
  query: pageQuery.extend({
    /** In the number or name of the bill-to, or the name of the person. */
    keyword: z.string().trim().max(100).default(''),
    kind: z.enum(autopayKinds).optional(),
    status: z.enum(['all', 'active', 'inactive']).default('all'),
  }),
  needs,
  answer: z.object({
    schedules: z.array(autopaySchedule),
    totalRecords: z.number().int().optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** In the division of the caller. */
    today: calendarDate,
  }),
})

/** The schedule of a path. */
export const scheduleParams = z.object({ scheduleId: z.uuid() })
const path = '/autopay/schedules/:scheduleId'

/** BILL-5: one schedule. */
export const getAutopaySchedule = endpoint({
  name: 'getAutopaySchedule',
  method: 'GET',
  path,
  livesBy: ['autopay', 'payment'],
  summary: 'One autopay schedule',
  params: scheduleParams,
  needs,
  answer: z.object({ schedule: autopaySchedule, today: calendarDate }),
  refusals: [autopayRefusals.schedule_not_found],
})

/** BILL-5: coming runs with the invoices of today. */
export const autopayPreview = z.object({
  runs: z.array(previewedRun),
  /** Why it could not pay as of now, as a sentence; null when it can. */
  problem: z.string().nullable(),
  timeZone: z.string(),
  today: calendarDate,
})
/** Coming runs with the invoices of today. */
export type AutopayPreview = z.output<typeof autopayPreview>

/**
 * BILL-5: the next runs with the invoices of today; of an inactive schedule, as if it were active.
 */
export const previewAutopay = endpoint({
  name: 'previewAutopay',
  method: 'GET',
  path: `${path}/preview`,
  livesBy: ['autopay', 'payment', 'invoice'],
  summary: 'The next runs of an autopay schedule, with the invoices of today',
  params: scheduleParams,
  needs,
  answer: autopayPreview,
  refusals: [autopayRefusals.schedule_not_found],
})

/** BILL-5: what has happened to a schedule, the latest first. */
export const listAutopayLog = endpoint({
  name: 'listAutopayLog',
  method: 'GET',
  path: `${path}/log`,
  livesBy: ['autopay', 'payment'],
  summary: 'The log of an autopay schedule',
  params: scheduleParams,
  query: pageQuery,
  needs,
  answer: z.object({
    events: z.array(autopayEvent),
    totalRecords: z.number().int().optional(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    timeZone: z.string(),
  }),
  refusals: [autopayRefusals.schedule_not_found],
})

/** BILL-5: what a schedule of a bill-to can be made of. */
export const getAutopayChoices = endpoint({
  name: 'getAutopayChoices',
  method: 'GET',
  path: '/divisions/:division/bill-tos/:billTo/autopay-choices',
  summary: 'Ship-tos, payment methods and persons for an autopay schedule',
  params: z.object({ division: divisionCode, billTo: billToNumber }),
  query: z.object({ userId: z.uuid().optional() }),
  needs: ['addAutopay'],
  answer: z.object({
    billToName: z.string(),
    /** Those of the person: the caller, or `userId`. */
    shipTos: z.array(z.object({ number: shipToNumber, name: z.string() })),
    /** False: the person has only some ship-tos, and schedules of the bill-to are not theirs. */
    hasWholeBillTo: z.boolean(),
    /** Cards only where the person may pay by card. */
    methods: z.array(payingMethod),
    /** For staff: in whose name it can pay; empty for customers, who choose themselves. */
    people: z.array(z.object({ userId: z.uuid(), name: z.string(), email: z.string() })),
    today: calendarDate,
    timeZone: z.string(),
    runTime: z.string(),
  }),
  refusals: [autopayRefusals.bill_to_not_found, autopayRefusals.person_not_found],
})
