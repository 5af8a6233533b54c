import type { InvoiceSummary } from '#areas/invoice-pages/invoice.ts'

/**
 * SHELL-10: those whose own number, order number or PO contains the keyword; a number in full comes
 * first.
 */
export function matchInvoices<I extends Pick<InvoiceSummary, 'invoiceNumber' | 'orderNumber' | 'po'>>(
  invoices: readonly I[],
  keyword: string,
): I[] {
  const text = keyword.trim().toLowerCase()
  const namesOf = ({ invoiceNumber, orderNumber, po }: I) =>
    [invoiceNumber, orderNumber ?? '', po].map((name) => name.toLowerCase())
  const found = invoices.filter((invoice) => namesOf(invoice).some((name) => name.includes(text)))
  const isExact = (invoice: I) => namesOf(invoice).includes(text)
  return [...found.filter(isExact), ...found.filter((invoice) => !isExact(invoice))]
}
