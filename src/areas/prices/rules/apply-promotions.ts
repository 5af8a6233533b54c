import type { ItemPrice, ReceiptPromotion } from '../item-price.ts'
import type { PromotionOffer } from '../promotion-offer.ts'
import { describeOffer } from './describe-offer.ts'
import { promotedCase, promotedEach } from './promoted-units.ts'

interface Promoted<Price> {
  readonly offer: PromotionOffer
  readonly price: Price
  readonly cents: number
}

/**
 * STAFF-3: the step of the price rule after a price was chosen: of the promotions that reach an
 * item the one that is best for the customer counts, for the case and the each separately; they
 * never add up. One that would sell below cost without being allowed to changes nothing. What
 * depends on how many cases are in the cart comes along as `bundles` (`apply-bundles.ts`).
 */
export function applyPromotions(
  caseWeightHundredths: number,
  base: ItemPrice,
  offers: readonly PromotionOffer[],
): ItemPrice {
  if (offers.length === 0) return base
  const byUnit = offers.filter(({ kind }) => kind !== 'buyGet')
  const forCase = best(
    byUnit.flatMap((offer) => {
      const price = promotedCase(base, offer, caseWeightHundredths)
      return price && counts(price.casePrice, base.casePrice, offer.caseCost)
        ? [{ offer, price, cents: price.casePrice }]
        : []
    }),
  )
  const forEach = best(
    byUnit.flatMap((offer) => {
      const cents = promotedEach(base, offer)
      return cents !== null && counts(cents, base.eachPrice, costOfEach(offer)) ? [{ offer, price: cents, cents }] : []
    }),
  )
  const bundles = bundlesOf(caseWeightHundredths, base, offers)
  if (!forCase && !forEach && !bundles) return base
  const promotions = [
    ...(forCase ? [receiptOf('case', forCase.offer, base.casePrice!, base.perPound)] : []),
    ...(forEach ? [receiptOf('each', forEach.offer, base.eachPrice!, null)] : []),
  ]
  return {
    ...base,
    ...forCase?.price,
    ...(forEach && { eachPrice: forEach.cents }),
    ...(promotions.length > 0 && { receipt: { ...base.receipt, promotions } }),
    ...(bundles && { bundles }),
  }
}

/** A case costs so much; an each its share, in fractions of a cent. */
const costOfEach = ({ caseCost, eachesPerCase }: PromotionOffer): number | null =>
  caseCost === null ? null : caseCost / eachesPerCase

/** A promotion lowers a price, leaves one, and keeps to the cost. */
const counts = (now: number, before: number | null, cost: number | null): boolean =>
  before !== null && now > 0 && now < before && (cost === null || now >= cost)

/** The lowest price; of equal ones the promotion that started first. */
const best = <Price>(promoted: readonly Promoted<Price>[]): Promoted<Price> | undefined =>
  promoted.toSorted((a, b) => a.cents - b.cents || byAge(a.offer, b.offer))[0]

const byAge = (a: PromotionOffer, b: PromotionOffer): number =>
  a.startsOn === b.startsOn ? (a.id < b.id ? -1 : 1) : a.startsOn < b.startsOn ? -1 : 1

/** What a receipt says of a promotion. */
const receiptOf = (
  unit: ReceiptPromotion['unit'],
  offer: PromotionOffer,
  before: number,
  perPoundBefore: number | null,
): ReceiptPromotion => ({
  id: offer.id,
  name: offer.name,
  terms: describeOffer(offer),
  since: offer.startsOn,
  until: offer.endsOn,
  unit,
  before,
  perPoundBefore,
})

function bundlesOf(weight: number, base: ItemPrice, offers: readonly PromotionOffer[]): ItemPrice['bundles'] {
  const counted = offers
    .filter((offer) => offer.kind === 'buyGet')
    .filter((offer) => {
      const lowest = promotedCase(base, offer, weight)
      return lowest !== null && counts(lowest.casePrice, base.casePrice, offer.caseCost)
    })
    .toSorted(byAge)
  if (counted.length === 0) return undefined
  return {
    casePrice: base.casePrice!,
    perPound: base.perPound,
    caseWeightHundredths: weight,
    offers: counted.map((offer) => ({
      id: offer.id,
      name: offer.name,
      buy: offer.buy!,
      get: offer.get!,
      since: offer.startsOn,
      until: offer.endsOn,
    })),
  }
}
