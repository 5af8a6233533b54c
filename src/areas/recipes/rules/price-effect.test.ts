import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { changesBetween, costOn, priceEffect, type PriceOn } from './price-effect.ts'

// A plate takes 1/20 of a case of flour and 1/4 of a pound of chicken.
const weights = new Map([
  ['flour', rational(1, 20)],
  ['chicken', rational(1, 4)],
])
const prices: Record<string, Record<string, number | null>> = {
  flour: { '2026-01-01': 2000, '2026-01-10': 2000, '2026-02-01': 2840, '2026-02-15': 2840 },
  chicken: { '2026-01-01': 240, '2026-01-10': 240, '2026-02-01': 236, '2026-02-15': null },
}
const priceOn: PriceOn = (key, date) => {
  const cents = prices[key]![date]
  return cents == null ? null : rational(cents)
}
const days = ['2026-01-01', '2026-01-10', '2026-02-01', '2026-02-15']

test('each day a price changed has the cost since and each price’s part in it, the largest first [RECIPE-2]', () => {
  // 100 + 60 cents; then 142 + 59: 42 cents more by the flour, 1 less by the chicken.
  expect(priceEffect(weights, days.slice(0, 3), priceOn)).toEqual([
    { date: '2026-01-01', cost: rational(160), changes: [] },
    {
      date: '2026-02-01',
      cost: rational(201),
      changes: [
        { key: 'flour', before: rational(2000), after: rational(2840), effect: rational(42) },
        { key: 'chicken', before: rational(240), after: rational(236), effect: rational(-1) },
      ],
    },
  ])
})

test('a price that vanishes leaves the cost unknown, never smaller, and stands first [RECIPE-2]', () => {
  expect(costOn(weights, '2026-02-15', priceOn)).toBeNull()
  expect(changesBetween(weights, ['2026-01-01', '2026-02-15'], priceOn)).toEqual([
    { key: 'chicken', before: rational(240), after: null, effect: null },
    { key: 'flour', before: rational(2000), after: rational(2840), effect: rational(42) },
  ])
})

test('the parts add up to the whole change [RECIPE-2]', () => {
  const changes = changesBetween(weights, ['2026-01-01', '2026-02-01'], priceOn)
  const parts = changes.map(({ effect }) => Number(effect!.numerator) / Number(effect!.denominator))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(201 - 160)
})
