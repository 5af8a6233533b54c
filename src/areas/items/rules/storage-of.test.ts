import { expect, test } from 'vitest'
import { storageOf } from './storage-of.ts'

test('storage follows from the warmest an item may be; unknown is unknown [ITEM-1]', () => {
  expect([-10, 0, 10].map(storageOf)).toEqual(['frozen', 'frozen', 'frozen'])
  expect([34, 38, 41, 45].map(storageOf)).toEqual(['refrigerated', 'refrigerated', 'refrigerated', 'refrigerated'])
  expect([50, 75].map(storageOf)).toEqual(['dry', 'dry'])
  expect(storageOf(null)).toBeNull()
})
