import { type Address, dialog, screen } from '#contract/address.ts'

/** Make a payment; `invoices` are numbers chosen elsewhere, separated by commas. */
export const paymentScreen = screen('/payment', ['invoices'])
/**
 * The receipt of a payment that was just made, by its id; with its number for those without
 * history.
 */
export const paymentMadeScreen = screen('/payment-made', ['made', 'number'])
/** What was paid. */
export const paymentHistoryScreen = screen('/payment-history', ['keyword', 'from', 'to', 'statuses'])
/** One payment by its id. */
export const paymentDialog = dialog('payment')
/** One payment, wherever it is opened: for links in mails. */
export const paymentAddress = (id: string): Address => paymentHistoryScreen.at({}, paymentDialog.open(id))
