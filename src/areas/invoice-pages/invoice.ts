import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, itemNumber, shipToNumber } from '#contract/values.ts'
import { priceReceipt } from '#areas/prices/item-price.ts'
import { priceOverride } from '#areas/prices/price-override.ts'

/** BILL-1: what an invoice is to whoever pays it; see `invoiceState`. */
export const invoiceStates = ['open', 'partlyPaid', 'pastDue', 'paid', 'creditLeft', 'creditUsed'] as const
/** One of them. */
export type InvoiceState = (typeof invoiceStates)[number]

/** An invoice, a credit or a returned deposit. */
export const invoiceKinds = ['invoice', 'credit', 'deposit'] as const
/** One of them. */
export type InvoiceKind = (typeof invoiceKinds)[number]

/** An invoice in a list. */
export const invoiceSummary = z
  .object({
    division: divisionCode,
    invoiceNumber: z.string(),
    kind: z.enum(invoiceKinds),
    shipTo: shipToNumber,
    shipToName: z.string(),
    billTo: billToNumber,
    billToName: z.string(),
    /** The order it bills; null when it bills none. */
    orderId: z.uuid().nullable(),
    orderNumber: z.string().nullable(),
    po: z.string(),
    invoiceDate: calendarDate,
    dueDate: calendarDate,
    /** Less than 0: a credit. */
    total: cents,
    /** What is not paid; less than 0: what is left of a credit. */
    open: cents,
    state: z.enum(invoiceStates),
    /** Days since it was due; 0 unless it is past due. */
    daysPastDue: z.number().int(),
  })
  .meta({ id: 'InvoiceSummary' })
/** An invoice in a list. */
export type InvoiceSummary = z.output<typeof invoiceSummary>

/** NEXT-1: a price that is not the one of the order. */
export const priceDifference = z
  .object({
    unit: z.enum(['CS', 'EA', 'LB']),
    /** Cents; by the pound hundredths of a cent. */
    ordered: z.number().int(),
    billed: z.number().int(),
    /** What it makes on the line; positive: billed more than ordered. */
    difference: cents,
  })
  .meta({ id: 'PriceDifference' })
/** A price that is not the one of the order. */
export type PriceDifference = z.output<typeof priceDifference>

/** One line of an invoice beside what was ordered. */
export const invoiceLine = z
  .object({
    lineNumber: z.number().int(),
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    /** The department of the catalogue; empty for an item it no longer has. */
    category: z.string(),
    gtin: z.string(),
    shippedCases: z.number().int(),
    shippedUnits: z.number().int(),
    /** Weighed, in hundredths of a pound; null unless it is catch weight. */
    weight: z.number().int().nullable(),
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** What the weighed pounds cost, hundredths of a cent a pound. */
    perPound: z.number().int().nullable(),
    lineTotal: cents,
    /** Null: the invoice bills no order, or this was not on it. */
    ordered: z.object({ cases: z.number().int(), units: z.number().int() }).nullable(),
    /** What differs from the order besides the price. */
    mark: z.enum(['short', 'substitute', 'notOrdered']).nullable(),
    /** The item it stands for, where it is a substitute. */
    substituteFor: z.object({ itemNumber, description: z.string() }).nullable(),
    priceDifferences: z.array(priceDifference),
    /** NEXT-1: how the price came about; null where staff made it, or none is known. */
    receipt: priceReceipt.nullable(),
    /** True where staff made the price of the order. */
    isPriceSet: z.boolean(),
    /** Staff only: what they made of it (CART-10, security 18). */
    casePriceOverride: priceOverride.nullable().optional(),
    eachPriceOverride: priceOverride.nullable().optional(),
  })
  .meta({ id: 'InvoiceLine' })
/** One line of an invoice beside what was ordered. */
export type InvoiceLine = z.output<typeof invoiceLine>

/** BILL-1: what was charged, paid or credited, and when. */
export const invoiceEntry = z
  .object({
    kind: z.enum(['charge', 'payment', 'discount', 'credit', 'reversal', 'adjustment']),
    /** What made it: a payment's id, an import. */
    source: z.string(),
    /** Positive raises what is owed. */
    amount: cents,
    /** Day of the division. */
    postedOn: calendarDate,
    postedAt: instant,
  })
  .meta({ id: 'InvoiceEntry' })
/** What was charged, paid or credited, and when. */
export type InvoiceEntry = z.output<typeof invoiceEntry>

/** A name with its postal address. */
export const party = z.object({
  number: z.string(),
  name: z.string(),
  address: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
/** A name with its postal address. */
export type Party = z.output<typeof party>

/** One invoice in full. */
export const invoice = invoiceSummary
  .extend({
    divisionName: z.string(),
    /** IANA name of the division's zone. */
    timeZone: z.string(),
    billToParty: party,
    shipToParty: party,
    lines: z.array(invoiceLine),
    /** What its total has beyond its lines, such as tax and freight. */
    otherCharges: cents,
    /** Ordered, and on no invoice of the order. */
    notShipped: z.array(
      z.object({ itemNumber, description: z.string(), cases: z.number().int(), units: z.number().int() }),
    ),
    entries: z.array(invoiceEntry),
  })
  .meta({ id: 'Invoice' })
/** One invoice in full. */
export type Invoice = z.output<typeof invoice>
