import { expect, test } from 'vitest'
import { buildCalendar, buildCart } from '../testing/build-cart.ts'
import { refreshDeliveryDate } from './refresh-delivery-date.ts'

const noon = buildCalendar()
const evening = buildCalendar({ now: new Date('2026-03-03T01:00:00Z') })
const dated = (deliveryDate: string | null, intOwnerId: string | null = null) => buildCart({ deliveryDate, intOwnerId })

test('a date whose cut-off has passed moves to the first valid one [CART-6]', () => {
  expect(refreshDeliveryDate(dated('2026-03-03'), noon)).toBe('2026-03-03')
  expect(refreshDeliveryDate(dated('2026-03-03'), evening)).toBe('2026-03-04')
})

test('a date that is past or lost its route moves too [CART-6]', () => {
  expect(refreshDeliveryDate(dated('2026-02-27'), noon)).toBe('2026-03-03')
  expect(refreshDeliveryDate(dated('2026-03-07'), noon)).toBe('2026-03-03')
})

test('without any routing day the date is taken away [CART-6]', () => {
  expect(refreshDeliveryDate(dated('2026-03-03'), buildCalendar({ routes: [] }))).toBeNull()
})

test('a cart without a date stays without one [CART-6]', () => {
  expect(refreshDeliveryDate(dated(null), noon)).toBeNull()
})

test('the day staff chose for their own cart stays until it is past [CART-6]', () => {
  expect(refreshDeliveryDate(dated('2026-03-07', 'dsr'), noon)).toBe('2026-03-07')
  expect(refreshDeliveryDate(dated('2026-03-01', 'dsr'), noon)).toBe('2026-03-03')
})
