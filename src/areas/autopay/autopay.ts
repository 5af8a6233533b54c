import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, shipToNumber } from '#contract/values.ts'

/** S1 section 3: a schedule is a person's own, or a bill-to's. */
export const autopayKinds = ['user', 'billTo'] as const
/** Whose a schedule is. */
export type AutopayKind = (typeof autopayKinds)[number]

/**
 * When a schedule pays: each invoice on its due date, on a weekday, on a day of the month, or each
 * invoice some days after its delivery.
 */
export const autopayTimings = ['dueDate', 'weekday', 'dayOfMonth', 'daysAfterDelivery'] as const
/** One of them. */
export type AutopayTiming = (typeof autopayTimings)[number]

/**
 * What a run on a weekday or a day of the month pays: what is due by then, what falls due before
 * the run after it, or all that is open. The other timings pay what is due by their own day.
 */
export const autopayCovers = ['due', 'dueBeforeNext', 'open'] as const
/** One of them. */
export type AutopayCover = (typeof autopayCovers)[number]

/**
 * What came of a run. `overLimit`: the sum was more than the limit and nothing was paid. `stopped`:
 * the run ended the schedule.
 */
export const autopayOutcomes = ['paid', 'skipped', 'nothingDue', 'overLimit', 'stopped'] as const
/** One of them. */
export type AutopayOutcome = (typeof autopayOutcomes)[number]

/** What has happened to a schedule. */
export const autopayEventKinds = [
  'created',
  'changed',
  'activated',
  'deactivated',
  'noticed',
  ...autopayOutcomes,
] as const
/** One of them. */
export type AutopayEventKind = (typeof autopayEventKinds)[number]

/** [decided] Max schedules of a bill-to, of all kinds and people. */
export const maxSchedules = 50
/** Max bill-tos for which one call sets up schedules. */
export const maxBillTos = 30
/** [decided] The time of day in the division at which runs are made. */
export const runTime = '06:00'
/** Hours before a run at which its mail goes out. */
export const noticeHours = 48

/** What a schedule pays, and when. */
export interface AutopayTerms {
  readonly timing: AutopayTiming
  /**
   * 0 (Sunday) to 6 for `weekday`, 1 to 31 for `dayOfMonth`, 0 to 60 for `daysAfterDelivery`; null
   * for `dueDate`.
   */
  readonly day: number | null
  readonly covers: AutopayCover
  /** Empty: all of the bill-to that its person may act for. */
  readonly shipTos: readonly string[]
  /** A run that would collect more pays nothing; null: no limit. */
  readonly limit: number | null
}

/** A run that is planned. */
export const plannedRun = z
  .object({
    /** The day that names the run, once and for all; `skip` takes it. */
    period: calendarDate,
    /** The day on which it pays: for banks a banking day. */
    payOn: calendarDate,
    runsAt: instant,
  })
  .meta({ id: 'AutopayPlannedRun' })

/** BILL-5: a schedule as lists show it. */
export const autopaySchedule = z
  .object({
    id: z.uuid(),
    kind: z.enum(autopayKinds),
    division: divisionCode,
    billTo: billToNumber,
    billToName: z.string(),
    /** In whose name it pays: it sees their invoices, and they get its mails. */
    userId: z.uuid(),
    userName: z.string(),
    timing: z.enum(autopayTimings),
    day: z.number().int().nullable(),
    covers: z.enum(autopayCovers),
    shipTos: z.array(z.object({ number: shipToNumber, name: z.string() })),
    limit: cents.nullable(),
    paymentSettingsId: z.uuid(),
    /** 'Visa ending in 4242'; empty when it is gone. */
    methodName: z.string(),
    methodKind: z.enum(['bank', 'card']).nullable(),
    isActive: z.boolean(),
    /** Why the portal stopped it, as a sentence; empty otherwise. */
    stopReason: z.string(),
    /** 'Every Friday'. */
    whenText: z.string(),
    /** 'What is due by then, for all ship-tos'. */
    whatText: z.string(),
    /** Null: inactive, or nothing to pay as of now. */
    nextRun: plannedRun.nullable(),
    lastRun: z.object({ payOn: calendarDate, outcome: z.enum(autopayOutcomes), text: z.string() }).nullable(),
    /** Grows with each change; `edit` takes the one that was seen. */
    version: z.number().int(),
    createdAt: instant,
    createdByName: z.string(),
    /** IANA name of the division's zone. */
    timeZone: z.string(),
    /** Null where allowed, else why not, as a sentence. */
    abilities: z.object({
      edit: z.string().nullable(),
      activate: z.string().nullable(),
      deactivate: z.string().nullable(),
      skip: z.string().nullable(),
      runNow: z.string().nullable(),
      remove: z.string().nullable(),
    }),
  })
  .meta({ id: 'AutopaySchedule' })
/** A schedule as lists show it. */
export type AutopaySchedule = z.output<typeof autopaySchedule>

/** What a run would do to one invoice, or to one credit, as of today. */
const previewLine = z
  .object({
    invoiceNumber: z.string(),
    shipTo: shipToNumber,
    shipToName: z.string(),
    invoiceDate: calendarDate,
    dueDate: calendarDate,
    open: cents,
    pay: cents,
    discount: cents,
    /** Less than 0 on a credit: so much of it would be used. */
    credit: cents,
  })
  .meta({ id: 'AutopayPreviewLine' })

/** BILL-5: a coming run with the invoices of today. */
export const previewedRun = plannedRun
  .extend({
    isSkipped: z.boolean(),
    /** Null where this run can be skipped, else why not. */
    skip: z.string().nullable(),
    /** What would be collected. */
    total: cents,
    discount: cents,
    credit: cents,
    isOverLimit: z.boolean(),
    /** At most `maxPreviewLines`, oldest due date first. */
    lines: z.array(previewLine),
    /** How many there are beyond those. */
    notShown: z.number().int(),
  })
  .meta({ id: 'AutopayPreviewedRun' })
/** A coming run with the invoices of today. */
export type PreviewedRun = z.output<typeof previewedRun>

/** How many runs a preview shows, and lines of each. */
export const previewRunCount = 5
/** Lines of one previewed run. */
export const maxPreviewLines = 100

/** BILL-5: one line of a schedule's log. */
export const autopayEvent = z
  .object({
    at: instant,
    kind: z.enum(autopayEventKinds),
    /** Null: the portal itself. */
    byName: z.string().nullable(),
    /** The member of staff who was logged in as that person; null otherwise (AUTH-8). */
    byStaffName: z.string().nullable(),
    /** A sentence. */
    text: z.string(),
    /** The payment of the run. */
    payment: z.object({ id: z.uuid(), paymentNumber: z.string(), status: z.string(), amount: cents }).nullable(),
  })
  .meta({ id: 'AutopayEvent' })
/** One line of a schedule's log. */
export type AutopayEvent = z.output<typeof autopayEvent>
