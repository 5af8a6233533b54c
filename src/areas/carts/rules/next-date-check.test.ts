import { expect, test } from 'vitest'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import { nextDateCheck } from './next-date-check.ts'

const monday: DeliveryCalendar = {
  routes: [
    { soType: 'regularDelivery', days: [1, 2, 3, 4, 5], cutOffTime: '17:00', cutOffDaysBefore: 1, blockJitDrop: false },
  ],
  holidays: [],
  today: '2026-03-02',
  now: new Date('2026-03-02T20:00:00Z'),
  timeZone: 'America/Los_Angeles',
}
const cart = { soType: 'regularDelivery', deliveryDate: '2026-03-03', intOwnerId: null } as const

test('a cart is looked at when its cut-off passes, in the division’s time [PLAT-5]', () => {
  // 17:00 in Los Angeles on Monday, March 2, before daylight saving time: UTC-8.
  expect(nextDateCheck(cart, monday)).toEqual(new Date('2026-03-03T01:00:00Z'))
})

test('after the cut-off, and without one, it is looked at when the delivery day ends [PLAT-5]', () => {
  const end = new Date('2026-03-04T08:00:00Z')
  const evening = { ...monday, now: new Date('2026-03-03T02:00:00Z') }
  expect(nextDateCheck({ ...cart, intOwnerId: 'rep' }, evening)).toEqual(end)
  expect(nextDateCheck(cart, { ...monday, routes: [] })).toEqual(end)
})

test('a cart without a date is not looked at [PLAT-5]', () => {
  expect(nextDateCheck({ ...cart, deliveryDate: null }, monday)).toBeNull()
})
