import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryValues } from '#contract/paging.ts'
import { cents, shipToParams } from '#contract/values.ts'

/** STAFF-4: what the distributor pays for items of a page, for views with cost or margin. */
export const listItemCosts = endpoint({
  name: 'listItemCosts',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/item-costs',
  livesBy: ['catalogue'],
  summary: 'What the distributor pays for items',
  needs: ['viewAnalysis'],
  staffOnly: true,
  forPeople: true,
  params: shipToParams,
  /** At most 100 item numbers. */
  query: z.object({ itemNumbers: queryValues }),
  /** Items without a known cost are absent. */
  answer: z.object({ costs: z.array(z.object({ itemNumber: z.string(), caseCost: cents })) }),
})
