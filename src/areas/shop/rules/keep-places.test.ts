import { expect, test } from 'vitest'
import { keepPlaces } from './keep-places.ts'

const value = (name: string, count: number) => ({ value: name, label: name, count })

test('a list that is opened begins with the values that have most items [ITEM-1]', () => {
  expect(keepPlaces([], [value('a', 2), value('b', 9), value('c', 5)]).map((each) => each.value)).toEqual([
    'b',
    'c',
    'a',
  ])
})

test('while it is open values keep their places: counts change, none leaves, new ones come last [ITEM-1]', () => {
  const before = [value('b', 9), value('c', 5), value('a', 2)]
  expect(keepPlaces(before, [value('a', 7), value('d', 8), value('b', 1)])).toEqual([
    value('b', 1),
    value('c', 0),
    value('a', 7),
    value('d', 8),
  ])
})
