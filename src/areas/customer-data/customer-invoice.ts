import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { askedDate, calendarDate, cents, instant, quantity } from '#contract/values.ts'
import { customItemLimits } from './custom-item.ts'

/** Most letters, and most lines of one invoice; per pound in hundredths of a cent. */
export const invoiceLimits = { invoiceNumber: 40, note: 500, lines: 500, perPoundHundredths: 99_999_999 } as const

const price = z
  .number('Price is an amount')
  .int('Price is an amount in whole cents')
  .min(0, 'Price cannot be less than $0.00')
  .max(customItemLimits.priceCents, 'Price cannot be more than $999,999.99')

/** One line as a person writes it; the server computes its total. */
export const invoiceLineText = z.object({
  customItemId: z.uuid(),
  cases: quantity,
  units: quantity,
  casePrice: price.nullable(),
  eachPrice: price.nullable(),
  /** Hundredths of a pound; catch weight only. */
  weight: z
    .number('Weight is a number of pounds')
    .int('Weight has at most 2 decimals')
    .min(0, 'Weight cannot be less than 0')
    .max(customItemLimits.weightHundredths, 'Weight cannot be more than 999,999.99 lb')
    .nullable(),
  /** Hundredths of a cent a pound; catch weight only. */
  perPound: z
    .number('Price per pound is an amount')
    .int('Price per pound has at most 4 decimals')
    .min(0, 'Price per pound cannot be less than $0.00')
    .max(invoiceLimits.perPoundHundredths, 'Price per pound cannot be more than $9,999.9999')
    .nullable(),
})
/** One line as a person writes it. */
export type InvoiceLineText = z.output<typeof invoiceLineText>

/** What a person writes of an invoice. */
export const customerInvoiceText = z.object({
  distributorId: z.uuid(),
  invoiceNumber: freeText({ label: 'Invoice number', max: invoiceLimits.invoiceNumber }).min(1, 'Required'),
  invoiceDate: askedDate,
  note: freeText({ label: 'Note', max: invoiceLimits.note, isMultiline: true }),
  lines: z
    .array(invoiceLineText)
    .min(1, 'Add at least one line.')
    .max(invoiceLimits.lines, `An invoice cannot have more than ${invoiceLimits.lines} lines`),
})
/** What a person writes of an invoice. */
export type CustomerInvoiceText = z.output<typeof customerInvoiceText>

/** One line of an invoice of another distributor. */
export const customerInvoiceLine = z
  .object({
    lineNumber: z.number().int(),
    customItemId: z.uuid(),
    description: z.string(),
    packSizeDescription: z.string(),
    isBrokenCase: z.boolean(),
    isCatchWeight: z.boolean(),
    cases: z.number().int(),
    units: z.number().int(),
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    weight: z.number().int().nullable(),
    perPound: z.number().int().nullable(),
    lineTotal: cents,
  })
  .meta({ id: 'CustomerInvoiceLine' })
/** One line of an invoice of another distributor. */
export type CustomerInvoiceLine = z.output<typeof customerInvoiceLine>

/** An invoice of another distributor, as lists show it (GUIDE-4). */
export const customerInvoiceSummary = z
  .object({
    id: z.uuid(),
    distributorId: z.uuid(),
    distributorName: z.string(),
    invoiceNumber: z.string(),
    invoiceDate: calendarDate,
    lineCount: z.number().int(),
    total: cents,
  })
  .meta({ id: 'CustomerInvoiceSummary' })
/** An invoice of another distributor, as lists show it. */
export type CustomerInvoiceSummary = z.output<typeof customerInvoiceSummary>

/** An invoice of another distributor in full: its lines price custom items. */
export const customerInvoice = customerInvoiceSummary
  .extend({
    note: z.string(),
    lines: z.array(customerInvoiceLine),
    version: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
  })
  .meta({ id: 'CustomerInvoice' })
/** An invoice of another distributor in full. */
export type CustomerInvoice = z.output<typeof customerInvoice>
