import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { calendarDate, divisionCode, instant, itemNumber, shipToNumber } from '#contract/values.ts'
import { receivedContent } from './receipt-operation.ts'

/** Days after its day until which a delivery is checked in. */
export const receivingDaysBack = 14
/** Days before its day from which it is: a truck may come on the evening before. */
export const receivingDaysAhead = 1
/** Max photos of one receipt. */
export const maxPhotos = 40
/** Who signed, as they write their name. */
export const signerField = { label: 'The name', max: 80 } as const
/** A name as it is signed. */
export const signerName = freeText(signerField)
/** Longest signature, as base64 of a PNG. */
export const maxSignature = 60_000

/**
 * Names a delivery of a ship-to: `O-` and an order's id for the first truck of an order, whether it
 * is billed yet or not; `I-` and a number for every other invoice.
 */
export const deliveryKey = z
  .string()
  .max(40)
  .regex(/^(O-[0-9a-f-]{36}|I-[A-Za-z0-9-]{1,30})$/, 'A delivery is O- and an order’s id, or I- and a number')
  .meta({ description: 'A delivery: O- and an order’s id, or I- and an invoice’s number' })

/** Cases and eaches, and pounds of catch weight in hundredths; null: not weighed. */
const goods = z.object({
  cases: z.number().int(),
  units: z.number().int(),
  weightHundredths: z.number().int().nullable(),
})
/** Cases, eaches and pounds. */
export type Goods = z.output<typeof goods>

/** What came otherwise than billed. */
export const differenceKinds = ['short', 'over', 'light', 'damaged', 'quality', 'wrong', 'warm'] as const
/** What came otherwise than billed. */
export type DifferenceKind = (typeof differenceKinds)[number]

/** One difference of a line. */
export const lineDifference = goods
  .extend({
    kind: z.enum(differenceKinds),
    /** What people wrote; empty without. */
    note: z.string(),
  })
  .meta({ id: 'ReceivingDifference' })
/** One difference of a line. */
export type LineDifference = z.output<typeof lineDifference>

/** A line of a delivery: an item as it was ordered, shipped and billed. */
export const deliveryLine = z
  .object({
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    isCatchWeight: z.boolean(),
    eachesPerCase: z.number().int(),
    /** Null: it was not ordered, or is not known. */
    ordered: goods.nullable(),
    shipped: goods.nullable(),
    billed: goods.nullable(),
    /** What is to come: as billed, else as shipped, confirmed or ordered. */
    expected: goods,
    /** The item it comes for. */
    insteadOf: z.object({ itemNumber, description: z.string() }).nullable(),
    /** Degrees Fahrenheit it may have at most; null: any. */
    maxTemperature: z.number().nullable(),
  })
  .meta({ id: 'DeliveryLine' })
/** A line of a delivery. */
export type DeliveryLine = z.output<typeof deliveryLine>

/** A line as it was when the receipt was finished. */
export const receiptResult = z
  .object({
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    isCatchWeight: z.boolean(),
    expected: goods,
    /** Null: nobody checked it. */
    content: receivedContent
      .extend({
        lots: z.array(z.string()),
        problems: z.array(z.object({ kind: z.string(), cases: z.number(), units: z.number(), note: z.string() })),
      })
      .nullable(),
    differences: z.array(lineDifference),
    byNames: z.array(z.string()),
  })
  .meta({ id: 'ReceiptResult' })
/** A line as it was when the receipt was finished. */
export type ReceiptResult = z.output<typeof receiptResult>

/** How a receipt ended; a later one corrects it. */
export const receiptFinish = z
  .object({
    /** 1, 2, 3. */
    number: z.number().int(),
    byName: z.string(),
    at: instant,
    /** Who signed; empty without. */
    signerName: z.string(),
    hasSignature: z.boolean(),
    checkedLines: z.number().int(),
    lines: z.number().int(),
    /** Lines that came otherwise than billed. */
    differentLines: z.number().int(),
  })
  .meta({ id: 'ReceiptFinish' })
/** How a receipt ended. */
export type ReceiptFinish = z.output<typeof receiptFinish>

/** A photo of what came. */
export const receiptPhoto = z
  .object({ id: z.uuid(), itemNumber, byName: z.string(), at: instant })
  .meta({ id: 'ReceiptPhoto' })
/** A photo of what came. */
export type ReceiptPhoto = z.output<typeof receiptPhoto>

/** Where the checking of a delivery is. */
export const receiptStates = ['toReceive', 'started', 'received'] as const
/** Where the checking of a delivery is. */
export type ReceiptState = (typeof receiptStates)[number]

const delivery = {
  key: z.string(),
  division: divisionCode,
  shipTo: shipToNumber,
  shipToName: z.string(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  po: z.string(),
  invoiceNumber: z.string().nullable(),
  /** When it comes, or came. */
  day: calendarDate,
  /** Truck and stop, or a carrier’s number; may be empty. */
  tracking: z.string(),
  state: z.enum(receiptStates),
  /** How it was last finished; also while somebody corrects it. */
  finish: receiptFinish.nullable(),
}
/** A delivery as lists show it. */
export const deliverySummary = z.object({ ...delivery, lines: z.number().int() }).meta({ id: 'DeliverySummary' })
/** A delivery as lists show it. */
export type DeliverySummary = z.output<typeof deliverySummary>

/** The credit request that was made of a receipt. */
export const receiptCredit = z.object({
  requestId: z.uuid(),
  requestNumber: z.string(),
  at: instant,
  byName: z.string(),
})
/** The credit request that was made of a receipt. */
export type ReceiptCredit = z.output<typeof receiptCredit>

/** One delivery with everything that is known of its checking, except the log. */
export const deliveryDetail = z
  .object({
    ...delivery,
    lines: z.array(deliveryLine),
    /** The latest last. */
    finishes: z.array(receiptFinish),
    /** Of the latest finish. */
    results: z.array(receiptResult),
    photos: z.array(receiptPhoto),
    credits: z.array(receiptCredit),
    /** Why it cannot be checked in today, as a sentence; null when it can. */
    whyNotReceive: z.string().nullable(),
  })
  .meta({ id: 'DeliveryDetail' })
/** One delivery with everything that is known of its checking. */
export type DeliveryDetail = z.output<typeof deliveryDetail>
