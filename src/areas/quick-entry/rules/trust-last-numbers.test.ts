import { expect, test } from 'vitest'
import { readOrderList } from './read-order-list.ts'

const placesOf = (...lines: string[]) =>
  readOrderList(lines.join('\n'), () => false).map((each) => each.skipped ?? each.line.place)

test('in a list of names and numbers the number at the end is the quantity [CART-13]', () => {
  expect(placesOf('danish 2', 'muffins 4', 'croissants 3', 'butter 2', 'eggs 3')).toEqual(Array(5).fill('marked'))
})

test('a number at the end of a few lines, or where most begin with theirs, may be a size [CART-13]', () => {
  expect(placesOf('danish 2', 'croissants 3')).toEqual(['last', 'last'])
  const counted = ['2 danish', '4 muffins', '2 butter', '3 eggs', '1 milk', '2 cream']
  const mixed = placesOf(...counted, 'chop 12', 'filet 6', 'rib 10', 'strip 8', 'patty 4')
  expect(mixed.slice(6)).toEqual(Array(5).fill('last'))
})

test('a number before the name of such a line is the size, also where that name ends with a count [CART-13]', () => {
  const list = ['danish 2', 'muffins 4', 'croissants 3', 'butter 2', 'eggs 3', '32 deli combo 2'].join('\n')
  const last = readOrderList(list, () => false).at(-1)!
  expect(last.skipped === null && [last.line.quantity, last.line.words]).toEqual([2, '32 deli combo'])
})
