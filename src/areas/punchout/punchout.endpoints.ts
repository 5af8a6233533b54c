import { z } from 'zod'
import { returnRefusals } from '#areas/checkout/return-cart.endpoints.ts'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'

/** A line of the buyer's cart that could not be taken over, and why. */
const leftLine = z
  .object({
    /** As the buyer's system names it. */
    partId: z.string(),
    /** The item's name; empty for one that is not in the catalogue. */
    description: z.string(),
    quantity: z.number().int(),
    reason: z.string(),
  })
  .meta({ id: 'PunchoutLeftLine' })
/** A line of the buyer's cart that could not be taken over. */
export type LeftLine = z.output<typeof leftLine>

/** A line of the buyer's cart that costs something else today. */
const changedPrice = z
  .object({
    /** As the buyer's system names it. */
    partId: z.string(),
    description: z.string(),
    unit: z.enum(['case', 'each']),
    /** Hundredths of a cent, as the buyer's system sent it or as it went back. */
    before: z.number().int(),
    /** Cents. */
    now: z.number().int(),
  })
  .meta({ id: 'PunchoutChangedPrice' })
/** A line of the buyer's cart that costs something else today. */
export type ChangedPrice = z.output<typeof changedPrice>

/** PUNCH-3: the lines a buyer came to edit, or to look at, as a cart of the session. */
export const rebuildPunchoutCart = endpoint({
  name: 'rebuildPunchoutCart',
  inPunchout: 'always',
  method: 'POST',
  path: '/divisions/:division/ship-tos/:shipTo/punchout-cart',
  summary: 'Rebuild the cart a procurement system sent to be edited; repeated, it changes nothing',
  params: shipToParams,
  answer: z.object({
    cartId: z.uuid().nullable(),
    leftLines: z.array(leftLine),
    changedPrices: z.array(changedPrice),
  }),
  needs: ['manageCart'],
  refusals: [returnRefusals.punchout_only],
})

/** PUNCH-4: back to the procurement system without a change (cXML status 204). */
export const leavePunchout = endpoint({
  name: 'leavePunchout',
  inPunchout: 'always',
  method: 'POST',
  path: '/punchout-session/leave',
  summary: 'Leave a session of a procurement system without a cart',
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), returnPath: z.string() }),
  refusals: Object.values(returnRefusals),
})
