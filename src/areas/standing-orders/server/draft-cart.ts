import type { CalendarDate } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import { cartTotals } from '#areas/carts/rules/cart-totals.ts'
import {
  type CartWork,
  factsOf,
  lineErrorOf,
  lineFactsOf,
  type LoadedCart,
  lockCart,
  packingOf,
  questionOf,
  saveLines,
  startCart,
  totalledLines,
} from '#areas/carts/server/public.ts'
import { type AlternateItem, offerAlternates } from '#areas/checkout/rules/offer-alternates.ts'
import { isShort } from '#areas/checkout/rules/warn-of-stock.ts'
import { reviewFactsOf, shelfStockOf } from '#areas/checkout/server/public.ts'
import { userAsCaller } from '#areas/customers/server/public.ts'
import { parOrdersOf } from '#areas/guides/server/public.ts'
import { compareSuitability, isAlike, noLoss } from '#areas/items/rules/compare-suitability.ts'
import { alternatesOf, type ItemAlternate, suitabilityOf } from '#areas/items/server/public.ts'
import { addLines } from '#areas/recipe-orders/rules/add-lines.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { standingRefusals } from '../standing-orders.refusals.ts'
import type { LineProblem, StandingLine } from '../standing-orders.ts'
import { readLines, type StoredOrder } from './standing-order.store.ts'

/** A draft as it was put together. */
export interface Draft {
  readonly cartId: string
  readonly subtotal: number
  readonly problems: readonly LineProblem[]
}

/** The owner with what they may at this moment; refused when that is not enough any more. */
export async function ownerOf(tx: Queries, order: StoredOrder): Promise<Caller> {
  const caller = await userAsCaller(tx, order.ownerId, order)
  if (!caller?.actor.can('manageCart')) throw new Refused(standingRefusals.standing_owner_not_allowed)
  return caller
}

/** The work of a job for a standing order: nobody waits for its answer. */
export const workOf = ({ division, shipTo }: StoredOrder, caller: Caller, now: Date): CartWork => ({
  params: { division, shipTo },
  caller,
  now,
  address: '',
  ifMatch: null,
})

/**
 * NEXT-4: a cart of its own with what the standing order wants, every line by the rules of adding.
 * What may not be ordered, or is short, is named with its reason and an alternate. Refused when no
 * line is left; the cart is then undone by the caller's savepoint.
 */
export async function draftCart(tx: Queries, order: StoredOrder, deliverOn: CalendarDate, now: Date): Promise<Draft> {
  const caller = await ownerOf(tx, order)
  const call = workOf(order, caller, now)
  const wanted = await wantedLines(tx, order, now)
  const { cartId } = await startCart(tx, call, {
    sharingMode: 'UNLOCK',
    deliveryDate: deliverOn,
    poNumber: order.po ?? '',
    isActive: false,
    standingOrder: order.mode,
    ...(caller.isStaff && { isVisibleToCustomer: true }),
  })
  const numbers = wanted.map(({ itemNumber }) => itemNumber)
  const alternates = await alternatesOf(tx, order.division, numbers)
  const others = alternates.map(({ alternateNumber }) => alternateNumber)
  const empty = await lockCart(tx, { ...questionOf(call), cartId }, [...new Set([...numbers, ...others])])
  const { lines, refused } = addLines(wanted, new Map(), (itemNumber) => factsOf(empty, itemNumber, call))
  const offered = await offersFor(tx, empty, alternates, call)
  const leftOut = refused.map(({ refusal, ...line }): LineProblem => {
    const { description, message } = lineErrorOf(empty, line.itemNumber, refusal)
    return {
      ...quantitiesOf(line),
      description,
      reason: asSentence(message),
      isLeftOut: true,
      alternate: offered(line),
    }
  })
  if (lines.length === 0)
    throw new Refused({ ...standingRefusals.standing_nothing_orderable, details: { problems: leftOut } })
  const cart = await saveLines(tx, empty, lines, call)
  const short = reviewFactsOf(cart, caller.actor, now).lines.filter(isShort)
  const { subtotal } = cartTotals(totalledLines(cart))
  const problems = [
    ...leftOut,
    ...short.map((line): LineProblem => ({
      ...quantitiesOf(line),
      description: cart.items.get(line.itemNumber)?.itemInfo.description ?? '',
      reason:
        line.stock.onHandCases === 0
          ? 'Out of stock.'
          : `Only ${line.stock.onHandCases.toLocaleString('en-US')} in stock.`,
      isLeftOut: false,
      alternate: offered(line),
    })),
  ]
  return { cartId, subtotal, problems }
}

/** Some refusals are titles, such as 'Discontinued Item'. */
const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const quantitiesOf = ({ itemNumber, orderedCases, orderedUnits }: StandingLine): StandingLine => ({
  itemNumber,
  orderedCases,
  orderedUnits,
})

/** The lines of this time: those of the order, or what its guide's pars need today. */
async function wantedLines(tx: Queries, order: StoredOrder, now: Date): Promise<StandingLine[]> {
  const { parGuideId, parGuideName } = order
  if (parGuideId === null) return readLines(tx, order.id)
  if (parGuideName === null) throw new Refused(standingRefusals.standing_guide_unknown)
  const needed = new Map<string, StandingLine>()
  for (const { itemNumber, orderedCases, orderedUnits } of await parOrdersOf(tx, parGuideId, null, now))
    if (itemNumber !== null && orderedCases + orderedUnits > 0)
      needed.set(itemNumber, { itemNumber, orderedCases, orderedUnits })
  if (needed.size === 0) throw new Refused(standingRefusals.standing_par_full)
  return [...needed.values()]
}

/** What may take the place of a line: in stock, allowed, and as fit to eat (CHECK-2). */
async function offersFor(tx: Queries, cart: LoadedCart, alternates: readonly ItemAlternate[], { caller }: CartWork) {
  const pairs = alternates.flatMap(({ itemNumber, alternateNumber }) => [itemNumber, alternateNumber])
  const suitability = await suitabilityOf(tx, cart.division, pairs)
  const alternatesFor = (from: string): AlternateItem[] =>
    alternates.flatMap(({ itemNumber, alternateNumber, rank, caseRatio }) => {
      const item = cart.items.get(alternateNumber)
      const [before, after] = [suitability.get(itemNumber), suitability.get(alternateNumber)]
      const loss = before && after ? compareSuitability(before, after) : noLoss
      if (itemNumber !== from || !item || !isAlike(loss)) return []
      const { price } = item
      const facts = lineFactsOf(cart, item, caller.actor)
      const stock = shelfStockOf(item)
      return [
        {
          itemNumber: alternateNumber,
          rank,
          caseRatio,
          facts,
          packing: packingOf(item),
          price,
          stock,
          present: undefined,
          loss,
        },
      ]
    })
  return ({ itemNumber, orderedCases, orderedUnits }: StandingLine): LineProblem['alternate'] => {
    const item = cart.items.get(itemNumber)
    if (!item) return null
    const line = { orderedCases, orderedUnits, packing: packingOf(item), price: item.price }
    const [best] = offerAlternates({ ...line, alternates: alternatesFor(itemNumber) })
    if (!best) return null
    const { description } = cart.items.get(best.itemNumber)!.itemInfo
    return { ...quantitiesOf(best), description }
  }
}
