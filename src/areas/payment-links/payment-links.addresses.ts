import { dialog, screen } from '#contract/address.ts'

/** Links that were sent. */
export const paymentLinksScreen = screen('/payment-links', ['keyword'])
/** The page of a link, without a session. */
export const payLinkScreen = screen('/pay')
/** A new link; its value is made by `linkedInvoices`. */
export const paymentLinkDialog = dialog('paymentLink')

/** The invoices a new link is for, as the dialog's value: 'NLV.N1,N2'. */
export const linkedInvoices = (division: string, invoiceNumbers: readonly string[]): string =>
  `${division}.${invoiceNumbers.join(',')}`

/**
 * The address in the mail. The token stands behind the # so that it reaches no server log and no
 * referrer on the way.
 */
export const payLinkAddress = (token: string): string => `${payLinkScreen.at()}#${token}`
