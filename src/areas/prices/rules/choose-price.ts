import type { CalendarDate } from '#kit/dates.ts'
import { priceByWeight, type Cents } from '#kit/money.ts'
import type { ItemPrice, PriceCandidate, PriceReceipt } from '../item-price.ts'

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
 * takes the each away.
 */
export function choosePrice(
  item: PricedItem,
  candidates: readonly PriceCandidate[],
  date: CalendarDate,
): ItemPrice | null {
  const best = candidates
    .filter((row) => row.startsOn <= date && (row.endsOn === null || row.endsOn >= date))
    .toSorted(bestFirst)
  const forCase = best.find((row) => caseOf(item, row) !== null)
  const forEach = best.find((row) => row.eachPriceCents !== null)
  // The receipt is for the case if there is one, as that is the price people compare.
  const chosen = forCase ?? forEach
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
    receipt: { kind: kindOf(chosen), reference: chosen.reference, since: chosen.startsOn, until: chosen.endsOn },
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
