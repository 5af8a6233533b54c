import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

let asked = 0

/** Draws a part that asks the failing call, and takes it away again. */
async function drawOnce(): Promise<void> {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['getCart'],
    queryFn: () => {
      asked++
      return Promise.reject(new Error('unavailable'))
    },
  })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(50)
  leave()
}

beforeEach(() => {
  queryClient.clear()
  asked = 0
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
})

test('a part that comes and goes does not repeat a call that has just failed [PLAT-15, UI-8]', async () => {
  for (let times = 0; times < 20; times++) await drawOnce()
  expect(asked).toBe(1)
})

test('a part drawn some seconds after a failure asks again [PLAT-15, UI-8]', async () => {
  await drawOnce()
  await vi.advanceTimersByTimeAsync(6000)
  await drawOnce()
  expect(asked).toBe(2)
})
