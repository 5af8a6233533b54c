import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { itemNumber, shipToParams } from '#contract/values.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { guideRefusals } from './guides.refusals.ts'

/** What a kitchen wants of an item on its shelf, and the guide that says so. */
export const itemPar = z
  .object({
    itemNumber,
    guideName: z.string(),
    caseParValue: z.number().int().nullable(),
    eachParValue: z.number().int().nullable(),
  })
  .meta({ id: 'ItemPar' })
/** What a kitchen wants of an item on its shelf. */
export type ItemPar = z.output<typeof itemPar>

/**
 * GUIDE-3, CHECK-1: the pars of a cart's items, each from one guide: the one the person orders from
 * first, then the Standard guide, then the others by name. Items without a par are absent.
 */
export const listItemPars = endpoint({
  name: 'listItemPars',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/item-pars',
  livesBy: ['guide'],
  summary: 'The pars of the items of a cart',
  params: shipToParams,
  query: z.object({ cartId: z.uuid() }),
  answer: z.object({ pars: z.array(itemPar) }),
  refusals: [customerRefusals.prospect_cannot_use_guides, guideRefusals.cart_not_found],
})
