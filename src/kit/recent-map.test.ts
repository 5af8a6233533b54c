import { expect, test } from 'vitest'
import { RecentMap } from './recent-map.ts'

test('never more than the limit is kept, and what is read all the time stays [ITEM-1]', () => {
  const map = new RecentMap<number, number>(100)
  map.set(-1, 7)
  let largest = 0
  for (let n = 0; n < 10_000; n++) {
    map.set(n, n)
    expect(map.get(-1)).toBe(7)
    largest = Math.max(largest, map.size)
  }
  expect(largest).toBeLessThanOrEqual(100)
  expect(map.get(0)).toBeUndefined()
})

test('at the limit at least half of the latest entries are there: nothing drops everything [ITEM-1]', () => {
  const map = new RecentMap<number, number>(100)
  for (let n = 0; n < 1000; n++) {
    map.set(n, n)
    if (n >= 100) expect(map.size).toBeGreaterThanOrEqual(50)
  }
  for (let n = 950; n < 1000; n++) expect(map.get(n)).toBe(n)
})

test('a value that is set again or deleted is in no generation as it was [ITEM-1]', () => {
  const map = new RecentMap<string, number>(4)
  map.set('a', 1)
  map.set('b', 1)
  map.set('a', 2)
  expect(map.get('a')).toBe(2)
  map.delete('a')
  map.delete('b')
  expect([map.get('a'), map.get('b'), map.size]).toEqual([undefined, undefined, 0])
})
