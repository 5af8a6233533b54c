import { dialog, screen } from '#contract/address.ts'

/** A customer's own requests. */
export const ownBillToRequestsScreen = screen('/my-bill-to-requests')
/** A new request. */
export const requestBillToDialog = dialog('dialog', 'request-bill-to')
/** Requests that the user may decide. */
export const billToRequestsScreen = screen('/bill-to-requests')
