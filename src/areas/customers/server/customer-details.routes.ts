import { handle } from '#platform/http/handle.ts'
import { getCustomerDetails, getCustomerMetadata } from '../customers.endpoints.ts'
import { summarizeAccount } from '../rules/summarize-account.ts'
import { customerDetailsOf, gposOf } from './customer-details.store.ts'
import { shipToOf } from './ship-to.store.ts'

/** SHELL-7: the customer details dialog. */
export const getCustomerDetailsHandler = handle(getCustomerDetails, async ({ db, params, caller, now }) => {
  const { actor } = caller
  const reader = { userId: actor.userId, seesInvoices: actor.can('viewInvoices') }
  const { figures, ...details } = await customerDetailsOf(db, params, reader, now)
  return { ...details, accountsSummary: figures && summarizeAccount(figures) }
})

/** CUST-4: what the ship-to is, from the server's own tables whatever the caller believes. */
export const getCustomerMetadataHandler = handle(getCustomerMetadata, async ({ db, caller }) => {
  const { shipTo, division, billTo, isProspective, gpoIds } = shipToOf(caller)
  return { shipTo, division, billTo, isProspective, gpos: await gposOf(db, gpoIds) }
})
