import { expect, test } from 'vitest'
import { todayIn } from './today-in.ts'

test("today is the date in the division's own time zone [CUST-3]", () => {
  const lateEvening = new Date('2026-03-03T06:30:00Z')
  expect(todayIn('America/Los_Angeles', lateEvening)).toBe('2026-03-02')
  expect(todayIn('America/Chicago', lateEvening)).toBe('2026-03-03')
  expect(todayIn('UTC', lateEvening)).toBe('2026-03-03')
})

test('the date changes at local midnight on the days clocks change too [CUST-3]', () => {
  expect(todayIn('America/Chicago', new Date('2026-03-08T05:59:59Z'))).toBe('2026-03-07')
  expect(todayIn('America/Chicago', new Date('2026-03-08T06:00:00Z'))).toBe('2026-03-08')
  expect(todayIn('America/Chicago', new Date('2026-03-09T04:59:59Z'))).toBe('2026-03-08')
  expect(todayIn('America/Chicago', new Date('2026-03-09T05:00:00Z'))).toBe('2026-03-09')
})
