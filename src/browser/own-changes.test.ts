import { beforeEach, expect, test, vi } from 'vitest'
import { afterOwnChanges, noteOwnChange } from './own-changes.ts'

beforeEach(() => void vi.useFakeTimers())

test('news is acted on at once while this tab changes nothing [UI-8]', () => {
  const work = vi.fn()
  afterOwnChanges(work)
  expect(work).toHaveBeenCalledOnce()
})

test('news that overtakes the response to an own change waits until the response is in place [UI-8]', async () => {
  const order: string[] = []
  let respond = (): void => undefined
  const call = noteOwnChange(new Promise<void>((resolve) => (respond = resolve)))
  void call.then(() => order.push('response in place'))
  afterOwnChanges(() => order.push('news'))
  await vi.advanceTimersByTimeAsync(100)
  expect(order).toEqual([])
  respond()
  await vi.advanceTimersByTimeAsync(1)
  expect(order).toEqual(['response in place', 'news'])
})

test('a failed change holds news no longer than one that was taken [UI-8]', async () => {
  const work = vi.fn()
  let fail = (_: Error): void => undefined
  void noteOwnChange(new Promise<void>((_, reject) => (fail = reject)))
  afterOwnChanges(work)
  fail(new Error('offline'))
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledOnce()
})

test('news waits one second at most: what others changed must show [UI-8]', async () => {
  const work = vi.fn()
  void noteOwnChange(new Promise(() => {}))
  afterOwnChanges(work)
  await vi.advanceTimersByTimeAsync(999)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(work).toHaveBeenCalledOnce()
})
