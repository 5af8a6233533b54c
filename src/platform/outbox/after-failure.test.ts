import { expect, test } from 'vitest'
import { afterFailure } from './after-failure.ts'
import { isRefusal } from './refused-for-good.ts'

const failed = { isRefusedForGood: false, failures: 1, triedForMs: 0, giveUpHours: 24 }
const hour = 3_600_000

test('a message that the receiver refuses for good stops at once [PLAT-13]', () => {
  expect(afterFailure({ ...failed, isRefusedForGood: true })).toEqual({ stop: 'refused' })
})

test('a message that is not taken is tried again after 2 s, then ever later, at most every 15 min [PLAT-4]', () => {
  expect(afterFailure(failed, 0)).toEqual({ retryInMs: 2000 })
  expect(afterFailure({ ...failed, failures: 50, triedForMs: 23 * hour }, 0)).toEqual({ retryInMs: 15 * 60_000 })
})

test('24 hours after the first attempt it stops [PLAT-13]', () => {
  expect(afterFailure({ ...failed, failures: 99, triedForMs: 24 * hour - 1 })).toHaveProperty('retryInMs')
  expect(afterFailure({ ...failed, failures: 99, triedForMs: 24 * hour })).toEqual({ stop: 'tooOld' })
})

test('a 4xx is final, except a timeout and a rate limit [PLAT-13]', () => {
  for (const status of [400, 401, 404, 409, 422]) expect(isRefusal(status), String(status)).toBe(true)
  for (const status of [408, 429, 500, 502, 503]) expect(isRefusal(status), String(status)).toBe(false)
})
