import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { askedDate, calendarDate, cents, instant } from '#contract/values.ts'
import { incentiveTypeNames } from './incentive-types.ts'

/** Bounds of a record: characters, cases, cents and hundredths of a percent. */
export const incentiveLimits = {
  about: 60,
  note: 200,
  cases: 99_999,
  cents: 99_999_999,
  percentHundredths: 10_000,
  /** Most records saved by one call. */
  records: 500,
} as const

const whole = (most: number) => z.number().int().min(-most).max(most).nullable()

/** What is entered for one record; which numbers are needed is the type's (`checkIncentive`). */
export const incentiveEntry = z.object({
  /** The rep's mail address, as ship-tos name it. */
  repEmail: freeText({ label: 'Rep', max: 200 }),
  /** A day of the financial week it is paid for. */
  day: askedDate,
  about: freeText({ label: 'What it is for', max: incentiveLimits.about }),
  baseCases: whole(incentiveLimits.cases),
  cases: whole(incentiveLimits.cases),
  /** Cents: per case, bonus or collected. */
  moneyCents: whole(incentiveLimits.cents),
  /** Hundredths of a percent. */
  percentHundredths: z.number().int().min(1).max(incentiveLimits.percentHundredths).nullable(),
  note: freeText({ label: 'Note', max: incentiveLimits.note }),
})
/** What is entered for one record. */
export type IncentiveEntry = z.output<typeof incentiveEntry>

/** STAFF-1: a record as those who keep the payroll see it. */
export const incentiveRecord = z
  .object({
    id: z.uuid(),
    type: z.enum(incentiveTypeNames),
    repEmail: z.string(),
    repName: z.string(),
    day: calendarDate,
    about: z.string(),
    baseCases: z.number().int().nullable(),
    cases: z.number().int().nullable(),
    moneyCents: cents.nullable(),
    percentHundredths: z.number().int().nullable(),
    note: z.string(),
    /** What is paid: `amountOf`. */
    amountCents: cents,
    version: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
  })
  .meta({ id: 'IncentiveRecord' })
/** A record as those who keep the payroll see it. */
export type IncentiveRecord = z.output<typeof incentiveRecord>

/** A financial week, Sunday to Saturday unless the operator set another day. */
export const financialWeek = z
  .object({
    startsOn: calendarDate,
    endsOn: calendarDate,
    /** The financial year, named after the calendar year in which it starts or nearly starts. */
    year: z.number().int(),
    /** 1 to 12. */
    period: z.number().int(),
    /** 1 to 53, within the year. */
    week: z.number().int(),
    isClosed: z.boolean(),
  })
  .meta({ id: 'FinancialWeek' })
/** A financial week. */
export type FinancialWeek = z.output<typeof financialWeek>

/** Cents by type; types without records are absent. */
const byType = z.partialRecord(z.enum(incentiveTypeNames), cents)

/** STAFF-1: what the reader got for a week. */
export const ownWeek = financialWeek.extend({ byType, totalCents: cents }).meta({ id: 'OwnIncentiveWeek' })
/** What the reader got for a week. */
export type OwnWeek = z.output<typeof ownWeek>

/** STAFF-1: a record as the rep reads it whom it pays. */
export const ownIncentive = incentiveRecord
  .omit({ repEmail: true, repName: true, version: true, changedByName: true, changedAt: true })
  .meta({ id: 'OwnIncentive' })
/** A record as the rep reads it whom it pays. */
export type OwnIncentive = z.output<typeof ownIncentive>

/** What a rep gets for a week, by type. */
export const repTotal = z
  .object({
    repEmail: z.string(),
    repName: z.string(),
    byType,
    totalCents: cents,
  })
  .meta({ id: 'IncentiveTotal' })
/** What a rep gets for a week, by type. */
export type RepTotal = z.output<typeof repTotal>
