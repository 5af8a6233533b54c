import type { CalendarDate } from '#kit/dates.ts'
import { priceByWeight, type Cents } from '#kit/money.ts'
import type { ItemPrice, PriceBreak, PriceCandidate, PricedByCost, PriceReceipt } from '../item-price.ts'
import type { PromotionOffer } from '../promotion-offer.ts'
import { applyPromotions } from './apply-promotions.ts'
import { priceFromCost } from './price-from-cost.ts'

/**
 * The better the earlier: a ship-to's own contract, its bill-to's, a group's deviated price, its
 * class, the list.
 */
const precedence = ['S', 'B', 'G', 'C', 'L']
const kinds: Record<string, PriceReceipt['kind']> = { S: 'contract', B: 'contract', G: 'gpo', C: 'class', L: 'list' }

/** What of the item decides how its case is priced. */
export interface PricedItem {
  readonly isCatchWeight: boolean
  /** Hundredths of a pound; the average case. */
  readonly caseWeightHundredths: number
}

interface CasePrice {
  readonly casePrice: Cents
  readonly perPound: number | null
}

/**
 * ITEM-8: the price of one item on a delivery date, or null when nothing prices it. `candidates`
 * are the item's rows of the ship-to's scopes. A row settles only the units it names: a contract
 * for the case leaves the each to the next scope that has one, so that signing a contract never
 * takes the each away. Cost plus is one way to state the prices of a row, and stands where the row
 * stands: an each price of the row counts instead of the share of the case. Promotions among the
 * candidates change the price that was chosen (STAFF-3). What more cases cost comes along as
 * `breaks` (`price-at-quantity.ts`).
 */
export function choosePrice(
  item: PricedItem,
  candidates: readonly PriceCandidate[],
  date: CalendarDate,
): ItemPrice | null {
  const ofDay = candidates.filter((row) => isOfDay(row, date))
  const best = rank(item, ofDay, date)
  const base = basePrice(item, best)
  if (!base) return null
  const offers = offersOf(ofDay)
  const price = applyPromotions(item.caseWeightHundredths, base, offers)
  const breaks = breaksOf(item, base, best).map(({ fromCases, ...step }) =>
    toBreak(fromCases, applyPromotions(item.caseWeightHundredths, { ...base, ...step }, offers)),
  )
  return breaks.length === 0 ? price : { ...price, breaks: [toBreak(1, price), ...breaks] }
}

/**
 * ITEM-8: what the row that makes the price adds to the cost, for staff; null: the price does not
 * follow the cost.
 */
export function chosenCostPlus(
  item: PricedItem,
  candidates: readonly PriceCandidate[],
  date: CalendarDate,
): PricedByCost | null {
  const ofDay = candidates.filter((row) => isOfDay(row, date))
  return chosenOf(item, rank(item, ofDay, date))?.costPlus ?? null
}

const isOfDay = ({ startsOn, endsOn }: PriceCandidate, date: CalendarDate): boolean =>
  startsOn <= date && (endsOn === null || endsOn >= date)

/** The prices of a day without promotions, the better first. */
const rank = (item: PricedItem, ofDay: readonly PriceCandidate[], date: CalendarDate): readonly PriceCandidate[] =>
  ofDay
    .filter(({ offer }) => !offer)
    .map((row) => withCost(item, row, date))
    .toSorted(bestFirst)

/**
 * The row of the receipt: that of the case if there is one, as that is the price people compare.
 */
const chosenOf = (item: PricedItem, best: readonly PriceCandidate[]): PriceCandidate | undefined =>
  best.find((row) => caseOf(item, row) !== null) ?? best.find((row) => row.eachPriceCents !== null)

/** A row whose prices follow the cost, with those of the day. */
function withCost(item: PricedItem, row: PriceCandidate, date: CalendarDate): PriceCandidate {
  if (!row.costPlus) return row
  const prices = priceFromCost(item, row.costPlus.plus, row.costPlus.cost, date)
  return { ...row, ...prices, eachPriceCents: row.eachPriceCents ?? prices.eachPriceCents }
}

const toBreak = (fromCases: number, { casePrice, perPound, receipt, bundles }: ItemPrice): PriceBreak => ({
  fromCases,
  // Only what has a case price has breaks.
  casePrice: casePrice!,
  perPound,
  receipt,
  ...(bundles && { bundles }),
})

/**
 * The breaks of the row that prices the case, before any promotion. One that is not lower than the
 * price of a single case is none.
 */
function breaksOf(item: PricedItem, base: ItemPrice, best: readonly PriceCandidate[]) {
  const row = best.find((candidate) => caseOf(item, candidate) !== null)
  // An item that is catch weight no longer is not priced by breaks a pound.
  if (!row?.breaks || (row.perPoundHundredths === null) !== (base.perPound === null)) return []
  return row.breaks.flatMap(([fromCases, amount]) => {
    const step =
      base.perPound === null
        ? { casePrice: amount, perPound: null }
        : { casePrice: priceByWeight(amount, item.caseWeightHundredths), perPound: amount }
    if (fromCases < 2 || step.casePrice <= 0 || step.casePrice >= base.casePrice!) return []
    const quantity = { fromCases, before: base.casePrice!, perPoundBefore: base.perPound }
    return [{ fromCases, ...step, receipt: { ...base.receipt, quantity } }]
  })
}

/** Each promotion once, though it may reach a customer in several ways. */
const offersOf = (candidates: readonly PriceCandidate[]): PromotionOffer[] => {
  const offers = candidates.flatMap(({ offer }) => offer ?? [])
  return offers.filter(({ id }, index) => offers.findIndex((other) => other.id === id) === index)
}

/** The price before any promotion. */
function basePrice(item: PricedItem, best: readonly PriceCandidate[]): ItemPrice | null {
  const forCase = best.find((row) => caseOf(item, row) !== null)
  const forEach = best.find((row) => row.eachPriceCents !== null)
  const chosen = chosenOf(item, best)
  if (!chosen) return null
  const priced = forCase ? caseOf(item, forCase) : null
  const isCaseBidPrice = forCase !== undefined && kindOf(forCase) === 'contract'
  const isEachBidPrice = forEach !== undefined && kindOf(forEach) === 'contract'
  return {
    casePrice: priced?.casePrice ?? null,
    eachPrice: forEach?.eachPriceCents ?? null,
    perPound: priced?.perPound ?? null,
    isEstimate: priced !== null && priced.perPound !== null,
    isBidPrice: isCaseBidPrice || isEachBidPrice,
    isCaseBidPrice,
    isEachBidPrice,
    receipt: {
      kind: kindOf(chosen),
      reference: chosen.reference,
      since: chosen.startsOn,
      until: chosen.endsOn,
      ...(chosen.changeId !== undefined && { changeId: chosen.changeId }),
    },
  }
}

/**
 * What a row says of the case: by the pound times the average weight for catch weight, else its
 * case price.
 */
function caseOf(item: PricedItem, row: PriceCandidate): CasePrice | null {
  if (item.isCatchWeight && row.perPoundHundredths !== null) {
    const casePrice = priceByWeight(row.perPoundHundredths, item.caseWeightHundredths)
    // Without a weight the estimate would be nothing, and nothing is not a price.
    if (casePrice > 0) return { casePrice, perPound: row.perPoundHundredths }
  }
  return row.casePriceCents === null ? null : { casePrice: row.casePriceCents, perPound: null }
}

/**
 * Better scope first, in it the latest start; of two groups that start the same day the first by
 * name.
 */
function bestFirst(one: PriceCandidate, other: PriceCandidate): number {
  const byScope = precedence.indexOf(one.scope[0]!) - precedence.indexOf(other.scope[0]!)
  if (byScope !== 0) return byScope
  if (one.startsOn !== other.startsOn) return one.startsOn > other.startsOn ? -1 : 1
  return one.scope < other.scope ? -1 : 1
}

function kindOf(row: PriceCandidate): PriceReceipt['kind'] {
  const kind = kinds[row.scope[0]!]
  if (!kind) throw new Error(`A price has the unknown scope ${row.scope}`)
  return kind
}
