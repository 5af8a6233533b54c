import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, itemNumber, shipToNumber } from '#contract/values.ts'

/** CREDIT-3: the states of a request; the first four are open. */
export const creditStatuses = [
  'pendingDsrApproval',
  'pendingDsmApproval',
  'pendingApproval',
  'inProgress',
  'approved',
  'rejected',
  'cancelled',
] as const
/** One of them. */
export type CreditStatus = (typeof creditStatuses)[number]

/** What one side, the DSR or the DSM, made of a request; null: it was not asked. */
export const sideStatuses = ['pending', 'approved', 'rejected'] as const
/** One of them. */
export type SideStatus = (typeof sideStatuses)[number]

/** What people do with a request. */
export const creditMoveNames = [
  'assign',
  'unassign',
  'reassign',
  'takeOver',
  'approve',
  'dsrApprove',
  'dsrReject',
  'reject',
  'cancel',
] as const
/** One of them. */
export type CreditMoveName = (typeof creditMoveNames)[number]

/** Above it the DSM approves too (decided constants). */
export const dsrApprovalLimitCents = 50_000

/** Who made a request: the customer, or staff for the customer. */
export const creditOrigins = ['customer', 'internal'] as const
/** One of them. */
export type CreditOrigin = (typeof creditOrigins)[number]

/** CREDIT-2: the credit type: goods that stay or never came, goods that go back, a wrong price. */
export const creditTypes = ['credit', 'return', 'price'] as const
/** One of them. */
export type CreditType = (typeof creditTypes)[number]

/** Cases, eaches, or pounds of catch weight. */
export const creditUnits = ['CS', 'EA', 'LB'] as const
/** One of them. */
export type CreditUnit = (typeof creditUnits)[number]

/** What has happened to a request; `posted` and `declined` by the ERP. */
export const creditEventKinds = ['created', ...creditMoveNames, 'posted', 'declined'] as const
/** One of them. */
export type CreditEventKind = (typeof creditEventKinds)[number]

/** A photo; its addresses are for whoever may read the request. */
export const creditPhoto = z
  .object({ id: z.uuid(), url: z.string(), thumbnailUrl: z.string() })
  .meta({ id: 'CreditPhoto' })
/** A photo. */
export type CreditPhoto = z.output<typeof creditPhoto>

/** CREDIT-1: one line of a request. */
export const creditLine = z
  .object({
    lineNumber: z.number().int(),
    /** Of the invoice. */
    invoiceLine: z.number().int(),
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    code: z.string(),
    codeName: z.string(),
    unit: z.enum(creditUnits),
    /** Whole cases or eaches; hundredths of a pound. */
    quantity: z.number().int(),
    /** By the unit, in cents; by the pound hundredths of a cent. */
    billedPrice: z.number().int(),
    /** The price that was right, of a code about the price; else null. */
    askedPrice: z.number().int().nullable(),
    reason: z.string(),
    /** True: the goods go back. */
    isPickUp: z.boolean(),
    amount: cents,
    /** Null until it is approved; 0: declined. */
    approvedQuantity: z.number().int().nullable(),
    approvedAmount: cents.nullable(),
    photos: z.array(creditPhoto),
  })
  .meta({ id: 'CreditLine' })
/** One line of a request. */
export type CreditLine = z.output<typeof creditLine>

/** CREDIT-2: what only staff read of a request. */
const staffPart = z.object({
  dsrName: z.string(),
  dsmName: z.string(),
  dsrStatus: z.enum(sideStatuses).nullable(),
  dsmStatus: z.enum(sideStatuses).nullable(),
  assigneeId: z.uuid().nullable(),
  assigneeName: z.string().nullable(),
  /** By when it is to be decided. */
  dueAt: instant,
  /** Times it was approved: above 1 after a declined posting. */
  attempt: z.number().int(),
})

/** CREDIT-2: a request in a list. */
export const creditSummary = z
  .object({
    id: z.uuid(),
    requestNumber: z.string(),
    division: divisionCode,
    invoiceNumber: z.string(),
    invoiceDate: calendarDate,
    shipTo: shipToNumber,
    shipToName: z.string(),
    billTo: billToNumber,
    billToName: z.string(),
    origin: z.enum(creditOrigins),
    status: z.enum(creditStatuses),
    /** Raised by every move. */
    version: z.number().int(),
    codes: z.array(z.string()),
    creditTypes: z.array(z.enum(creditTypes)),
    lines: z.number().int(),
    photos: z.number().int(),
    /** What is asked for, charges included. */
    amount: cents,
    /** Null until it is approved. */
    approvedAmount: cents.nullable(),
    /** The day of the pick-up; null: with the next delivery, or nothing goes back. */
    returnOn: calendarDate.nullable(),
    createdAt: instant,
    /** Its day in the division. */
    createdOn: calendarDate,
    createdByName: z.string(),
    changedAt: instant,
    /** Why it was rejected, cancelled, or declined by the ERP; empty otherwise. */
    reason: z.string(),
    /** The ERP's credit memo; null until it is there. */
    creditMemo: z.string().nullable(),
    /** Null for customers, and for staff who act as one. */
    staff: staffPart.nullable(),
  })
  .meta({ id: 'CreditRequestSummary' })
/** A request in a list. */
export type CreditSummary = z.output<typeof creditSummary>

/** CREDIT-4: one sentence of the trail. */
export const creditEvent = z
  .object({ at: instant, kind: z.enum(creditEventKinds), byName: z.string(), sentence: z.string() })
  .meta({ id: 'CreditEvent' })
/** One sentence of the trail. */
export type CreditEvent = z.output<typeof creditEvent>

/** CREDIT-4: what somebody wrote about a request. */
export const creditComment = z
  .object({
    id: z.uuid(),
    at: instant,
    byName: z.string(),
    isByStaff: z.boolean(),
    /** True: customers never read it. */
    isInternal: z.boolean(),
    text: z.string(),
    photos: z.array(creditPhoto),
  })
  .meta({ id: 'CreditComment' })
/** What somebody wrote about a request. */
export type CreditComment = z.output<typeof creditComment>

const ability = z.string().nullable()

/** CREDIT-1 to 4: a request in full. */
export const creditRequest = creditSummary
  .extend({
    /** What the requester wrote to the whole of it. */
    note: z.string(),
    items: z.array(creditLine),
    /** The share of what the invoice has beyond its lines, such as tax. */
    charges: cents,
    approvedCharges: cents.nullable(),
    events: z.array(creditEvent),
    comments: z.array(creditComment),
    /** Null where the reader may make the move, else why not, as a sentence. */
    abilities: z.object({
      assign: ability,
      unassign: ability,
      reassign: ability,
      takeOver: ability,
      approve: ability,
      dsrApprove: ability,
      dsrReject: ability,
      reject: ability,
      cancel: ability,
    }),
  })
  .meta({ id: 'CreditRequest' })
/** A request in full. */
export type CreditRequest = z.output<typeof creditRequest>
