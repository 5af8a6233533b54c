import { expect, test } from 'vitest'
import { narrowestCategories } from './narrowest-categories.ts'

const categories = new Map([
  ['produce', { parentId: null }],
  ['herbs', { parentId: 'produce' }],
  ['basil', { parentId: 'herbs' }],
  ['fruit', { parentId: 'produce' }],
  ['dairy', { parentId: null }],
])

test.each([
  [['produce'], ['produce']],
  [['produce', 'herbs'], ['herbs']],
  [
    ['herbs', 'produce', 'fruit'],
    ['herbs', 'fruit'],
  ],
  [['produce', 'basil'], ['basil']],
  [
    ['produce', 'herbs', 'dairy'],
    ['herbs', 'dairy'],
  ],
  [['unknown'], ['unknown']],
])('of the chosen %j the search takes %j [ITEM-1]', (chosen, narrowest) => {
  expect(narrowestCategories(chosen, categories)).toEqual(narrowest)
})
