import { allow, type Decision, refuse } from '#kit/decision.ts'
import { checkMailAddress } from '#areas/users/rules/check-mail-address.ts'
import { paymentLinkRefusals } from '../payment-links.refusals.ts'

/** A link somebody is about to send. */
export interface LinkWish {
  readonly invoiceNumbers: readonly string[]
  readonly email: string
}

/** What is known of the invoices: only those of the bill-to that the sender may read. */
export interface LinkedInvoice {
  readonly invoiceNumber: string
  readonly shipTo: string
  readonly open: number
}

/** NEXT-13: the address to send to, in small letters. */
export function checkRecipient(typed: string): Decision<string> {
  const decision = checkMailAddress(typed)
  return decision.allowed ? decision : refuse(paymentLinkRefusals.link_email_invalid, { field: 'email' })
}

/**
 * NEXT-13: a link may be sent for these invoices. Customers who may not pay by card themselves send
 * no link that does.
 */
export function checkLink(
  { invoiceNumbers, email }: LinkWish,
  known: readonly LinkedInvoice[],
  mayUseCards: boolean,
): Decision<{ readonly email: string; readonly invoices: readonly LinkedInvoice[] }> {
  if (!mayUseCards) return refuse(paymentLinkRefusals.link_cards_not_allowed)
  if (invoiceNumbers.length === 0) return refuse(paymentLinkRefusals.link_invoices_missing, { field: 'invoiceNumbers' })
  const byNumber = new Map(known.map((invoice) => [invoice.invoiceNumber, invoice]))
  const invoices = new Map<string, LinkedInvoice>()
  for (const [index, invoiceNumber] of invoiceNumbers.entries()) {
    const invoice = byNumber.get(invoiceNumber)
    if (!invoice || invoice.open <= 0)
      return refuse(paymentLinkRefusals.link_invoice_not_open, {
        field: `invoiceNumbers.${index}`,
        message: `${invoiceNumber} is not open for this bill-to.`,
      })
    invoices.set(invoiceNumber, invoice)
  }
  const recipient = checkRecipient(email)
  if (!recipient.allowed) return recipient
  return allow({ email: recipient.value, invoices: [...invoices.values()] })
}
