import { z } from 'zod'
import { billToNumber, calendarDate, cents, divisionCode, instant, shipToNumber } from '#contract/values.ts'
import { accountsSummary } from '#areas/accounts/customer-details.ts'
import { place } from '#areas/customers/place.ts'
import { orderStatuses } from '#areas/orders/order.ts'
import { soTypes } from '#areas/routing/order-types.ts'

/** A customer, which is a bill-to, as staff list it (CUST-1). */
export const customerRow = z
  .object({
    division: divisionCode,
    billTo: billToNumber,
    name: z.string(),
    city: z.string(),
    state: z.string(),
    isActive: z.boolean(),
    isOnCreditHold: z.boolean(),
    /** None of its ship-tos is a customer yet. */
    isProspective: z.boolean(),
    /** Ship-tos the reader may act for. */
    shipToCount: z.number().int(),
    /** Distinct names of their DSRs. */
    dsrNames: z.array(z.string()),
    /** Null without the feature to see invoices. */
    accountsSummary: accountsSummary.nullable(),
  })
  .meta({ id: 'CustomerRow' })
/** A customer as staff list it. */
export type CustomerRow = z.output<typeof customerRow>

/** A ship-to on its customer's page. */
const customerShipTo = z
  .object({
    number: shipToNumber,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    phone: z.string(),
    parentShipTo: shipToNumber.nullable(),
    isActive: z.boolean(),
    isOrderingAllowed: z.boolean(),
    isProspective: z.boolean(),
    dsrName: z.string(),
    dsmName: z.string(),
    arrName: z.string(),
    gpos: z.array(z.string()),
    recipePricingType: z.enum(['current', 'last purchased']),
    maxFoodCostPct: z.number().nullable(),
    blockSwitchSave: z.boolean(),
  })
  .meta({ id: 'CustomerShipTo' })
/** A ship-to on its customer's page. */
export type CustomerShipTo = z.output<typeof customerShipTo>

/** Somebody at the customer. */
const customerContact = z
  .object({
    contactId: z.string(),
    name: z.string(),
    title: z.string(),
    phone: z.string(),
    email: z.string(),
    isPrimary: z.boolean(),
    /** Null: speaks for the whole bill-to. */
    shipTo: shipToNumber.nullable(),
  })
  .meta({ id: 'CustomerContact' })
/** Somebody at the customer. */
export type CustomerContact = z.output<typeof customerContact>

/** CUST-1: the page of a customer. */
export const customer = z
  .object({
    division: divisionCode,
    divisionName: z.string(),
    billTo: billToNumber,
    ...place.shape,
    email: z.string(),
    isActive: z.boolean(),
    isOnCreditHold: z.boolean(),
    accountsSummary: accountsSummary.nullable(),
    contacts: z.array(customerContact),
    shipTos: z.array(customerShipTo),
  })
  .meta({ id: 'Customer' })
/** The page of a customer. */
export type Customer = z.output<typeof customer>

const ofShipTo = { shipTo: shipToNumber, shipToName: z.string() }

/** A recent order of a customer. */
export const customerOrder = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  ...ofShipTo,
  status: z.enum(orderStatuses),
  placedAt: instant,
  deliveryDate: calendarDate.nullable(),
  subtotal: cents,
  isEstimate: z.boolean(),
})

/** An open cart of a customer. */
export const customerCart = z.object({
  id: z.uuid(),
  ...ofShipTo,
  po: z.string(),
  soType: z.enum(soTypes),
  deliveryDate: calendarDate.nullable(),
  lines: z.number().int(),
  isVisibleToCustomer: z.boolean(),
  /** In the division's time zone. */
  changedOn: calendarDate,
})

/**
 * Something that happened at a customer; what `kind` and `text` mean is in
 * `rules/describe-activity.ts`.
 */
export const customerEvent = z
  .object({
    at: instant,
    kind: z.enum(['order', 'invoice', 'audit']),
    ...ofShipTo,
    /** The order's or invoice's number, or the audited action. */
    text: z.string(),
    /** Who did it; empty for what the distributor sent. */
    by: z.string(),
    isByStaff: z.boolean(),
    /** Of an order or an invoice. */
    amount: cents.nullable(),
  })
  .meta({ id: 'CustomerEvent' })
/** Something that happened at a customer. */
export type CustomerEvent = z.output<typeof customerEvent>
