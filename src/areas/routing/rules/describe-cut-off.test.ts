import { expect, test } from 'vitest'
import { describeCutOff } from './describe-cut-off.ts'

test.each([
  ['17:00', 1, '5:00 PM the day before'],
  ['00:30', 0, '12:30 AM the same day'],
  ['12:05', 2, '12:05 PM, 2 days before'],
  ['09:00', 1, '9:00 AM the day before'],
])('a cut-off at %s, %i days before, reads %s [SHELL-7]', (cutOffTime, cutOffDaysBefore, text) => {
  expect(describeCutOff({ cutOffTime, cutOffDaysBefore })).toBe(text)
})
