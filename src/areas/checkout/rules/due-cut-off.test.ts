import { expect, test } from 'vitest'
import { buildCalendar } from '#areas/carts/testing/build-cart.ts'
import { dueCutOff } from './due-cut-off.ts'

const cart = { soType: 'regularDelivery', deliveryDate: '2026-03-03', isOfStaff: false } as const
// The cut-off for Tuesday is Monday 17:00 in Los Angeles: 01:00 UTC.
const cutOff = new Date('2026-03-03T01:00:00Z')
const at = (now: string, more: Partial<Parameters<typeof dueCutOff>[0]> = {}, minutes = 60) =>
  dueCutOff({ ...cart, ...more }, buildCalendar({ now: new Date(now) }), minutes)

test('a cut-off is due from the configured minutes before it until it passes [CHECK-1]', () => {
  expect(at('2026-03-02T23:59:59Z')).toBeNull()
  expect(at('2026-03-03T00:00:00Z')).toEqual(cutOff)
  expect(at('2026-03-03T00:59:59Z')).toEqual(cutOff)
  expect(at('2026-03-03T01:00:00Z')).toBeNull()
  expect(at('2026-03-02T20:00:00Z', {}, 300)).toEqual(cutOff)
})

test('a cart without a date, and a date without a cut-off, remind of nothing [CHECK-1]', () => {
  expect(at('2026-03-03T00:30:00Z', { deliveryDate: null })).toBeNull()
  expect(at('2026-03-03T00:30:00Z', { deliveryDate: '2026-03-07' })).toBeNull()
  expect(at('2026-03-03T00:30:00Z', { soType: 'willCall' })).toBeNull()
})
