/**
 * PROFILE-7: a sample invoice in a format as SVG; undefined for a format that does not exist. What
 * draws is loaded with the first picture: its fonts have no part in starting the portal.
 */
export const invoicePreview = async (formatId: number): Promise<string | undefined> =>
  (await import('./pdf/invoice-preview.ts')).invoicePreview(formatId)

export { readInvoicesInFull } from './invoice.store.ts'
