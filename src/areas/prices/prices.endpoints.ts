import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'
import { priceRefusals } from './prices.refusals.ts'

/** NEXT-1: who set a price in the portal, and when; for its receipt, which staff read. */
export const getPriceAuthor = endpoint({
  name: 'getPriceAuthor',
  method: 'GET',
  path: '/prices/authors/:changeId',
  summary: 'Who set a price in the portal, and when',
  needs: [],
  staffOnly: true,
  params: z.object({ changeId: z.uuid() }),
  answer: z.object({ name: z.string(), changedAt: instant }),
  refusals: [priceRefusals.price_author_unknown],
})
