import { expect, test } from 'vitest'
import { abilityOf, why } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { orderStatuses } from '../order.ts'
import { type ChangeableOrder, mayCancelOrder, mayChangeOrder } from './may-change-order.ts'

const zone = 'America/Los_Angeles'
const order: ChangeableOrder = {
  status: 'Placed',
  origin: 'online',
  isPlacedHere: true,
  hasStaffPrices: false,
  deliveryDate: '2026-11-24',
  cutOffAt: '2026-11-24T00:00:00.000Z',
  timeZone: zone,
}
const before = new Date('2026-11-23T23:59:59.999Z')
const who = (kind: 'external' | 'internal' | 'proxy', missing?: Feature) => ({
  kind,
  can: (feature: Feature) => feature !== missing,
})
const customer = who('external')

test('an order is changed and cancelled until its cut-off, and no more at its own instant [NEXT-2]', () => {
  const at = new Date('2026-11-24T00:00:00.000Z')
  for (const may of [mayChangeOrder, mayCancelOrder]) {
    expect(may(order, customer, before).allowed).toBe(true)
    expect(why(may(order, customer, at))).toBe('The cut-off was at 4:00 PM PST on Mon, Nov 23.')
  }
})

test.each([
  // Clocks go back on Nov 1 and forward on Mar 8, at two in the morning.
  ['2026-11-01', '01:30', '2026-11-01T08:29:59.999Z', '2026-11-01T08:30:00.000Z', '1:30 AM PDT'],
  ['2026-11-01', '17:00', '2026-11-02T00:59:59.999Z', '2026-11-02T01:00:00.000Z', '5:00 PM PST'],
  ['2026-03-08', '02:30', '2026-03-08T10:29:59.999Z', '2026-03-08T10:30:00.000Z', '3:30 AM PDT'],
  ['2026-03-08', '17:00', '2026-03-08T23:59:59.999Z', '2026-03-09T00:00:00.000Z', '5:00 PM PDT'],
])('on %s the cut-off %s ends changes to the second [NEXT-2]', (day, time, last, first, words) => {
  const cutOffAt = instantIn(zone, day, time).toISOString()
  expect(cutOffAt).toBe(first)
  expect(mayChangeOrder({ ...order, cutOffAt }, customer, new Date(last)).allowed).toBe(true)
  expect(why(mayChangeOrder({ ...order, cutOffAt }, customer, new Date(first)))).toContain(`at ${words} on`)
})

test('picked up and confirmed orders are changed until the cut-off; ended ones are not [NEXT-2]', () => {
  const codes = orderStatuses.map((status) => [
    status,
    abilityOf(mayChangeOrder({ ...order, status }, customer, before)),
  ])
  expect(Object.fromEntries(codes)).toEqual({
    Placed: null,
    InProgress: null,
    Open: null,
    Failed: 'order_not_taken',
    Expired: 'order_not_taken',
    Invoiced: 'order_already_shipped',
    Cancelled: 'order_already_cancelled',
  })
})

test('without a cut-off an order is changed until the warehouse has picked it up [NEXT-2]', () => {
  const open = { ...order, cutOffAt: null }
  expect(mayChangeOrder(open, customer, before).allowed).toBe(true)
  expect(abilityOf(mayChangeOrder({ ...open, status: 'InProgress' }, customer, before))).toBe('order_already_picked_up')
})

test('only orders that were placed here are changed here [NEXT-2]', () => {
  expect(abilityOf(mayChangeOrder({ ...order, isPlacedHere: false }, customer, before))).toBe('order_placed_elsewhere')
  expect(abilityOf(mayChangeOrder({ ...order, origin: 'Punchout' }, customer, before))).toBe('order_of_punchout')
  // PUNCH-3: the system itself cancels it.
  const system = { ...customer, isPunchout: true }
  expect(mayChangeOrder({ ...order, origin: 'Punchout' }, system, before).allowed).toBe(true)
})

test('changing takes the features of ordering [NEXT-2, ACCESS-3]', () => {
  for (const feature of ['manageCart', 'addOrder'] as const)
    expect(abilityOf(mayCancelOrder(order, who('external', feature), before))).toBe('order_changes_not_allowed')
})

test('an order with prices of staff is changed by staff, and cancelled by the customer too [NEXT-2, CART-10]', () => {
  const priced = { ...order, hasStaffPrices: true }
  expect(abilityOf(mayChangeOrder(priced, customer, before))).toBe('order_has_staff_prices')
  expect(abilityOf(mayChangeOrder(priced, who('proxy'), before))).toBe('order_has_staff_prices')
  expect(mayChangeOrder(priced, who('internal'), before).allowed).toBe(true)
  expect(mayCancelOrder(priced, customer, before).allowed).toBe(true)
})
