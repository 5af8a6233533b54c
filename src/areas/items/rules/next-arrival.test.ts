import { expect, test } from 'vitest'
import { nextArrival } from './next-arrival.ts'

const today = '2026-11-22'

test.each([
  ['out of stock', '2026-11-27', '2026-11-27'],
  ['low stock', '2026-11-22', '2026-11-22'],
  ['out of stock', '2026-11-21', null],
  ['out of stock', null, null],
  ['in stock', '2026-11-27', null],
  ['not available', '2026-11-27', null],
] as const)('%s with the next arrival %s: more on %s [ITEM-9]', (stockStatus, nextArrivalOn, date) => {
  expect(nextArrival({ stockStatus, nextArrivalOn }, today)).toBe(date)
})
