import { z } from 'zod'
import { cents, instant, itemNumber } from '#contract/values.ts'
import { lineQuantity } from '#areas/orders/order.ts'
import { ifShort } from '#areas/orders/if-short.ts'
import { checkedAlternative } from '#areas/substitutions/substitution.ts'

/**
 * NEXT-3: open: the customer is asked; informed: no substitute is wanted; substituted: the ERP
 * sends another item; taken and without: what the customer answered.
 */
export const shortStates = ['open', 'informed', 'substituted', 'taken', 'without'] as const
/** One of them. */
export type ShortState = (typeof shortStates)[number]

/** Another item in the place of a short line. */
export const takenItem = lineQuantity.extend({ itemNumber, description: z.string() })
/** Another item in the place of a short line. */
export type TakenItem = z.output<typeof takenItem>

/** NEXT-3: an item that could come instead, with what it costs on the order's day. */
export const shortOffer = checkedAlternative
  .extend({
    quantity: lineQuantity,
    lineTotal: cents,
    isEstimate: z.boolean(),
    stockStatus: z.string(),
    /** Among those the customer named for the item. */
    isChosen: z.boolean(),
    /** True where it loses what nobody has accepted: taking it says so. */
    needsAcceptance: z.boolean(),
  })
  .meta({ id: 'ShortOffer' })
/** An item that could come instead. */
export type ShortOffer = z.output<typeof shortOffer>

/** NEXT-3: a line of a placed order that comes short. */
export const orderShort = z
  .object({
    lineNumber: z.number().int(),
    itemNumber,
    description: z.string(),
    /** What does not come. */
    missing: lineQuantity,
    /** What the missing part costs less. */
    missingTotal: cents.nullable(),
    /** The ERP's words; may be empty. */
    reason: z.string(),
    ifShort,
    state: z.enum(shortStates),
    taken: takenItem.nullable(),
    answeredByName: z.string(),
    answeredAt: instant.nullable(),
    /** Of an open one; the first is offered first. */
    offers: z.array(shortOffer),
  })
  .meta({ id: 'OrderShort' })
/** A line of a placed order that comes short. */
export type OrderShort = z.output<typeof orderShort>
