import { afterEach, expect, test, vi } from 'vitest'
import { aloneInBrowser } from './alone-in-browser.ts'

afterEach(() => void vi.unstubAllGlobals())
const withLocks = (request?: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', request ? { locks: { request } } : {})
const denied = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))

test('work is done under its lock, and without locks all the same [SHOP-5]', async () => {
  const names: string[] = []
  withLocks((name, work) => {
    names.push(name)
    return work()
  })
  expect(await aloneInBrowser('a', () => Promise.resolve(1))).toBe(1)
  withLocks()
  expect(await aloneInBrowser('b', () => Promise.resolve(2))).toBe(2)
  expect(names).toEqual(['a'])
})

test('a frame to which the browser denies locks works all the same [PUNCH-4]', async () => {
  withLocks(denied)
  expect(await aloneInBrowser('a', () => Promise.resolve(1))).toBe(1)
})

test('what fails by itself is not done again [SHOP-5]', async () => {
  let times = 0
  withLocks((_, work) => work())
  const work = () => {
    times += 1
    return denied()
  }
  await expect(aloneInBrowser('a', work)).rejects.toThrow('denied')
  expect(times).toBe(1)
})
