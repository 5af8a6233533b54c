import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { askedDate, shipToParams } from '#contract/values.ts'
import { needs, oneOfShipTo, shipToPath } from './customer-data-contract.ts'
import { customerDataRefusals } from './customer-data.refusals.ts'
import { customerInvoice, customerInvoiceSummary, customerInvoiceText } from './customer-invoice.ts'

const path = `${shipToPath}/customer-invoices` as const
const saved = z.object({ message: z.string(), invoice: customerInvoice })
const textRefusals = [
  customerDataRefusals.distributor_not_found,
  customerDataRefusals.custom_item_not_found,
  customerDataRefusals.invoice_number_taken,
  customerDataRefusals.invoice_date_in_future,
  customerDataRefusals.invoice_line_empty,
  customerDataRefusals.invoice_line_price_missing,
  customerDataRefusals.invoice_line_by_case_only,
  customerDataRefusals.invoice_line_total_too_large,
  customerDataRefusals.invoice_line_weight_missing,
  customerDataRefusals.invoice_line_weight_unwanted,
]

/**
 * GUIDE-4: invoices of other distributors, the newest first; the keyword matches number and note.
 */
export const listCustomerInvoices = endpoint({
  name: 'listCustomerInvoices',
  method: 'GET',
  path,
  livesBy: ['customer-data'],
  summary: 'Invoices of other distributors',
  params: shipToParams,
  query: pageQuery.extend({
    keyword: z.string().trim().max(100).default(''),
    distributorId: z.uuid().optional(),
    /** Both days included. */
    from: askedDate.optional(),
    to: askedDate.optional(),
  }),
  answer: z.object({ invoices: z.array(customerInvoiceSummary), totalRecords: z.number().int().optional() }),
})

/** GUIDE-4: one with its lines. */
export const getCustomerInvoice = endpoint({
  name: 'getCustomerInvoice',
  method: 'GET',
  path: `${path}/:id`,
  livesBy: ['customer-data'],
  summary: 'An invoice of another distributor',
  params: oneOfShipTo,
  answer: customerInvoice,
  refusals: [customerDataRefusals.customer_invoice_not_found],
})

/** GUIDE-4: adds one; its lines price their custom items from its date on. */
export const createCustomerInvoice = endpoint({
  name: 'createCustomerInvoice',
  method: 'POST',
  path,
  summary: 'Add an invoice of another distributor',
  needs,
  idempotent: true,
  params: shipToParams,
  body: customerInvoiceText,
  answer: saved,
  status: 201,
  refusals: textRefusals,
})

/** GUIDE-4: changes what it names of one; lines are replaced as a whole. */
export const updateCustomerInvoice = endpoint({
  name: 'updateCustomerInvoice',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change an invoice of another distributor',
  needs,
  ifMatch: true,
  params: oneOfShipTo,
  body: customerInvoiceText.partial(),
  answer: saved,
  refusals: [
    ...textRefusals,
    customerDataRefusals.customer_invoice_not_found,
    customerDataRefusals.customer_invoice_changed,
  ],
})

/** GUIDE-4: deletes one with its lines; earlier prices stand again. */
export const deleteCustomerInvoice = endpoint({
  name: 'deleteCustomerInvoice',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete an invoice of another distributor',
  needs,
  params: oneOfShipTo,
  answer: z.object({ message: z.string() }),
  refusals: [customerDataRefusals.customer_invoice_not_found],
})
