import { expect, test } from 'vitest'
import { dateFactsFor } from './date-facts-for.ts'

test('of the calendar only the route of the order type counts [CUST-3]', () => {
  const route = {
    soType: 'regularDelivery',
    days: [1],
    cutOffTime: '17:00',
    cutOffDaysBefore: 1,
    blockJitDrop: false,
  } as const
  const calendar = { routes: [route], holidays: [], today: '2026-03-02', now: new Date(), timeZone: 'UTC' }
  expect(dateFactsFor(calendar, 'regularDelivery', false).route).toBe(route)
  expect(dateFactsFor(calendar, 'vanOrder', false).route).toBeNull()
})
