import { expect, test } from 'vitest'
import { isToSwitchOff, planAttempt } from './plan-attempt.ts'

const hour = 3_600_000
const made = { status: 500, attempts: 1, triedForMs: 0, giveUpHours: 72 }

test('any 2xx is taken, and nothing else is [NEXT-12]', () => {
  for (const status of [200, 201, 204, 299]) expect(planAttempt({ ...made, status })).toEqual({ outcome: 'delivered' })
  for (const status of [null, 100, 301, 400, 401, 404, 429, 500, 503])
    expect(planAttempt({ ...made, status }).outcome).toBe('retry')
})

test('410 ends it for good [NEXT-12]', () => {
  expect(planAttempt({ ...made, status: 410 })).toEqual({ outcome: 'stop', isGone: true })
})

test('it is tried again after 10 s, 1 min, 5 min, 30 min, 2 h, 5 h, then every 10 h [NEXT-12]', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((attempts) => planAttempt({ ...made, attempts }, 0))
  const ms = [10_000, 60_000, 300_000, 1_800_000, 2 * hour, 5 * hour, 10 * hour, 10 * hour, 10 * hour]
  expect(waits).toEqual(ms.map((inMs) => ({ outcome: 'retry', inMs })))
  expect(planAttempt(made, 1)).toEqual({ outcome: 'retry', inMs: 11_000 })
})

test('it is given up after the hours an operator sets [NEXT-12]', () => {
  expect(planAttempt({ ...made, triedForMs: 72 * hour - 1 }).outcome).toBe('retry')
  expect(planAttempt({ ...made, triedForMs: 72 * hour })).toEqual({ outcome: 'stop', isGone: false })
})

test('an address is switched off after days of failing [NEXT-12]', () => {
  expect(isToSwitchOff(5 * 24 * hour - 1, 5)).toBe(false)
  expect(isToSwitchOff(5 * 24 * hour, 5)).toBe(true)
})
