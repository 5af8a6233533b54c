import { expect, test } from 'vitest'
import { nextAttempt } from './back-off.ts'

test('a failed delivery waits longer each time, at most a quarter over 15 minutes [PLAT-4]', () => {
  const now = new Date('2026-03-02T12:00:00Z')
  const waits = [1, 2, 3, 20].map((failures) => nextAttempt(failures, now, 0).getTime() - now.getTime())
  expect(waits).toEqual([2000, 4000, 8000, 900_000])
  expect(nextAttempt(20, now, 1).getTime() - now.getTime()).toBe(1_125_000)
})
