import { expect, test } from 'vitest'
import type { StandingPlan } from '../standing-orders.ts'
import { checkStandingOrder, maySetMode } from './check-standing-order.ts'

const line = { itemNumber: '0001001', orderedCases: 2, orderedUnits: 0 }
const plan: StandingPlan = {
  name: 'Weekly dry goods',
  weekdays: [1],
  everyWeeks: 1,
  startsOn: '2026-03-02',
  endsOn: null,
  deliveries: null,
  onHoliday: 'next',
  mode: 'ask',
  draftHours: 24,
  po: '',
  parGuideId: null,
  lines: [line],
}
const facts = { routeDays: [1, 4], today: '2026-03-02' }
const codeOf = (change: Partial<StandingPlan>, more: object = {}) => {
  const decision = checkStandingOrder({ ...plan, ...change }, { ...facts, ...more })
  return decision.allowed ? null : decision.refusal.code
}

test.each([
  ['every Monday', {}, null],
  ['until its first day', { endsOn: '2026-03-02' }, null],
  ['no day', { weekdays: [] }, 'standing_days_missing'],
  ['a day without a truck', { weekdays: [1, 2] }, 'standing_day_not_routed'],
  ['from yesterday', { startsOn: '2026-03-01' }, 'standing_starts_past'],
  ['until the day before its first', { endsOn: '2026-03-01' }, 'standing_ends_early'],
  ['two ends', { endsOn: '2026-04-01', deliveries: 3 }, 'standing_ends_twice'],
  ['no items', { lines: [] }, 'standing_lines_missing'],
  ['items without a quantity', { lines: [{ ...line, orderedCases: 0 }] }, 'standing_lines_missing'],
  ['an item twice', { lines: [line, line] }, 'standing_lines_twice'],
  ['no items, but pars to fill', { lines: [], parGuideId: '018f0000-0000-7000-8000-000000000000' }, null],
])('%s [NEXT-4]', (_, change, expected) => {
  expect(codeOf(change)).toBe(expected)
})

test('without a route there is nothing to repeat by; a first day that is stored may have passed [NEXT-4]', () => {
  expect(codeOf({}, { routeDays: null })).toBe('standing_no_route')
  expect(codeOf({ startsOn: '2026-02-02' }, { startedOn: '2026-02-02' })).toBeNull()
})

test('what is placed by itself is set up by those who may place orders [NEXT-4, ACCESS-2]', () => {
  expect(maySetMode({ can: () => false }, 'auto')).toMatchObject({ allowed: false })
  expect(maySetMode({ can: () => false }, 'ask').allowed).toBe(true)
  expect(maySetMode({ can: () => true }, 'auto').allowed).toBe(true)
})
