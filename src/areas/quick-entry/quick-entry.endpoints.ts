import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { askedDate, cents, itemNumber, shipToParams } from '#contract/values.ts'
import { quickEntryRefusals } from './quick-entry.refusals.ts'

/** Max characters of a pasted list: 500 lines of 200. */
export const maxListLength = 100_000
/** Max characters of the words of one line. */
const maxWordsLength = 200
/** Max choices sent for one list, one per line. */
const maxChoices = 500

/** What a ship-to orders at a time; null where it never ordered the item in that unit. */
const usualQuantity = z
  .object({
    /** The median of its orders. */
    typical: z.number().int(),
    /** The largest of them. */
    max: z.number().int(),
  })
  .nullable()

/** An item a line may mean, with what its row shows. */
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
    /** Cents for the ship-to today; null when it is not sold in this unit, or has no price. */
    casePrice: cents.nullable(),
    eachPrice: cents.nullable(),
    /** Catch weight: the price is that of the average case. */
    isEstimate: z.boolean(),
    /**
     * Usual quantities in cases and in eaches; one far above them is confirmed before it is added.
     */
    usualCases: usualQuantity,
    usualEaches: usualQuantity,
    /** How often this ship-to ordered it. */
    timesOrdered: z.number().int(),
    /** Why it cannot be added to the cart, as a sentence; null when it can. */
    blockedReason: z.string().nullable(),
  })
  .meta({ id: 'QuickItem' })
/** An item a line may mean. */
export type QuickItem = z.output<typeof quickItem>

/** A line of the list and what it was matched to. */
const matchedLine = z
  .object({
    /** Line number in the pasted text, from 1; one line may hold several order lines. */
    position: z.number().int(),
    source: z.string(),
    /** The words that describe the item, as `learnOrderWords` takes them. */
    words: z.string(),
    /** The first choice is the item people of this ship-to chose for these words before. */
    isLearned: z.boolean(),
    /**
     * `taken` needs no decision, `asked` has items to choose from, `unmatched` has none; `skipped`
     * orders nothing, such as a greeting.
     */
    outcome: z.enum(['taken', 'asked', 'unmatched', 'skipped']),
    /** Of a number that may count pieces, the cases that hold them. */
    quantity: z.number().int().nullable(),
    /** The number of the line. */
    writtenQuantity: z.number().int().nullable(),
    unit: z.enum(['CS', 'EA']).nullable(),
    /** True when the line names a unit that is clear, false when it is the item's default. */
    isUnitWritten: z.boolean(),
    /** Percent, 0 to 100. */
    confidence: z.number().int(),
    /** Why it needs a decision or is skipped, as a sentence; null when taken. */
    reason: z.string().nullable(),
    /** Item numbers, the likeliest first. */
    choices: z.array(itemNumber),
  })
  .meta({ id: 'MatchedOrderLine' })
/** A line of the list and what it was matched to. */
export type MatchedOrderLine = z.output<typeof matchedLine>

/**
 * CART-13: parses typed or pasted lines and returns the items they mean. Adds nothing to the cart.
 */
export const matchOrderLines = endpoint({
  name: 'matchOrderLines',
  inPunchout: 'shopping',
  method: 'POST',
  path: '/divisions/:division/ship-tos/:shipTo/order-lines/match',
  summary: 'Match lines of a mail or a spreadsheet to items',
  params: shipToParams,
  body: z.object({
    text: z.string().max(maxListLength, 'Paste at most 100,000 characters at once'),
    /** The open cart, so that items it blocks are reported. */
    cartId: z.uuid().optional(),
    deliveryDate: askedDate.optional(),
  }),
  answer: z.object({ lines: z.array(matchedLine), items: z.array(quickItem) }),
  needs: ['manageCart'],
  bodyLimit: 4 * maxListLength,
  refusals: [quickEntryRefusals.list_empty, quickEntryRefusals.list_too_long],
})

const words = freeText({ label: 'Words', max: maxWordsLength }).pipe(z.string().min(1, 'Required'))

/** CART-13: remembers which items people chose for their words, for this ship-to. */
export const learnOrderWords = endpoint({
  name: 'learnOrderWords',
  method: 'POST',
  path: '/divisions/:division/ship-tos/:shipTo/order-lines/learned-words',
  summary: 'Learn which items were chosen for which words',
  params: shipToParams,
  body: z.object({ choices: z.array(z.object({ words, itemNumber })).min(1).max(maxChoices) }),
  answer: z.object({ isSuccess: z.literal(true) }),
  needs: ['manageCart'],
  refusals: [],
})

/** CART-13: deletes what was learned for these words. */
export const forgetOrderWords = endpoint({
  name: 'forgetOrderWords',
  method: 'DELETE',
  path: '/divisions/:division/ship-tos/:shipTo/order-lines/learned-words',
  summary: 'Forget which item was chosen for these words',
  params: shipToParams,
  query: z.object({ words }),
  answer: z.object({ isSuccess: z.literal(true) }),
  needs: ['manageCart'],
  refusals: [],
})
