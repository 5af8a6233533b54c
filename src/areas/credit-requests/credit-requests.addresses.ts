import { type Address, dialog, screen } from '#contract/address.ts'

/** CREDIT-2: the queue of credit requests. */
export const creditRequestsScreen = screen('/credit-requests', [
  'quick',
  'keyword',
  'statuses',
  'codes',
  'creditTypes',
  'divisions',
  'billTo',
  'shipTo',
  'dsm',
  'dsr',
  'assignedTo',
  'late',
  'invoiceFrom',
  'invoiceTo',
  'returnFrom',
  'returnTo',
  'page',
])
/** CREDIT-1: one request by its id. */
export const creditRequestDialog = dialog('request')
/** CREDIT-1: asks for credit of an invoice, by `invoiceId`. */
export const askCreditDialog = dialog('ask-credit')
/** CREDIT-2: all filters of the queue. */
export const creditFiltersDialog = dialog('dialog', 'credit-filters')
/** CREDIT-1: the credit codes and their rules. */
export const creditCodesScreen = screen('/credit-codes')
/** One credit code by its key, or 'new'. */
export const creditCodeDialog = dialog('credit-code')
/** CREDIT-2: where credits come from, with the lines behind a bar. */
export const creditInsightScreen = screen('/credit-insight', [
  'by',
  'key',
  'from',
  'to',
  'statuses',
  'divisions',
  'page',
])
/** One request over the queue, wherever it is opened. */
export const creditRequestAddress = (id: string): Address => creditRequestsScreen.at({}, creditRequestDialog.open(id))
