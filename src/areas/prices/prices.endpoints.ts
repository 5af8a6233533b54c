import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { askedDate, cents, instant, itemNumber, shipToParams } from '#contract/values.ts'
import { costPlus } from './cost-plus.ts'
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

/** ITEM-8: what a price adds to which cost; never for customers. */
export const getCostPlus = endpoint({
  name: 'getCostPlus',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/items/:itemNumber/cost-plus',
  livesBy: ['catalogue'],
  summary: 'What the price of an item adds to its cost',
  needs: ['viewAnalysis'],
  staffOnly: true,
  forPeople: true,
  params: shipToParams.extend({ itemNumber }),
  query: z.object({ deliveryDate: askedDate.optional() }),
  answer: z.object({
    /** Null: the price does not follow the cost. */
    costPlus: costPlus.nullable(),
    caseCost: cents.nullable(),
    /** Hundredths of a cent a pound, where that is known by itself. */
    poundCost: z.number().int().nullable(),
  }),
})
