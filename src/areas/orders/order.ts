import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, itemNumber, shipToNumber } from '#contract/values.ts'
import { priceReceipt } from '#areas/prices/item-price.ts'
import { priceOverride } from '#areas/prices/price-override.ts'
import { soTypes } from '#areas/routing/order-types.ts'

/** ORDER-1: states of a sales order, in the order they usually come. */
export const orderStatuses = ['Placed', 'InProgress', 'Failed', 'Expired', 'Open', 'Invoiced'] as const
/** A state of a sales order. */
export type OrderStatus = (typeof orderStatuses)[number]

/** ORDER-1: what each state may become; the ERP moves it. */
export const orderMoves = {
  Placed: ['InProgress', 'Failed', 'Expired', 'Open'],
  InProgress: ['Open', 'Failed'],
  Failed: ['InProgress', 'Open'],
  Expired: [],
  Open: ['Invoiced', 'Failed'],
  Invoiced: [],
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
    /** online -1, Punchout 5. */
    originSource: z.number().int(),
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
    /**
     * Null: with the order. Drop-ship and just-in-time lines may come on a day of their own
     * (CHECK-5).
     */
    deliveryDate: calendarDate.nullable(),
    /** Words for the warehouse (CHECK-1). */
    note: z.string(),
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
    items: z.array(orderLine),
    history: z.array(z.object({ at: instant, status: z.enum(orderStatuses), message: z.string() })),
  })
  .meta({ id: 'Order' })
/** One order in full. */
export type Order = z.output<typeof order>
