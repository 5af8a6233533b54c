import { expect, test } from 'vitest'
import { checkDistribution } from './check-distribution.ts'

const plan = { orderedCases: 1, orderedUnits: 0, startsOn: '2026-03-02', everyWeeks: null, endsOn: null }
const today = '2026-03-02'

test.each([
  ['one case today', plan, null],
  ['eaches alone', { ...plan, orderedCases: 0, orderedUnits: 3 }, null],
  ['every week until its first day', { ...plan, everyWeeks: 1, endsOn: '2026-03-02' }, null],
  ['nothing', { ...plan, orderedCases: 0 }, 'distribution_quantity_missing'],
  ['from yesterday', { ...plan, startsOn: '2026-03-01' }, 'distribution_starts_past'],
  ['a last day for what runs once', { ...plan, endsOn: '2026-04-01' }, 'distribution_ends_without_weeks'],
  [
    'a last day before the first',
    { ...plan, startsOn: '2026-03-09', everyWeeks: 1, endsOn: '2026-03-08' },
    'distribution_ends_early',
  ],
])('%s [STAFF-5]', (_, given, expected) => {
  const decision = checkDistribution(given, today)
  expect(decision.allowed ? null : decision.refusal.code).toBe(expected)
})

test('one that exists keeps a first day that has passed, and takes no other one [STAFF-5]', () => {
  const started = { ...plan, startsOn: '2026-02-02', everyWeeks: 2 }
  expect(checkDistribution(started, today, '2026-02-02').allowed).toBe(true)
  expect(checkDistribution(started, today, '2026-02-09').allowed).toBe(false)
})
