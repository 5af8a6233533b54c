import { expect, test } from 'vitest'
import { buildCalendar } from '#areas/carts/testing/build-cart.ts'
import { lineDelivery } from './line-delivery.ts'

// Monday, March 2, 2026; trucks Monday to Friday.
const calendar = buildCalendar()
const cart = { soType: 'regularDelivery', deliveryDate: '2026-03-03' } as const
const plain = { isDropShip: false, isJustInTime: false, nextArrivalOn: null }
const dropShip = { ...plain, isDropShip: true }
const justInTime = { ...plain, isJustInTime: true }

test('a line comes with its order [CHECK-5]', () => {
  expect(lineDelivery(plain, cart, calendar, false)).toEqual({ kind: 'withOrder', date: '2026-03-03' })
})

test('a drop-ship line comes by carrier on a weekday after the lead time [CHECK-5]', () => {
  // Five days on is a Saturday.
  expect(lineDelivery(dropShip, cart, calendar, false)).toEqual({ kind: 'dropShip', date: '2026-03-09' })
  const away = buildCalendar({ holidays: ['2026-03-09'] })
  expect(lineDelivery(dropShip, cart, away, false).date).toBe('2026-03-10')
})

test('a drop-ship line comes on a drop-ship day where the ship-to has such days [CHECK-5]', () => {
  const route = { ...calendar.routes[0]!, soType: 'dropShip', days: [4] } as const
  const withRoute = buildCalendar({ routes: [...calendar.routes, route] })
  expect(lineDelivery(dropShip, cart, withRoute, false)).toEqual({ kind: 'dropShip', date: '2026-03-12' })
})

test('in a drop-ship order the date of the order is its own [CHECK-5]', () => {
  const order = { soType: 'dropShip', deliveryDate: '2026-03-20' } as const
  expect(lineDelivery(dropShip, order, calendar, false)).toEqual({ kind: 'withOrder', date: '2026-03-20' })
})

test('a just-in-time line comes with the first truck after it arrives, or with the order if that is later [CHECK-5]', () => {
  expect(lineDelivery(justInTime, cart, calendar, false)).toEqual({ kind: 'justInTime', date: '2026-03-04' })
  const arriving = { ...justInTime, nextArrivalOn: '2026-03-07' }
  expect(lineDelivery(arriving, cart, calendar, false)).toEqual({ kind: 'justInTime', date: '2026-03-09' })
  const later = { ...cart, deliveryDate: '2026-03-10' }
  expect(lineDelivery(arriving, later, calendar, false)).toEqual({ kind: 'withOrder', date: '2026-03-10' })
})

test('without a route nobody can say when a just-in-time line comes [CHECK-5]', () => {
  const none = buildCalendar({ routes: [] })
  expect(lineDelivery(justInTime, cart, none, false)).toEqual({ kind: 'justInTime', date: null })
})

test('staff read the same drop-ship date as the customer [CHECK-5]', () => {
  expect(lineDelivery(dropShip, cart, calendar, true)).toEqual(lineDelivery(dropShip, cart, calendar, false))
})
