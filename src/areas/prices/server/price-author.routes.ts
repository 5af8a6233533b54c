import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { getPriceAuthor } from '../prices.endpoints.ts'
import { priceRefusals } from '../prices.refusals.ts'
import { priceAuthorOf } from './edited-prices.store.ts'

/** NEXT-1: who set a price in the portal. */
export const getPriceAuthorHandler = handle(getPriceAuthor, async ({ db, params }) => {
  const author = await priceAuthorOf(db, params.changeId)
  if (!author) throw new Refused(priceRefusals.price_author_unknown)
  return author
})
