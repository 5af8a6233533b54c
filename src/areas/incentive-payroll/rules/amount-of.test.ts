import { expect, test } from 'vitest'
import { amountOf } from './amount-of.ts'

const none = { baseCases: null, cases: null, moneyCents: null, percentHundredths: null }

test('each type pays by its rule, exact to the cent [STAFF-1]', () => {
  expect(amountOf('spiffs', { ...none, cases: 12, moneyCents: 75 })).toBe(900)
  expect(amountOf('spiffs', { ...none, cases: -2, moneyCents: 75 })).toBe(-150)
  expect(amountOf('new-accounts', { ...none, moneyCents: 25_000 })).toBe(25_000)
  expect(amountOf('case-growth', { ...none, baseCases: 100, cases: 130, moneyCents: 50 })).toBe(1500)
  expect(amountOf('case-growth', { ...none, baseCases: 130, cases: 100, moneyCents: 50 })).toBe(0)
  // 1.25 % of $1,234.20 is $15.4275.
  expect(amountOf('collections', { ...none, moneyCents: 123_420, percentHundredths: 125 })).toBe(1543)
  expect(amountOf('collections', { ...none, moneyCents: -123_420, percentHundredths: 125 })).toBe(-1543)
})
