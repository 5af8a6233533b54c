import { z } from 'zod'
import { billToNumber, cents, divisionCode, shipToNumber } from '#contract/values.ts'
import { place } from '#areas/customers/place.ts'

/**
 * What a bill-to owes on its open invoices; a past-due one was due before today in the division's
 * time zone (CUST-1).
 */
export const accountsSummary = z
  .object({
    /** Invoices past due; credits do not lessen it. */
    pastDue: z.object({ amount: cents, invoicesCount: z.number().int() }),
    /** Everything open, less open credits. */
    netDue: z.object({ amount: cents, invoicesCount: z.number().int() }),
  })
  .meta({ id: 'AccountsSummary' })
/** What a bill-to owes. */
export type AccountsSummary = z.output<typeof accountsSummary>

/** SHELL-7: whom an order is for and who looks after them (S0 section 3). */
export const customerDetails = z
  .object({
    division: divisionCode,
    divisionName: z.string(),
    billTo: place.extend({ number: billToNumber }),
    shipTo: place.extend({ number: shipToNumber }),
    /** Names, or mail addresses of those the portal does not know. */
    dsrName: z.string(),
    dsmName: z.string(),
    /** The accounts receivable analyst. */
    arrName: z.string(),
    isShipToActive: z.boolean(),
    isOnCreditHold: z.boolean(),
    /** Null without the feature to see invoices. */
    accountsSummary: accountsSummary.nullable(),
  })
  .meta({ id: 'CustomerDetails' })
/** Whom an order is for and who looks after them. */
export type CustomerDetails = z.output<typeof customerDetails>
