import { handle } from '#platform/http/handle.ts'
import { getCustomerMetadata } from '../customers.endpoints.ts'
import { gposOf } from './customer-place.store.ts'
import { shipToOf } from './ship-to.store.ts'

/** CUST-4: what the ship-to is, from the server's own tables whatever the caller believes. */
export const getCustomerMetadataHandler = handle(getCustomerMetadata, async ({ db, caller }) => {
  const { shipTo, division, billTo, isProspective, gpoIds } = shipToOf(caller)
  return { shipTo, division, billTo, isProspective, gpos: await gposOf(db, gpoIds) }
})
