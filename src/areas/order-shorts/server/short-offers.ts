import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { alternatesOf, type ItemAlternate } from '#areas/items/server/public.ts'
import type { LineQuantity } from '#areas/orders/order.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ShortOffer } from '../order-short.ts'
import { type OfferForShort, offerForShort } from '../rules/offer-for-short.ts'
import type { AcceptedLoss, IfShort } from '#areas/orders/if-short.ts'
import { comparedItems, preferencesOf, type SubstitutedItem } from '#areas/substitutions/server/public.ts'

/** A line with what is missing of it. */
export interface MissingLine {
  readonly lineNumber: number
  readonly itemNumber: string
  readonly missing: LineQuantity
  readonly ifShort: IfShort
}

/** An offer with its item. */
export interface FoundOffer extends OfferForShort {
  readonly item: SubstitutedItem
  readonly isChosen: boolean
}

/** So many are offered for a line at most. */
const maxOffers = 5
const nothing: AcceptedLoss = { diets: [], allergens: [], unstated: [] }
const usualRatio = 100

/** The day an order's prices are of: its delivery, else the day it was placed. */
export const priceDayOf = (order: {
  readonly deliveryDate: string | null
  readonly placedAt: string
  readonly timeZone: string
}): string => order.deliveryDate ?? todayIn(order.timeZone, new Date(order.placedAt))

/**
 * NEXT-3: what could come for each short line: what was chosen for the item first, then what the
 * catalogue names; never what the order has already.
 */
export async function offersForLines(
  db: Queries,
  shipTo: ShipToFacts,
  day: string,
  lines: readonly MissingLine[],
  onOrder: ReadonlySet<string>,
): Promise<{ offers: ReadonlyMap<number, readonly FoundOffer[]>; items: ReadonlyMap<string, SubstitutedItem> }> {
  const numbers = lines.map(({ itemNumber }) => itemNumber)
  if (numbers.length === 0) return { offers: new Map(), items: new Map() }
  const links = await alternatesOf(db, shipTo.division, numbers)
  const preferences = await preferencesOf(db, shipTo, numbers)
  const wanted = new Map(
    lines.map((line) => [
      line.lineNumber,
      candidatesOf(line, links, preferences.get(line.itemNumber)?.alternatives ?? []),
    ]),
  )
  const candidates = [...wanted.values()].flatMap((each) => each.map(({ itemNumber }) => itemNumber))
  const items = await comparedItems(db, shipTo, day, [...numbers, ...candidates])
  const offers = lines.map((line) => {
    const from = items.get(line.itemNumber)
    const found = (wanted.get(line.lineNumber) ?? []).flatMap((candidate): FoundOffer[] => {
      const item = items.get(candidate.itemNumber)
      if (!from || !item || onOrder.has(candidate.itemNumber)) return []
      const offer = offerForShort(from, item, line.missing, shipTo, candidate)
      return offer ? [{ ...offer, item, isChosen: candidate.isChosen }] : []
    })
    return [line.lineNumber, found.slice(0, maxOffers)] as const
  })
  return { offers: new Map(offers), items }
}

function candidatesOf(
  { itemNumber, ifShort }: MissingLine,
  links: readonly ItemAlternate[],
  preferred: readonly { readonly itemNumber: string; readonly accepted: AcceptedLoss }[],
) {
  const own = links.filter((each) => each.itemNumber === itemNumber).toSorted((a, b) => a.rank - b.rank)
  const ratioOf = (number: string) => own.find((each) => each.alternateNumber === number)?.caseRatio ?? usualRatio
  const chosen = [...ifShort.alternatives, ...preferred].map((each) => ({
    itemNumber: each.itemNumber,
    accepted: each.accepted,
    caseRatio: ratioOf(each.itemNumber),
    isChosen: true,
  }))
  const named = own.map((each) => ({
    itemNumber: each.alternateNumber,
    accepted: nothing,
    caseRatio: each.caseRatio,
    isChosen: false,
  }))
  const all = [...chosen, ...named]
  return all.filter((each, index) => all.findIndex((other) => other.itemNumber === each.itemNumber) === index)
}

/** An offer as people read it. */
export function shownOffer({ item, isChosen, findings, loss, quantity, ...offer }: FoundOffer): ShortOffer {
  return {
    itemNumber: item.itemNumber,
    description: item.description,
    packSizeDescription: item.packSizeDescription,
    brand: item.brand,
    casePrice: item.price?.casePrice ?? null,
    eachPrice: item.price?.eachPrice ?? null,
    loss: { diets: [...loss.diets], allergens: [...loss.allergens], unstated: [...loss.unstated] },
    findings: [...findings],
    passes: offer.passes,
    quantity: { ...quantity },
    lineTotal: offer.lineTotal,
    isEstimate: offer.isEstimate,
    stockStatus: offer.stockStatus,
    isChosen,
    needsAcceptance: offer.needsAcceptance,
  }
}
