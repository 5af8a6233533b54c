import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { askedDate, billToNumber, calendarDate, cents, divisionCode, shipToNumber } from '#contract/values.ts'
import { invoice, invoiceSummary } from './invoice.ts'
import { invoiceRefusals } from './invoice.refusals.ts'

/** BILL-1: which invoices a list shows. */
export const invoiceShows = ['all', 'open', 'pastDue', 'paid', 'credits'] as const
/** One of them. */
export type InvoiceShow = (typeof invoiceShows)[number]
/** Columns that sort. */
export const invoiceSorts = ['invoiceDate', 'dueDate', 'invoiceNumber', 'total', 'open'] as const
/** One of them. */
export type InvoiceSort = (typeof invoiceSorts)[number]

/** BILL-1: what narrows the list, in the address and on the wire alike. */
export const invoiceFilter = z.object({
  /** Number, PO, order number, item number or words of a line. */
  keyword: z.string().trim().max(100).default(''),
  division: divisionCode.optional(),
  billTo: billToNumber.optional(),
  shipTo: shipToNumber.optional(),
  from: askedDate.optional(),
  to: askedDate.optional(),
  dueFrom: askedDate.optional(),
  dueTo: askedDate.optional(),
  show: z.enum(invoiceShows).default('all'),
  /** Mail address of the sales rep, of the sales manager; counts for staff alone. */
  dsr: z.string().trim().toLowerCase().max(254).optional(),
  dsm: z.string().trim().toLowerCase().max(254).optional(),
})
/** What narrows the list. */
export type InvoiceFilter = z.output<typeof invoiceFilter>

const rangeRefusals = [
  invoiceRefusals.invoice_range_starts_too_early,
  invoiceRefusals.invoice_range_ends_too_late,
  invoiceRefusals.invoice_range_is_backwards,
] as const

/**
 * BILL-1: invoices of every ship-to the caller may act for. Default range: 90 days back by invoice
 * date; whatever is open or due in a range is listed from 1,095 days back.
 */
export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/invoices',
  livesBy: ['order', 'invoice'],
  summary: 'Invoices, credits and returned deposits',
  query: invoiceFilter.extend({
    pageNo: pageQuery.shape.pageNo,
    pageSize: pageQuery.shape.pageSize,
    sort: z.enum(invoiceSorts).default('invoiceDate'),
    sortDirection: z.enum(['asc', 'desc']).default('desc'),
  }),
  needs: ['viewInvoices'],
  answer: z.object({
    invoices: z.array(invoiceSummary),
    totalRecords: z.number().int(),
    /** The page asked for, or the last one there is. */
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    /** Sums of all pages: what is to pay, how much of it is past due, and what credits are left. */
    sums: z.object({ open: cents, pastDue: cents, creditLeft: cents }),
    /** The range of invoice dates that was used. */
    from: calendarDate,
    to: calendarDate,
    /** Today where the invoices are; of several divisions, the westernmost. */
    today: calendarDate,
  }),
  refusals: rangeRefusals,
})

/** The number on an invoice, as its import takes it. */
export const invoiceNumber = z
  .string()
  .max(30)
  .regex(/^[A-Za-z0-9-]{1,30}$/, 'An invoice number has letters, digits and dashes, at most 30')

/** BILL-1: one invoice beside its order, with the entries of its account. */
export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/divisions/:division/invoices/:invoiceNumber',
  livesBy: ['order', 'invoice'],
  summary: 'One invoice',
  params: z.object({ division: divisionCode, invoiceNumber }),
  needs: ['viewInvoices'],
  answer: z.object({ invoice }),
  refusals: [invoiceRefusals.invoice_not_found],
})
