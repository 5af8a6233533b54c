import { type Cents, divideHalfUp, priceByWeight } from '#kit/money.ts'
import type { ItemPrice } from '../item-price.ts'
import type { OfferTerms } from '../promotion-offer.ts'

/** A case price, for catch weight with the price a pound it comes from. */
export interface CasePrice {
  readonly casePrice: Cents
  readonly perPound: number | null
}

/** Each free case of a bundle makes all of its cases cheaper; rounded down, for the customer. */
export const shared = (price: number, cases: number, free: number): number =>
  Math.floor((price * (cases - free)) / cases)

const off = (price: number, terms: OfferTerms, amount: number | null): number | null => {
  if (terms.kind === 'percent') return divideHalfUp(price * (10_000 - (terms.percentHundredths ?? 0)), 10_000)
  if (amount === null || terms.kind === 'buyGet') return null
  return terms.kind === 'amountOff' ? price - amount : amount
}

/**
 * STAFF-3: the case at these terms; catch weight is changed by the pound. Of a bundle the lowest it
 * can come to. Null where the terms say nothing of the case.
 */
export function promotedCase(
  { casePrice, perPound }: Pick<ItemPrice, 'casePrice' | 'perPound'>,
  terms: OfferTerms,
  caseWeightHundredths: number,
): CasePrice | null {
  if (casePrice === null) return null
  const of = (price: number, amount: number | null) =>
    terms.kind === 'buyGet' ? shared(price, terms.buy! + terms.get!, terms.get!) : off(price, terms, amount)
  if (perPound !== null) {
    const now = of(perPound, terms.poundHundredths)
    return now === null ? null : { casePrice: priceByWeight(now, caseWeightHundredths), perPound: now }
  }
  const now = of(casePrice, terms.caseCents)
  return now === null ? null : { casePrice: now, perPound: null }
}

/** STAFF-3: the each at these terms; null where they say nothing of it. */
export const promotedEach = ({ eachPrice }: Pick<ItemPrice, 'eachPrice'>, terms: OfferTerms): Cents | null =>
  eachPrice === null ? null : off(eachPrice, terms, terms.eachCents)
