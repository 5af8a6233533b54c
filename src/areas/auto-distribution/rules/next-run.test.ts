import { expect, test } from 'vitest'
import { nextRun } from './next-run.ts'

test.each([
  ['2026-03-02', '2026-03-02', '2026-03-02'],
  ['2026-03-02', '2026-03-01', '2026-03-02'],
  ['2026-03-02', '2026-03-03', null],
])('what runs once on %s next runs from %s on: %s [STAFF-5]', (startsOn, from, expected) => {
  expect(nextRun({ startsOn, everyWeeks: null, endsOn: null }, from)).toBe(expected)
})

// A Monday every two weeks: March 2, 16, 30, April 13.
test.each([
  ['2026-03-02', null, '2026-03-02'],
  ['2026-03-03', null, '2026-03-16'],
  ['2026-03-17', null, '2026-03-30'],
  // Days that were missed are left out, and the Mondays stay the same ones.
  ['2026-04-01', null, '2026-04-13'],
  ['2026-03-17', '2026-03-30', '2026-03-30'],
  ['2026-03-17', '2026-03-29', null],
])('every two weeks from March 2: from %s on, until %s, %s [STAFF-5]', (from, endsOn, expected) => {
  expect(nextRun({ startsOn: '2026-03-02', everyWeeks: 2, endsOn }, from)).toBe(expected)
})
