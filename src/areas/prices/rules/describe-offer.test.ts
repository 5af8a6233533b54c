import { expect, test } from 'vitest'
import type { OfferTerms } from '../promotion-offer.ts'
import { describeOffer } from './describe-offer.ts'

const terms = (of: Partial<OfferTerms> & Pick<OfferTerms, 'kind'>): OfferTerms => ({
  caseCents: null,
  eachCents: null,
  poundHundredths: null,
  percentHundredths: null,
  buy: null,
  get: null,
  ...of,
})

test.each([
  [terms({ kind: 'percent', percentHundredths: 1250 }), '12.5% off'],
  [terms({ kind: 'amountOff', caseCents: 150 }), '$1.50 a case off'],
  [terms({ kind: 'amountOff', caseCents: 150, eachCents: 20 }), '$1.50 a case, $0.20 an each off'],
  [terms({ kind: 'amountOff', poundHundredths: 1500 }), '$0.15/lb off'],
  [terms({ kind: 'fixedPrice', caseCents: 1899 }), 'now $18.99 a case'],
  [terms({ kind: 'buyGet', buy: 10, get: 1 }), 'buy 10 cases, get 1'],
])('a promotion is described in words [STAFF-3] %#', (of, words) => {
  expect(describeOffer(of)).toBe(words)
})
