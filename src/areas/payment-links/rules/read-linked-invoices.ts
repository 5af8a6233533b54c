/** What a new link is for, as the dialog's address says; undefined for anything else. */
export function readLinkedInvoices(
  value: string,
): { readonly division: string; readonly invoiceNumbers: readonly string[] } | undefined {
  const match = /^([A-Z0-9]{2,6})\.([A-Za-z0-9,-]{1,2000})$/.exec(value)
  const invoiceNumbers = [...new Set((match?.[2] ?? '').split(',').filter(Boolean))]
  return match && invoiceNumbers.length > 0 ? { division: match[1]!, invoiceNumbers } : undefined
}
