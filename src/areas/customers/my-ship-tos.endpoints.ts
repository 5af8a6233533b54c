import { z } from 'zod'
import { shipToChoice } from '#areas/people/current-user.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'

/** SHELL-6: searches the ship-tos the user may act for by number, name, city or bill-to. */
export const listMyShipTos = endpoint({
  name: 'listMyShipTos',
  inPunchout: 'always',
  method: 'GET',
  path: '/me/ship-tos',
  summary: 'Ship-tos the signed-in user may act for',
  query: pageQuery.extend({ keyword: z.string().trim().max(100).default('') }),
  answer: z.object({ shipTos: z.array(shipToChoice), totalRecords: z.number().int().optional() }),
})
