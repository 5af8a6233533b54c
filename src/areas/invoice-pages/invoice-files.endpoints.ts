import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent, streamedContent } from '#contract/file-content.ts'
import { queryList } from '#contract/paging.ts'
import { divisionCode } from '#contract/values.ts'
import { invoiceRefusals } from './invoice.refusals.ts'
import { invoiceFilter, invoiceNumber } from './invoices.endpoints.ts'

/** Invoices of one download. */
export const maxInvoicesInFile = 1000
/** Response header: how many invoices a download has, so that its progress can be shown. */
export const invoiceCountHeader = 'x-larder-invoices'

const needs = ['viewInvoices'] as const
const filesQuery = invoiceFilter.extend({
  /** Invoices by 'NLV.9100023', at most 100; the filters then count nothing. */
  invoices: queryList.optional(),
})
const refusals = [
  invoiceRefusals.invoice_files_none,
  invoiceRefusals.invoice_files_too_many,
  invoiceRefusals.invoice_files_busy,
  invoiceRefusals.invoice_range_starts_too_early,
  invoiceRefusals.invoice_range_ends_too_late,
  invoiceRefusals.invoice_range_is_backwards,
] as const

/** BILL-1, PROFILE-7: one invoice on paper, in the format of whoever asks. */
export const downloadInvoicePdf = endpoint({
  name: 'downloadInvoicePdf',
  method: 'GET',
  path: '/divisions/:division/invoices/:invoiceNumber/pdf',
  summary: 'One invoice as PDF, in the user’s invoice format',
  params: z.object({ division: divisionCode, invoiceNumber }),
  needs,
  file: 'application/pdf',
  answer: fileContent,
  refusals: [invoiceRefusals.invoice_not_found],
})

/** BILL-1: a PDF each, in a ZIP that is sent while it is drawn. */
export const downloadInvoicesZip = endpoint({
  name: 'downloadInvoicesZip',
  method: 'GET',
  path: '/invoice-files/zip',
  summary: 'Many invoices as one ZIP of PDFs, at most 1,000',
  query: filesQuery,
  needs,
  file: 'application/zip',
  answer: streamedContent,
  refusals,
})

/** BILL-1: all in one PDF, the newest first. */
export const downloadInvoicesPdf = endpoint({
  name: 'downloadInvoicesPdf',
  method: 'GET',
  path: '/invoice-files/pdf',
  summary: 'Many invoices as one PDF, at most 1,000',
  query: filesQuery,
  needs,
  file: 'application/pdf',
  answer: streamedContent,
  refusals,
})

/** BILL-1: the lines of many invoices for the customer's books (docs/exports.md). */
export const downloadInvoiceLinesCsv = endpoint({
  name: 'downloadInvoiceLinesCsv',
  method: 'GET',
  path: '/invoice-files/lines-csv',
  summary: 'Lines of many invoices as CSV, at most 1,000 invoices',
  query: filesQuery,
  needs,
  file: 'text/csv; charset=utf-8',
  answer: streamedContent,
  refusals,
})

/** BILL-1: the same as a workbook. */
export const downloadInvoiceLinesXlsx = endpoint({
  name: 'downloadInvoiceLinesXlsx',
  method: 'GET',
  path: '/invoice-files/lines-xlsx',
  summary: 'Lines of many invoices as XLSX, at most 1,000 invoices',
  query: filesQuery,
  needs,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  answer: streamedContent,
  refusals,
})
