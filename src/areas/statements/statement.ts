import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, shipToNumber } from '#contract/values.ts'
import { place } from '#areas/customers/place.ts'

/** BILL-2: how a statement is written: what is open, or what happened between two days. */
export const statementKinds = ['openItem', 'balanceForward'] as const
/** One of them. */
export type StatementKind = (typeof statementKinds)[number]

/** BILL-2: how late a debt is, in the order of a statement's columns. */
export const ageBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const
/** One of them. */
export type AgeBucket = (typeof ageBuckets)[number]

/** What is owed by age. Credits that are not applied stand beside it and lessen only the total. */
export const agedDebt = z
  .object({
    current: cents,
    /** 1 to 30 days past due; so on to 60 and 90. */
    to30: cents,
    to60: cents,
    to90: cents,
    over90: cents,
    /** 0 or less. */
    credits: cents,
    total: cents,
  })
  .meta({ id: 'AgedDebt' })
/** What is owed by age. */
export type AgedDebt = z.output<typeof agedDebt>

/** An account in the list. */
export const statementAccount = z
  .object({
    division: divisionCode,
    billTo: billToNumber,
    name: z.string(),
    /** The division's day. */
    asOf: calendarDate,
    aged: agedDebt,
  })
  .meta({ id: 'StatementAccount' })
/** An account in the list. */
export type StatementAccount = z.output<typeof statementAccount>

/** An invoice or a credit that was open on the day of the statement. */
export const openItem = z
  .object({
    invoiceNumber: z.string(),
    shipTo: shipToNumber,
    invoiceDate: calendarDate,
    dueDate: calendarDate,
    /** 0 until the due date has passed, and of credits. */
    daysPastDue: z.number().int(),
    total: cents,
    /** Less than 0: a credit. */
    open: cents,
    /** True of a credit for what was returned, such as kegs. */
    isDeposit: z.boolean(),
    /** The payment plan it is in today (NEXT-13). */
    planNumber: z.string().nullable(),
  })
  .meta({ id: 'OpenItem' })
/** An invoice or a credit that was open on the day of the statement. */
export type OpenItem = z.output<typeof openItem>

/** What moved the balance on a day. */
export const statementEntry = z
  .object({
    postedOn: calendarDate,
    kind: z.enum(['charge', 'payment', 'discount', 'credit', 'reversal', 'adjustment']),
    /** The invoices it touched, the lowest number first. */
    invoiceNumbers: z.array(z.string()),
    amount: cents,
    /** After it. */
    balance: cents,
  })
  .meta({ id: 'StatementEntry' })
/** What moved the balance on a day. */
export type StatementEntry = z.output<typeof statementEntry>

/** A ship-to of the account that the reader may see. */
const statementShipTo = z.object({ number: shipToNumber, name: z.string() })

/** BILL-2: the statement of a bill-to, or of one of its ship-tos. */
export const statement = z
  .object({
    division: divisionCode,
    divisionName: z.string(),
    billTo: place.extend({ number: billToNumber }),
    /** Null: of all ship-tos the reader may see. */
    shipTo: shipToNumber.nullable(),
    shipTos: z.array(statementShipTo),
    /** False: the account has ship-tos the reader may not see; they are left out. */
    isWhole: z.boolean(),
    kind: z.enum(statementKinds),
    /** The division's today. */
    today: calendarDate,
    /** Everything posted up to this day, and this day included. */
    asOf: calendarDate,
    /** Of a balance forward: its first day. */
    from: calendarDate,
    aged: agedDebt,
    /** Of what is current: due within seven days after `asOf`. */
    dueThisWeek: cents,
    /** The balance before `from`. */
    openingBalance: cents,
    /** Of an open item statement, the page asked for. */
    items: z.array(openItem),
    /** Of a balance forward, the page asked for. */
    entries: z.array(statementEntry),
    /** Of all pages. */
    totalLines: z.number().int(),
  })
  .meta({ id: 'Statement' })
/** The statement of a bill-to, or of one of its ship-tos. */
export type Statement = z.output<typeof statement>
