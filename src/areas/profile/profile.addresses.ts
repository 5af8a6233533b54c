import { dialog, screen } from '#contract/address.ts'

/** PROFILE-1; `keyword` filters the tab of payment methods. */
export const profileScreen = screen('/profile', ['tab', 'keyword'])
/** The preview of an invoice format by its id. */
export const invoiceFormatDialog = dialog('invoiceFormat')
