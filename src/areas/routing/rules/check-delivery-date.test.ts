import { expect, test } from 'vitest'
import { checkDeliveryDate, needsApproval } from './check-delivery-date.ts'
import type { DateFacts } from './possible-dates.ts'

// Monday noon in Las Vegas; deliveries Monday to Friday, cut-off at 17:00 of the day before.
const facts: DateFacts = {
  route: {
    soType: 'regularDelivery',
    days: [1, 2, 3, 4, 5],
    cutOffTime: '17:00',
    cutOffDaysBefore: 1,
    blockJitDrop: false,
  },
  holidays: ['2026-03-04'],
  today: '2026-03-02',
  now: new Date('2026-03-02T20:00:00Z'),
  timeZone: 'America/Los_Angeles',
}

test.each([
  ['2026-03-01', 'date_in_past', 'date_in_past'],
  ['2026-03-02', 'date_past_cut_off', 'warned'],
  ['2026-03-03', 'allowed', 'allowed'],
  ['2026-03-04', 'date_not_routed', 'warned'],
  ['2026-03-07', 'date_not_routed', 'warned'],
  ['2026-06-02', 'allowed', 'allowed'],
  ['2026-06-03', 'date_too_far', 'date_too_far'],
])('the delivery date %s is for customers %s and for staff %s [CART-3]', (date, forCustomer, forStaff) => {
  const outcome = (isStaff: boolean) => {
    const decision = checkDeliveryDate(date, facts, isStaff)
    if (!decision.allowed) return decision.refusal.code
    return decision.value.warning === null ? 'allowed' : 'warned'
  }
  expect([outcome(false), outcome(true)]).toEqual([forCustomer, forStaff])
})

test('staff choosing a day without a route read that it will need approval [CART-3]', () => {
  const decision = checkDeliveryDate('2026-03-07', facts, true)
  expect(decision.allowed && decision.value.warning).toBe(needsApproval)
  expect(needsApproval).toBe('The selected delivery date will need approval since it is not a valid routing day.')
})

test('a customer without routing days cannot choose any date [CART-3]', () => {
  expect(checkDeliveryDate('2026-03-03', { ...facts, route: null }, false).allowed).toBe(false)
})
