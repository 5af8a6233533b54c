import type { PriceCandidate } from '../item-price.ts'
import type { PromotionKind, PromotionOffer } from '../promotion-offer.ts'

/** What a promotion adds to a candidate: its reference is the name, its prices are its terms. */
export type OfferColumns = readonly [
  id: string,
  kind: PromotionKind,
  percentHundredths: number | null,
  buy: number | null,
  get: number | null,
  caseCost: number | null,
  eachesPerCase: number,
]

/**
 * SQL: a candidate (`CandidateColumns`) as JSON, of a `promotion_offers` row under the alias beside
 * its item.
 */
export const offerColumns = (offer: string, item: string): string =>
  `json_build_array(${offer}.item_number, ${offer}.scope, ${offer}.starts_on, ${offer}.ends_on,
  ${offer}.case_cents, ${offer}.each_cents, ${offer}.pound_hundredths, ${offer}.name,
  json_build_array(${offer}.promotion_id, ${offer}.kind, ${offer}.percent_hundredths, ${offer}.buy, ${offer}.get,
    case when not ${offer}.allows_below_cost then nullif(${item}.cost_cents, 0) end, ${item}.eaches_per_case))`

/** The promotion that a candidate is. */
export const toOffer = (
  [id, kind, percentHundredths, buy, get, caseCost, eachesPerCase]: OfferColumns,
  {
    name,
    startsOn,
    endsOn,
    casePriceCents,
    eachPriceCents,
    perPoundHundredths,
  }: Pick<PromotionOffer, 'name' | 'startsOn' | 'endsOn'> &
    Pick<PriceCandidate, 'casePriceCents' | 'eachPriceCents' | 'perPoundHundredths'>,
): PromotionOffer => ({
  id,
  name,
  kind,
  caseCents: casePriceCents,
  eachCents: eachPriceCents,
  poundHundredths: perPoundHundredths,
  percentHundredths,
  buy,
  get,
  startsOn,
  endsOn,
  caseCost,
  eachesPerCase,
})
