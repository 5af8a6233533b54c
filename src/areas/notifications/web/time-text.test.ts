import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

const now = new Date(2026, 2, 2, 12)

test('a time has its year when that is another one [NEXT-7]', () => {
  expect(timeText(new Date(2026, 0, 15, 9, 5).toISOString(), now).replaceAll('\u202f', ' ')).toBe('Jan 15, 9:05 AM')
  expect(timeText(new Date(2025, 11, 31, 21, 0).toISOString(), now)).toContain('Dec 31, 2025')
})
