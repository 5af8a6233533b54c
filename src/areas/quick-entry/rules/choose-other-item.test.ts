import { expect, test } from 'vitest'
import type { EntryRow } from '../entry-row.ts'
import { quickItem } from '../testing/quick-item.ts'
import { chooseOtherItem } from './choose-other-item.ts'

const row = (more: Partial<EntryRow> = {}): EntryRow => ({
  key: 'a-0',
  source: '30 croissants',
  words: 'croissants',
  isLearned: false,
  isChosen: false,
  outcome: 'asked',
  itemNumber: '0001001',
  quantity: 1,
  writtenQuantity: 30,
  isUnitWritten: false,
  isQuantityTyped: false,
  unit: 'CS',
  confidence: 60,
  reason: '30 pieces are 1 CS of 84.',
  choices: ['0001001', '0001002'],
  isIncluded: false,
  refusal: null,
  ...more,
})
const dozens = quickItem({ itemNumber: '0001002', packSizeDescription: '12/3 OZ', usualCases: null })
const choose = (of: EntryRow, item = dozens) => chooseOtherItem(of, '0001002', item)

test('cases proposed for pieces are those of the chosen item, and say so [CART-13]', () => {
  expect(choose(row())).toEqual({
    itemNumber: '0001002',
    unit: 'CS',
    quantity: 3,
    reason: 'Is this 30 cases or 30 pieces? Orders are by the case here. 30 pieces are 3 CS of 12.',
  })
})

test('what a person typed, what was written with its unit, and usual numbers stay [CART-13]', () => {
  expect(choose(row({ quantity: 2, isQuantityTyped: true }))).toMatchObject({ quantity: 2, reason: null })
  expect(choose(row({ quantity: 30, isUnitWritten: true }))).toMatchObject({ quantity: 30, reason: null })
  expect(choose(row({ quantity: 4, writtenQuantity: 4 }))).toMatchObject({ quantity: 4, reason: null })
  expect(choose(row({ quantity: 0, writtenQuantity: null }))).toMatchObject({ quantity: 0, reason: null })
  const unknown = chooseOtherItem(row(), '0001003', undefined)
  expect(unknown).toMatchObject({ itemNumber: '0001003', quantity: 1, unit: 'CS' })
})

test('an item that is not sold in the unit of the row gets its own [CART-13]', () => {
  const each = quickItem({ itemNumber: '0001002', eachOnly: true, packSizeDescription: '1 EA' })
  expect(choose(row({ quantity: 2, writtenQuantity: 2 }), each)).toMatchObject({ unit: 'EA', quantity: 2 })
})
