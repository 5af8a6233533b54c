import { expect, test } from 'vitest'
import { buildCalendar } from '#areas/carts/testing/build-cart.ts'
import { nearestDate } from './nearest-date.ts'

test('an order is delivered on the day it asks for, or the next on which the truck comes [PUNCH-3]', () => {
  const calendar = buildCalendar()
  expect(nearestDate('2026-03-05', calendar)).toBe('2026-03-05')
  // A Saturday; trucks come Monday to Friday.
  expect(nearestDate('2026-03-07T08:00:00-08:00', calendar)).toBe('2026-03-09')
  // In the past, where no day near it is left.
  expect(nearestDate('2025-01-01', calendar)).toBeUndefined()
  for (const nonsense of [undefined, '', 'soon', '3/30/2026']) expect(nearestDate(nonsense, calendar)).toBeUndefined()
})
