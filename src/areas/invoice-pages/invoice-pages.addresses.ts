import { type Address, dialog, screen } from '#contract/address.ts'

/** BILL-1: invoices; whose, which and from when. */
export const invoicesScreen = screen('/invoices', ['of', 'show', 'keyword', 'from', 'to', 'dueFrom', 'dueTo'])
/** One invoice by `invoiceId`. */
export const invoiceDialog = dialog('invoice')

/** What names an invoice: its number is only unique within the division. */
interface InvoiceKey {
  readonly division: string
  readonly invoiceNumber: string
}

/** 'NLV.9100023', as addresses name an invoice. */
export const invoiceId = ({ division, invoiceNumber }: InvoiceKey): string => `${division}.${invoiceNumber}`

/** The invoice that an address names; undefined when it names none. */
export function readInvoiceId(text: string): InvoiceKey | undefined {
  const [, division, invoiceNumber] = /^([A-Z0-9]{2,6})\.([A-Za-z0-9-]{1,30})$/.exec(text) ?? []
  return division && invoiceNumber ? { division, invoiceNumber } : undefined
}

/** One invoice over the list, for links in mails. */
export const invoiceAddress = (key: InvoiceKey): Address => invoicesScreen.at({}, invoiceDialog.open(invoiceId(key)))
