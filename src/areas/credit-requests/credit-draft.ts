import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { askedDate, billToNumber, calendarDate, cents, itemNumber, shipToNumber } from '#contract/values.ts'
import { creditCode, creditCodeKey } from './credit-code.ts'
import { creditStatuses, creditUnits } from './credit-request.ts'
import { creditTexts } from './credit-texts.ts'

/** Most lines of one request, most photos of a line or a comment. */
export const creditLimits = { lines: 200, photos: 10 } as const

/** What one pool of an invoice's line had, and what requests claim of it. */
const pool = z.object({
  /** Eaches; of catch weight, the cases' pool is hundredths of a pound. */
  size: z.number().int(),
  value: cents,
  /** Claimed by codes about goods, and by codes about the price. */
  goodsClaimed: z.number().int(),
  priceClaimed: z.number().int(),
})

/** CREDIT-1: a line of an invoice with what is left to credit of it. */
export const creditableLine = z
  .object({
    lineNumber: z.number().int(),
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    shippedCases: z.number().int(),
    shippedUnits: z.number().int(),
    /** Weighed, in hundredths of a pound; null unless it is catch weight. */
    weight: z.number().int().nullable(),
    /** Eaches of a case; 1 where it cannot be broken. */
    eachesPerCase: z.number().int(),
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** What its weighed pounds cost, in hundredths of a cent a pound. */
    perPound: z.number().int().nullable(),
    lineTotal: cents,
    cases: pool,
    units: pool,
    /** Claimed of the line's total, and how much of it by codes about the price. */
    claimedCents: cents,
    priceClaimedCents: cents,
    /** NEXT-1: where it bills more than was ordered: a line of a request, ready to send. */
    mismatch: z
      .object({ unit: z.enum(creditUnits), quantity: z.number().int(), askedPrice: z.number().int() })
      .nullable(),
  })
  .meta({ id: 'CreditableLine' })
/** A line of an invoice with what is left to credit of it. */
export type CreditableLine = z.output<typeof creditableLine>

/** CREDIT-1: all that a request for an invoice is checked against. */
export const creditOptions = z
  .object({
    division: z.string(),
    invoiceNumber: z.string(),
    invoiceDate: calendarDate,
    /** The day of the delivery, where it is later than the invoice's: days to ask count from it. */
    cameOn: calendarDate,
    shipTo: shipToNumber,
    shipToName: z.string(),
    billTo: billToNumber,
    total: cents,
    /** What its total has beyond its lines, and what requests claim of it. */
    otherCharges: cents,
    chargesClaimed: cents,
    linesTotal: cents,
    lines: z.array(creditableLine),
    /** Those that can be chosen. */
    codes: z.array(creditCode),
    /** Requests there are for the invoice, the latest first. */
    requests: z.array(
      z.object({ id: z.uuid(), requestNumber: z.string(), status: z.enum(creditStatuses), amount: cents }),
    ),
    /** In the division. */
    today: calendarDate,
  })
  .meta({ id: 'CreditOptions' })
/** All that a request for an invoice is checked against. */
export type CreditOptions = z.output<typeof creditOptions>

/** CREDIT-1: one line somebody asks credit for. */
export const askedCreditLine = z.object({
  invoiceLine: z.number('Choose a line of the invoice').int('Choose a line of the invoice').min(1).max(1_000_000),
  code: creditCodeKey,
  unit: z.enum(creditUnits),
  /** Whole cases or eaches; hundredths of a pound. */
  quantity: z
    .number('Quantities are whole numbers')
    .int('Quantities are whole numbers')
    .min(0, 'Quantity cannot be less than 0')
    .max(100_000_000, 'Quantity is too large'),
  /** The price that was right, for codes about the price. */
  askedPrice: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  reason: freeText(creditTexts.lineReason).default(''),
  isPickUp: z.boolean().default(false),
  /** Ids of photos the requester has uploaded. */
  photos: z.array(z.uuid()).max(creditLimits.photos, `At most ${creditLimits.photos} photos of a line`).default([]),
})
/** One line somebody asks credit for. */
export type AskedCreditLine = z.output<typeof askedCreditLine>

/** CREDIT-1: a request somebody sends. */
export const askedCredit = z.object({
  lines: z.array(askedCreditLine).max(creditLimits.lines, `At most ${creditLimits.lines} lines at once`),
  note: freeText(creditTexts.note).default(''),
  /** The day of the pick-up; null: with the next delivery. */
  returnOn: askedDate.nullable().default(null),
  /** As it was reviewed: another total is refused. Null: whatever it is. */
  total: cents.min(-1e12).max(1e12).nullable().default(null),
})
/** A request somebody sends. */
export type AskedCredit = z.output<typeof askedCredit>
