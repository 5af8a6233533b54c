import { beforeEach, expect, test, vi } from 'vitest'
import { retryUntilTimeout } from './retry-until-timeout.ts'

beforeEach(() => void vi.useFakeTimers())

/** When each question was put, in seconds, and what came of it. */
async function asking(answer: (n: number) => Promise<string>) {
  const start = Date.now()
  const seconds: number[] = []
  const result = retryUntilTimeout(() => {
    seconds.push((Date.now() - start) / 1000)
    return answer(seconds.length)
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return { seconds, result: await result }
}

test('a challenge that fails is tried again after 8 seconds and given up before 30 [AUTH-1]', async () => {
  const { seconds, result } = await asking(() => Promise.reject(new Error('away')))
  expect(seconds).toEqual([0, 8, 16, 24])
  expect(result).toBeUndefined()
})

test('the first answer counts [AUTH-1]', async () => {
  const answer = (n: number) => (n === 3 ? Promise.resolve('token') : Promise.reject(new Error('away')))
  expect(await asking(answer)).toEqual({ seconds: [0, 8, 16], result: 'token' })
})

test('a challenge that never answers is given up after 30 seconds [AUTH-1]', async () => {
  const { seconds, result } = await asking(() => new Promise(() => undefined))
  expect(seconds).toEqual([0])
  expect(result).toBeUndefined()
})
