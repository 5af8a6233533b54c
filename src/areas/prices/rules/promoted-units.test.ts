import { expect, test } from 'vitest'
import type { OfferTerms } from '../promotion-offer.ts'
import { promotedCase, promotedEach, shared } from './promoted-units.ts'

const terms = (of: Partial<OfferTerms> & Pick<OfferTerms, 'kind'>): OfferTerms => ({
  caseCents: null,
  eachCents: null,
  poundHundredths: null,
  percentHundredths: null,
  buy: null,
  get: null,
  ...of,
})
const byCase = { casePrice: 1999, eachPrice: 333, perPound: null }

test('a percent is rounded half up [STAFF-3]', () => {
  const half = terms({ kind: 'percent', percentHundredths: 5000 })
  expect(promotedCase(byCase, half, 0)).toEqual({ casePrice: 1000, perPound: null })
  expect(promotedEach(byCase, half)).toBe(167)
})

test('terms that say nothing of a unit leave it out [STAFF-3]', () => {
  const eachOnly = terms({ kind: 'fixedPrice', eachCents: 300 })
  expect(promotedCase(byCase, eachOnly, 0)).toBeNull()
  expect(promotedEach(byCase, eachOnly)).toBe(300)
  expect(promotedEach(byCase, terms({ kind: 'buyGet', buy: 1, get: 1 }))).toBeNull()
  expect(
    promotedCase({ casePrice: null, perPound: null }, terms({ kind: 'percent', percentHundredths: 100 }), 0),
  ).toBeNull()
})

test('the lowest a bundle can come to is n of n + m [STAFF-3]', () => {
  expect(
    promotedCase({ casePrice: 1100, perPound: null }, terms({ kind: 'buyGet', buy: 10, get: 1 }), 0)?.casePrice,
  ).toBe(1000)
  expect(shared(1000, 3, 1)).toBe(666)
})
