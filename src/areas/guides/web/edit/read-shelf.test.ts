import { expect, test } from 'vitest'
import { readOwnName, readOwnNumber, readPar, readReorderPoint } from './read-shelf.ts'

test.each(['-1', '1.5', '1e9', '10000', 'four', ' 4 4'])('a par of %s is refused as typed [GUIDE-1]', (text) => {
  expect(readPar(text)).toHaveProperty('problem')
})

test('a par is a whole number up to 9999, and empty takes it away [GUIDE-1]', () => {
  expect(readPar('9999')).toEqual({ value: 9999 })
  expect(readPar('')).toEqual({ value: null })
})

test('a reorder point is 0 to 100 percent: 0 is not the same as none [GUIDE-1]', () => {
  expect(readReorderPoint('0')).toEqual({ value: 0 })
  expect(readReorderPoint('')).toEqual({ value: null })
  expect(readReorderPoint('101')).toHaveProperty('problem')
})

test('an own name has at most 300 characters [GUIDE-1]', () => {
  expect(readOwnName('x'.repeat(300))).toEqual({ value: 'x'.repeat(300) })
  expect(readOwnName('x'.repeat(301))).toHaveProperty('problem')
})

test('an own number has at most 60 characters, as a file may bring it [GUIDE-1, ITEM-2]', () => {
  expect(readOwnNumber('9'.repeat(60))).toEqual({ value: '9'.repeat(60) })
  expect(readOwnNumber('9'.repeat(61))).toHaveProperty('problem')
})
