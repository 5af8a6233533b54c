import { handle } from '#platform/http/handle.ts'
import { getCustomerDetails } from '../accounts.endpoints.ts'
import { summarizeAccount } from '../rules/summarize-account.ts'
import { customerDetailsOf } from './customer-details.store.ts'

/** SHELL-7: the customer details dialog. */
export const getCustomerDetailsHandler = handle(getCustomerDetails, async ({ db, params, caller, now }) => {
  const { actor } = caller
  const reader = { userId: actor.userId, seesInvoices: actor.can('viewInvoices') }
  const { figures, ...details } = await customerDetailsOf(db, params, reader, now)
  return { ...details, accountsSummary: figures && summarizeAccount(figures) }
})
