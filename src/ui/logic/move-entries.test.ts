import { expect, test } from 'vitest'
import { moveEntries, moveToPlace } from './move-entries.ts'

const ids = ['a', 'b', 'c', 'd']

test('dragged entries are put before or after another one, in the order they had [GUIDE-1, GUIDE-4]', () => {
  expect(moveEntries(ids, new Set(['a']), { key: 'c', position: 'before' })).toEqual(['b', 'a', 'c', 'd'])
  expect(moveEntries(ids, new Set(['a']), { key: 'c', position: 'after' })).toEqual(['b', 'c', 'a', 'd'])
  expect(moveEntries(ids, new Set(['d', 'b']), { key: 'a', position: 'before' })).toEqual(['b', 'd', 'a', 'c'])
})

test('an entry put down on itself, or beside one that is gone, stays where it is [GUIDE-1, GUIDE-4]', () => {
  expect(moveEntries(ids, new Set(['b']), { key: 'b', position: 'after' })).toEqual(ids)
  expect(moveEntries(ids, new Set(['b']), { key: 'gone', position: 'after' })).toEqual(ids)
  expect(moveToPlace(ids, 'gone', 1)).toEqual(ids)
})

test('an entry is moved to a place counted from 1; places outside are the ends [GUIDE-1, GUIDE-4]', () => {
  expect(moveToPlace(ids, 'd', 1)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveToPlace(ids, 'a', 3)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveToPlace(ids, 'a', 99)).toEqual(['b', 'c', 'd', 'a'])
  expect(moveToPlace(ids, 'c', 0)).toEqual(['c', 'a', 'b', 'd'])
})
