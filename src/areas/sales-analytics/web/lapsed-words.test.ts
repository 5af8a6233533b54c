import { expect, test } from 'vitest'
import { habitText, overdueText } from './lapsed-words.ts'

test('a habit and its lateness in words [STAFF-6]', () => {
  expect(habitText({ medianDays: 7, lastOn: '2026-02-02' })).toBe('Every 7 days, last Mon, Feb 2, 2026')
  expect([0, 1, 3].map(overdueText)).toEqual(['Less than a week overdue', '1 week overdue', '3 weeks overdue'])
})
