import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { askedDate, calendarDate, cents } from '#contract/values.ts'
import {
  financialWeek,
  incentiveEntry,
  incentiveLimits,
  incentiveRecord,
  ownIncentive,
  ownWeek,
  repTotal,
} from './incentive-record.ts'
import { incentiveRefusals } from './incentive-payroll.refusals.ts'
import { incentiveTypeNames } from './incentive-types.ts'

const needs = ['addIncentivePayroll'] as const
const incentiveType = z.enum(incentiveTypeNames)
const done = z.object({ isSuccess: z.literal(true), message: z.string() })
const wrongEntry = [
  incentiveRefusals.incentive_week_closed,
  incentiveRefusals.incentive_rep_unknown,
  incentiveRefusals.incentive_about_missing,
  incentiveRefusals.incentive_ship_to_unknown,
  incentiveRefusals.incentive_number_missing,
  incentiveRefusals.incentive_number_unused,
  incentiveRefusals.incentive_number_zero,
  incentiveRefusals.incentive_number_negative,
  incentiveRefusals.incentive_exists,
]

/** STAFF-1: financial weeks of the last, this and the next year, in order; read once. */
export const listFinancialWeeks = endpoint({
  name: 'listFinancialWeeks',
  method: 'GET',
  path: '/incentive-payroll/financial-weeks',
  summary: 'Financial weeks for incentive payroll',
  needs,
  staffOnly: true,
  answer: z.object({ weeks: z.array(financialWeek) }),
})

/** STAFF-1: a week's records of one type, and what each rep gets for it in all types. */
export const listIncentives = endpoint({
  name: 'listIncentives',
  method: 'GET',
  path: '/incentive-payroll/:incentiveType',
  summary: 'Incentive records of a week',
  needs,
  staffOnly: true,
  params: z.object({ incentiveType }),
  /** Any day of the week; the current week by default. */
  query: z.object({ day: askedDate.optional() }),
  answer: z.object({
    week: financialWeek,
    records: z.array(incentiveRecord),
    totals: z.array(repTotal),
    /** Reps for whom the caller may enter records. */
    reps: z.array(z.object({ email: z.string(), name: z.string() })),
    /** Whether the caller may close and reopen weeks. */
    mayClose: z.boolean(),
  }),
})

/**
 * STAFF-1: adds records: all or none. A refusal names the entry in `details.entry`, counted from 0,
 * and its field.
 */
export const saveIncentives = endpoint({
  name: 'saveIncentives',
  method: 'POST',
  path: '/incentive-payroll/:incentiveType/save',
  summary: 'Add incentive records',
  needs,
  staffOnly: true,
  idempotent: true,
  params: z.object({ incentiveType }),
  body: z.object({ entries: z.array(incentiveEntry).min(1).max(incentiveLimits.records) }),
  answer: done.extend({ ids: z.array(z.uuid()) }),
  status: 201,
  refusals: wrongEntry,
})

/** STAFF-1: changes one record of an open week. */
export const updateIncentive = endpoint({
  name: 'updateIncentive',
  method: 'PUT',
  path: '/incentive-payroll/:incentiveType/:incentiveId',
  summary: 'Change an incentive record',
  needs,
  staffOnly: true,
  ifMatch: true,
  params: z.object({ incentiveType, incentiveId: z.uuid() }),
  body: incentiveEntry,
  answer: done,
  refusals: [...wrongEntry, incentiveRefusals.incentive_not_found, incentiveRefusals.incentive_changed],
})

/** STAFF-1: deletes one record of an open week; the audit trail keeps it. */
export const deleteIncentive = endpoint({
  name: 'deleteIncentive',
  method: 'DELETE',
  path: '/incentive-payroll/:incentiveType/:incentiveId',
  summary: 'Delete an incentive record',
  needs,
  staffOnly: true,
  params: z.object({ incentiveType, incentiveId: z.uuid() }),
  answer: done,
  refusals: [incentiveRefusals.incentive_not_found, incentiveRefusals.incentive_week_closed],
})

/** STAFF-1: closes a week or opens it again, for everybody. */
export const setWeekClosed = endpoint({
  name: 'setWeekClosed',
  method: 'PUT',
  path: '/incentive-payroll/financial-weeks/:day',
  summary: 'Close or reopen a week of incentive payroll',
  needs,
  staffOnly: true,
  /** Any day of the week. */
  params: z.object({ day: askedDate }),
  body: z.object({ isClosed: z.boolean() }),
  answer: done,
  refusals: [incentiveRefusals.incentive_close_office],
})

/** STAFF-1: a week as the payroll system takes it: a line for each rep and type. */
export const downloadIncentives = endpoint({
  name: 'downloadIncentives',
  method: 'GET',
  path: '/incentive-payroll/financial-weeks/:day/file',
  summary: 'A week of incentive payroll as CSV',
  needs,
  staffOnly: true,
  params: z.object({ day: askedDate }),
  file: 'text/csv; charset=utf-8',
  answer: fileContent,
})

const own = ['viewIncentivePayroll'] as const

/** STAFF-1: the weeks of a financial year for which the reader has records, newest first. */
export const listOwnIncentiveWeeks = endpoint({
  name: 'listOwnIncentiveWeeks',
  method: 'GET',
  path: '/incentive-payroll/mine',
  summary: 'Weeks of your own incentives',
  needs: own,
  staffOnly: true,
  /** Any day of the financial year; the current one by default. */
  query: z.object({ day: askedDate.optional() }),
  answer: z.object({
    /** The current year and those before it, each by its first day. */
    years: z.array(z.object({ year: z.number().int(), startsOn: calendarDate })),
    year: z.number().int(),
    weeks: z.array(ownWeek),
    totalCents: cents,
  }),
})

/** STAFF-1: the reader's own records of a week, to be read alone. */
export const getOwnIncentives = endpoint({
  name: 'getOwnIncentives',
  method: 'GET',
  path: '/incentive-payroll/mine/:day',
  summary: 'Your own incentives of a week',
  needs: own,
  staffOnly: true,
  /** Any day of the week. */
  params: z.object({ day: askedDate }),
  answer: z.object({ week: ownWeek, records: z.array(ownIncentive) }),
})
