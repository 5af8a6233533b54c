import { expect, test } from 'vitest'
import { moved, readIncrease } from './preference-draft.ts'

test('the limit is a whole number of percent, and none when the field is empty [NEXT-3]', () => {
  expect(['', '0', '10', '100', '101', '-1', '1.5', 'x'].map(readIncrease)).toEqual([
    null,
    0,
    10,
    100,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('alternatives move by one place and not over the end [NEXT-3]', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})
