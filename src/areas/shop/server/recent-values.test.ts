import { expect, test } from 'vitest'
import { recentValues } from './recent-values.ts'

function counted(max = 2) {
  let time = 0
  let loads = 0
  const values = recentValues<number>({ max, maxAge: 1000, now: () => time })
  const get = (key: string) => values.get(key, async () => ++loads)
  return { values, get, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a value is loaded once until it is too old [ITEM-2]', async () => {
  const { get, pass } = counted()
  expect([await get('a'), await get('a')]).toEqual([1, 1])
  pass(1000)
  expect(await get('a')).toBe(2)
})

test('the longest unused value leaves first [ITEM-2]', async () => {
  const { get } = counted(2)
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  expect(await get('a')).toBe(1)
  expect(await get('b')).toBe(4)
})

test('a value that was evicted is loaded again [ITEM-2]', async () => {
  const { get, values } = counted()
  await get('NLV/1/x')
  await get('NLV/2/x')
  values.drop('NLV/1/')
  expect([await get('NLV/1/x'), await get('NLV/2/x')]).toEqual([3, 2])
})

test('a failed load is not kept [ITEM-2]', async () => {
  const { values, get } = counted()
  await expect(values.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await get('a')).toBe(1)
})

test('values leave by what they weigh: a heavy one makes room for itself, the latest always stays [ITEM-2]', async () => {
  let loads = 0
  const values = recentValues<number>({ max: 10, weigh: (value) => value, maxAge: 1000, now: () => 0 })
  const get = (key: string, weight: number) =>
    values.get(key, async () => {
      loads++
      return weight
    })
  for (const key of ['a', 'b', 'c']) await get(key, 3)
  await get('d', 4)
  expect(loads).toBe(4)
  await get('b', 3)
  await get('c', 3)
  expect(loads, 'only the longest unused one left').toBe(4)
  await get('huge', 50)
  await get('huge', 50)
  expect(loads).toBe(5)
  await get('b', 3)
  expect(loads, 'the heavy one pushed the others out').toBe(6)
})
