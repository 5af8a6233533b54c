import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, itemNumber, shipToNumber } from '#contract/values.ts'
import { priceReceipt } from '#areas/prices/item-price.ts'
import { priceOverride } from '#areas/prices/price-override.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import { ifShort } from './if-short.ts'

/** ORDER-1: states of a sales order, in the order they usually come. */
export const orderStatuses = ['Placed', 'InProgress', 'Failed', 'Expired', 'Open', 'Invoiced', 'Cancelled'] as const
/** A state of a sales order. */
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * ORDER-1: the number of a state on the wire beside its word (S0 section 3; 0 is All). Open and
 * Invoiced have none there; Cancelled is beyond the specification (NEXT-2).
 */
export const statusNumbers = {
  Placed: 1,
  InProgress: 2,
  Failed: 3,
  Expired: 4,
  Open: null,
  Invoiced: null,
  Cancelled: 5,
} as const satisfies Record<OrderStatus, number | null>

/** ORDER-1: where an order came from, with its number on the wire. */
export const orderOrigins = { online: -1, Punchout: 5 } as const
/** Where an order came from. */
export type OrderOrigin = keyof typeof orderOrigins

/**
 * ORDER-1: what each state may become by a report of the ERP. A change of the order leads back to
 * Placed (NEXT-2).
 */
export const orderMoves = {
  Placed: ['InProgress', 'Failed', 'Expired', 'Open', 'Cancelled'],
  InProgress: ['Open', 'Failed', 'Cancelled'],
  Failed: ['InProgress', 'Open', 'Cancelled'],
  Expired: [],
  Open: ['Invoiced', 'Failed', 'Cancelled'],
  Invoiced: [],
  Cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** An order in a list. */
export const orderSummary = z
  .object({
    id: z.uuid(),
    orderNumber: z.string(),
    erpOrderNumber: z.string().nullable(),
    division: divisionCode,
    shipTo: shipToNumber,
    shipToName: z.string(),
    billTo: billToNumber,
    po: z.string(),
    soType: z.enum(soTypes),
    deliveryDate: calendarDate.nullable(),
    status: z.enum(orderStatuses),
    /** Its number; null for Open and Invoiced. */
    statusNumber: z.number().int().nullable(),
    origin: z.enum(['online', 'Punchout']),
    /** online -1, Punchout 5. */
    originSource: z.number().int(),
    /** NEXT-2: grows by one with every change of the order. */
    version: z.number().int(),
    placedAt: instant,
    modifiedAt: instant,
    placedByName: z.string(),
    /** True when staff acted for the customer. */
    placedByStaff: z.boolean(),
    /** AUTH-8: who of the distributor's staff; null when the customer did it. */
    placedByStaffName: z.string().nullable(),
    lines: z.number().int(),
    totalCases: z.number().int(),
    totalUnits: z.number().int(),
    subtotal: cents,
    isEstimate: z.boolean(),
  })
  .meta({ id: 'OrderSummary' })
/** An order in a list. */
export type OrderSummary = z.output<typeof orderSummary>

/** An order in a list that was searched. */
export const listedOrder = orderSummary
  .extend({
    /** Found by its whole number or PO, although its dates are outside the chosen range. */
    isOutsideRange: z.boolean(),
  })
  .meta({ id: 'ListedOrder' })
/** An order in a list that was searched. */
export type ListedOrder = z.output<typeof listedOrder>

/** Cases and eaches of a line at one of its stages. */
export const lineQuantity = z.object({ cases: z.number().int(), units: z.number().int() })
/** Cases and eaches of a line at one of its stages. */
export type LineQuantity = z.output<typeof lineQuantity>

/** ORDER-1: what the ERP says of a line; null where it has said nothing. */
export const lineReport = z
  .object({
    confirmed: lineQuantity.nullable(),
    shipped: lineQuantity.nullable(),
    /** Another item that comes for what is short. */
    substitute: lineQuantity
      .extend({
        itemNumber,
        description: z.string(),
        /** What a case and an each of it cost; those of the line unless the ERP says it. */
        casePrice: cents.nullable().optional(),
        eachPrice: cents.nullable().optional(),
      })
      .nullable(),
    /** For people; may be empty. */
    reason: z.string(),
  })
  .meta({ id: 'OrderLineReport' })
/** What the ERP says of a line. */
export type LineReport = z.output<typeof lineReport>

/** A line as it was ordered; its price is frozen with its receipt. */
export const orderLine = z
  .object({
    lineNumber: z.number().int(),
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    orderedCases: z.number().int(),
    orderedUnits: z.number().int(),
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    perPound: z.number().int().nullable(),
    isCatchWeight: z.boolean(),
    lineTotal: cents,
    /** How the price came about; null where staff made it. */
    receipt: priceReceipt.nullable(),
    /** True where staff made the price; from what, only they read (security 18). */
    isPriceSet: z.boolean(),
    /**
     * Null: with the order. Drop-ship and just-in-time lines may come on a day of their own
     * (CHECK-5).
     */
    deliveryDate: calendarDate.nullable(),
    /** Words for the warehouse (CHECK-1). */
    note: z.string(),
    /** NEXT-3: what the customer wants if it comes short; null where nobody was asked. */
    ifShort: ifShort.nullable().optional(),
    /** NEXT-3: the short line whose place it took, and who chose it. */
    insteadOf: z.object({ itemNumber, description: z.string(), byName: z.string(), at: instant }).nullable().optional(),
    /** Null before the ERP has said anything of it. */
    report: lineReport.nullable(),
    /** Of the item on the order's invoices; null before there is one. */
    billed: lineQuantity.nullable(),
    /** Staff only, of a line whose price staff made (CART-10, security 18). */
    casePriceOverride: priceOverride.nullable().optional(),
    eachPriceOverride: priceOverride.nullable().optional(),
    /** Before the override. */
    baseCasePrice: cents.nullable().optional(),
    baseEachPrice: cents.nullable().optional(),
  })
  .meta({ id: 'OrderLine' })
/** A line as it was ordered. */
export type OrderLine = z.output<typeof orderLine>

/** One order in full, with the history of its states. */
export const order = orderSummary
  .extend({
    weightHundredths: z.number().int(),
    /** Truck and stop, or a carrier's number; empty before the ERP has said one. */
    tracking: z.string(),
    /** When it is expected, as the ERP last said. */
    expectedAt: instant.nullable(),
    /** NEXT-3: when the truck leaves, as the ERP last said. */
    departsAt: instant.nullable().optional(),
    items: z.array(orderLine),
    history: z.array(z.object({ at: instant, status: z.enum(orderStatuses), message: z.string() })),
    /** NEXT-2: former versions, the oldest first. */
    formerVersions: z.array(
      z.object({ version: z.number().int(), replacedAt: instant, replacedByName: z.string(), subtotal: cents }),
    ),
  })
  .meta({ id: 'Order' })
/** One order in full. */
export type Order = z.output<typeof order>
