import { expect, test } from 'vitest'
import { catalogueDocument as item } from '../testing/catalogue-document.ts'
import { buildIndex } from './catalogue-index.ts'
import { findCandidates, itemsNumbered } from './find-candidates.ts'
import { plainLens } from './ship-to-lens.ts'

const index = buildIndex([
  item('0002001', 'TOMATO DICED', { gtin: '10012345678902', productCode: 'KP-778', categoryPath: ['canned'] }),
  item('0002002', 'TOMATO ROMA', { popularity: 900, categoryPath: ['fresh'] }),
  item('0002003', 'LEMON 140 CT', { productCode: 'LM-2001' }),
])
const bought = new Map([['0002001', { times: 3, lastOrderedOn: '2026-02-01' }]])

test('an item is found by its number, its GTIN and its maker’s, in full only [CART-13]', () => {
  for (const code of ['0002001', '2001', '10012345678902', '00012345678905', 'kp-778', 'KP778'])
    expect(itemsNumbered(index, plainLens, code), code).toEqual(['0002001'])
  for (const code of ['200', '778', 'kp', '1001234', ''])
    expect(itemsNumbered(index, plainLens, code), code).toEqual([])
})

test("a customer's own number finds their item, for them only, and hidden items are not there [CART-13]", () => {
  const lens = { ...plainLens, ownWords: new Map([['0002003', { description: 'Bar lemon', number: 'K417' }]]) }
  expect(itemsNumbered(index, lens, 'k417')).toEqual(['0002003'])
  expect(itemsNumbered(index, plainLens, 'k417')).toEqual([])
  const hidden = { ...plainLens, hidden: new Set(['0002001']) }
  expect(itemsNumbered(index, hidden, '2001')).toEqual([])
  expect(findCandidates(index, hidden, 'tomato diced', 5).itemNumbers).not.toContain('0002001')
})

test('what the customer buys comes first, then what else the words fit, each up to the limit [CART-13]', () => {
  expect(findCandidates(index, plainLens, 'tomato', 5).itemNumbers).toEqual(['0002002', '0002001'])
  const found = findCandidates(index, { ...plainLens, bought }, 'tomato', 5)
  expect(found).toEqual({ itemNumbers: ['0002001', '0002002'], isAll: true })
  expect(findCandidates(index, { ...plainLens, bought }, 'tomato', 1).itemNumbers).toEqual(['0002001', '0002002'])
  expect(findCandidates(index, plainLens, 'tomato', 1).isAll).toBe(false)
  expect(findCandidates(index, plainLens, ' ', 5).itemNumbers).toEqual([])
})
