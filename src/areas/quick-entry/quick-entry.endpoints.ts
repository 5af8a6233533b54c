import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { askedDate, cents, itemNumber, shipToParams } from '#contract/values.ts'
import { quickEntryRefusals } from './quick-entry.refusals.ts'

/** Characters of a pasted list: 500 lines of 200. */
export const maxListLength = 100_000

/** An item a line may mean, with what the line's row shows of it. */
const quickItem = z
  .object({
    itemNumber,
    description: z.string(),
    /** The customer's own name; empty without one. */
    customerDescription: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    eachOnly: z.boolean(),
    isBrokenCase: z.boolean(),
    /** Cents for the ship-to today; null when it is not sold so, or has no price. */
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** How often this ship-to ordered it. */
    timesOrdered: z.number().int(),
    /** Why it cannot be added to the cart, as a sentence; null when it can. */
    blockedReason: z.string().nullable(),
  })
  .meta({ id: 'QuickItem' })
/** An item a line may mean. */
export type QuickItem = z.output<typeof quickItem>

/** A line of the list with its judgement. */
const matchedLine = z
  .object({
    /** Line of the pasted text, from 1; several order lines may come from one. */
    position: z.number().int(),
    source: z.string(),
    /**
     * `taken` needs no asking, `asked` has choices, `unmatched` none; `skipped` orders nothing,
     * such as a greeting.
     */
    outcome: z.enum(['taken', 'asked', 'unmatched', 'skipped']),
    quantity: z.number().int().nullable(),
    unit: z.enum(['CS', 'EA']).nullable(),
    /** Percent, 0 to 100. */
    confidence: z.number().int(),
    /** Why it is asked or skipped, as a sentence; null when taken. */
    reason: z.string().nullable(),
    /** Item numbers, the likeliest first. */
    choices: z.array(itemNumber),
  })
  .meta({ id: 'MatchedOrderLine' })
/** A line of the list with its judgement. */
export type MatchedOrderLine = z.output<typeof matchedLine>

/**
 * CART-13: reads typed or pasted lines and says which items they mean. Nothing is added by this.
 */
export const matchOrderLines = endpoint({
  name: 'matchOrderLines',
  method: 'POST',
  path: '/divisions/:division/ship-tos/:shipTo/order-lines/match',
  summary: 'Match lines of a mail or a spreadsheet to items',
  params: shipToParams,
  body: z.object({
    text: z.string().max(maxListLength, 'Paste at most 100,000 characters at once'),
    /** The open cart, so that lines know what it blocks. */
    cartId: z.uuid().optional(),
    deliveryDate: askedDate.optional(),
  }),
  answer: z.object({ lines: z.array(matchedLine), items: z.array(quickItem) }),
  needs: ['manageCart'],
  bodyLimit: 4 * maxListLength,
  refusals: [quickEntryRefusals.list_empty, quickEntryRefusals.list_too_long],
})
