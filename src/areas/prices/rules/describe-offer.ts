import { formatCents, formatPerPound } from '#kit/money.ts'
import type { OfferTerms } from '../promotion-offer.ts'

/** Hundredths of a percent as people read them: 1250 is 12.5%. */
export const formatPercent = (hundredths: number): string => `${hundredths / 100}%`

/** STAFF-3: what a promotion does, in the words a customer reads. */
export function describeOffer(terms: OfferTerms): string {
  const { kind, caseCents, eachCents, poundHundredths, percentHundredths, buy, get } = terms
  if (kind === 'percent') return `${formatPercent(percentHundredths ?? 0)} off`
  if (kind === 'buyGet') return `buy ${buy} cases, get ${get}`
  const amounts = [
    poundHundredths === null ? '' : formatPerPound(poundHundredths),
    caseCents === null ? '' : `${formatCents(caseCents)} a case`,
    eachCents === null ? '' : `${formatCents(eachCents)} an each`,
  ].filter(Boolean)
  return kind === 'amountOff' ? `${amounts.join(', ')} off` : `now ${amounts.join(', ')}`
}
