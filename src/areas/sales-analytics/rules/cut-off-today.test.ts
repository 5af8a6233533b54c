import { expect, test } from 'vitest'
import { cutOffToday } from './cut-off-today.ts'

// Monday, March 2, 2026, noon in Los Angeles.
const facts = {
  route: {
    soType: 'regularDelivery' as const,
    days: [2, 4],
    cutOffTime: '17:00',
    cutOffDaysBefore: 1,
    blockJitDrop: false,
  },
  holidays: [],
  today: '2026-03-02',
  now: new Date('2026-03-02T20:00:00Z'),
  timeZone: 'America/Los_Angeles',
}

test('a cut-off of today is that of its delivery, by the clock of the division [STAFF-6]', () => {
  expect(cutOffToday(facts)).toEqual({ date: '2026-03-03', cutOffAt: '2026-03-03T01:00:00.000Z' })
  expect(cutOffToday({ ...facts, now: new Date('2026-03-03T01:00:00Z') })).toBeNull()
  // On Tuesday the next cut-off is Wednesday's.
  expect(cutOffToday({ ...facts, today: '2026-03-03', now: new Date('2026-03-03T20:00:00Z') })).toBeNull()
  expect(cutOffToday({ ...facts, holidays: ['2026-03-03'] })).toBeNull()
  expect(cutOffToday({ ...facts, route: null })).toBeNull()
  expect(cutOffToday({ ...facts, route: { ...facts.route, cutOffTime: null } })).toBeNull()
})
