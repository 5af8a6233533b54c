import { expect, test } from 'vitest'
import { describeSchedule } from './describe-schedule.ts'

test.each([
  [null, null, 'Once, 2026-03-02'],
  [1, null, 'Every week from 2026-03-02'],
  [2, '2026-06-01', 'Every 2 weeks from 2026-03-02 to 2026-06-01'],
])('every %s weeks until %s reads: %s [STAFF-5]', (everyWeeks, endsOn, expected) => {
  expect(describeSchedule({ startsOn: '2026-03-02', everyWeeks, endsOn }, (day) => day)).toBe(expected)
})
