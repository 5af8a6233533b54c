import { expect, test } from 'vitest'
import { instantText } from './instant-text.ts'

const now = new Date(2026, 2, 2, 12)
const at = (...parts: [number, number, number, number, number, number?]) => new Date(...parts).toISOString()

test('an instant has its year when that is another one [NEXT-7]', () => {
  expect(instantText(at(2026, 0, 15, 9, 5), { now })).toBe('Jan 15, 9:05 AM')
  expect(instantText(at(2025, 11, 31, 21, 0), { now })).toBe('Dec 31, 2025, 9:00 PM')
})

test('an instant has seconds where things follow each other that closely [PUNCH-5, NEXT-12]', () => {
  expect(instantText(at(2026, 0, 15, 21, 5, 9), { hasSeconds: true, now })).toBe('Jan 15, 9:05:09 PM')
})
