import { expect, test } from 'vitest'
import { describeAmounts } from './describe-amounts.ts'

test('a price is said with its units and its last day [ITEM-8]', () => {
  const none = { caseCents: null, eachCents: null, poundHundredths: null, endsOn: null }
  expect(describeAmounts({ ...none, caseCents: 2000, eachCents: 250 })).toBe(
    '$20.00 a case, $2.50 an each, until further notice',
  )
  expect(describeAmounts({ ...none, poundHundredths: 24_550, endsOn: '2026-03-31' })).toBe(
    '$2.455/lb, until Tue, Mar 31, 2026',
  )
})
