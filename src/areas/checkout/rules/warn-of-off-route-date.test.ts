import { expect, test } from 'vitest'
import { buildCalendar } from '#areas/carts/testing/build-cart.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { warnOfOffRouteDate } from './warn-of-off-route-date.ts'

const dates = dateFactsFor(buildCalendar(), 'regularDelivery', true)

test('a date that is not a valid routing day needs approval, which staff see [CHECK-3]', () => {
  expect(warnOfOffRouteDate('2026-03-07', dates, true)).toMatchObject({
    kind: 'delivery-date-outside-allowed-range',
    message: 'Selected delivery date needs approval since it is not a valid routing day',
    blocks: false,
  })
  expect(warnOfOffRouteDate('2026-03-03', dates, true)).toBeNull()
  expect(warnOfOffRouteDate(null, dates, true)).toBeNull()
})

test('for customers such a date is refused, not approved [CHECK-3]', () => {
  expect(warnOfOffRouteDate('2026-03-07', dates, false)).toBeNull()
})
