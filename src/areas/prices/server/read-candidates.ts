import type { CalendarDate } from '#kit/dates.ts'
import type { ItemPrice, PriceCandidate } from '../item-price.ts'
import { choosePrice, chosenCostPlus } from '../rules/choose-price.ts'
import { namedCostPlus } from './cost-columns.ts'
import { type OfferColumns, toOffer } from './offer-columns.ts'
import type { CandidateColumns, CandidatesRow } from './price-columns.ts'

const isOffer = (origin: CandidateColumns[8]): origin is OfferColumns => typeof origin === 'object' && origin !== null

/** A candidate with the names of its fields. */
const toCandidate = ([
  itemNumber,
  scope,
  startsOn,
  endsOn,
  casePriceCents,
  eachPriceCents,
  perPoundHundredths,
  reference,
  origin,
  breaks,
  costPlus,
]: CandidateColumns): PriceCandidate => ({
  itemNumber,
  scope,
  startsOn,
  endsOn,
  casePriceCents,
  eachPriceCents,
  perPoundHundredths,
  reference,
  ...(breaks && { breaks }),
  ...(costPlus && { costPlus: namedCostPlus(costPlus) }),
  ...(typeof origin === 'string' && { changeId: origin }),
  ...(isOffer(origin) && {
    // A promotion always has an end.
    offer: toOffer(origin, {
      name: reference,
      startsOn,
      endsOn: endsOn!,
      casePriceCents,
      eachPriceCents,
      perPoundHundredths,
    }),
  }),
})

/** Candidates by item number. */
export function candidatesByItem(columns: readonly CandidateColumns[] | null): ReadonlyMap<string, PriceCandidate[]> {
  const byItem = new Map<string, PriceCandidate[]>()
  for (const candidate of (columns ?? []).map(toCandidate)) {
    const others = byItem.get(candidate.itemNumber)
    if (others) others.push(candidate)
    else byItem.set(candidate.itemNumber, [candidate])
  }
  return byItem
}

/** The price of a row on the delivery date its statement was asked for. */
export function toItemPrice(row: CandidatesRow, date: CalendarDate): ItemPrice | null {
  return row.candidates ? choosePrice(row, row.candidates.map(toCandidate), date) : null
}

/** The same without promotions. */
export function toListPrice(row: CandidatesRow, date: CalendarDate): ItemPrice | null {
  const prices = row.candidates?.filter((candidate) => !isOffer(candidate[8]))
  return prices ? choosePrice(row, prices.map(toCandidate), date) : null
}

/** What the price of a row adds to the cost of the item; null: nothing. */
export const toCostPlus = (row: CandidatesRow, date: CalendarDate) =>
  row.candidates ? chosenCostPlus(row, row.candidates.map(toCandidate), date) : null
