import { expect, test } from 'vitest'
import { importFields } from '../order-import.ts'
import { guessMapping } from './guess-mapping.ts'

const guessed = (...headers: string[]) => {
  const { itemCode, orderedCases, orderedUnits } = guessMapping(
    headers.map((header, index) => ({ index, header, examples: [] })),
  )
  return [itemCode, orderedCases, orderedUnits].map((index) => (index === null ? null : headers[index]))
}

test.each([
  [Object.values(importFields), ['Item Number', 'Order QTY CS', 'Order QTY EA']],
  [
    ['Description', 'itemNumber', 'orderedUnits', 'orderedCases'],
    ['itemNumber', 'orderedCases', 'orderedUnits'],
  ],
  [
    ['Item Description', 'Item #', 'Qty'],
    ['Item #', 'Qty', null],
  ],
  [
    ['SKU', 'Name', 'EA', 'CS', 'Price'],
    ['SKU', 'CS', 'EA'],
  ],
  [
    ['Product Code', 'Pack', 'Case Price', 'Each Price', 'Case Qty', 'Each Qty'],
    ['Product Code', 'Case Qty', 'Each Qty'],
  ],
  [
    ['ITEM_NO', 'QUANTITY', 'UNIT PRICE'],
    ['ITEM_NO', 'QUANTITY', null],
  ],
  [
    ['Case', 'Brand', 'Stock Code'],
    ['Stock Code', 'Case', null],
  ],
  [
    ['Nothing', 'Known'],
    [null, null, null],
  ],
])('the headers %j are guessed as %j [IMPORT-1]', (headers, expected) => {
  expect(guessed(...headers)).toEqual(expected)
})

test('without words the values tell the item number, and without a header the quantity too [IMPORT-1]', () => {
  const columns = [
    { index: 0, header: 'Column A', examples: ['FLOUR', 'OIL'] },
    { index: 1, header: 'Column B', examples: ['1001', '0001002'] },
    { index: 2, header: 'Column C', examples: ['2'] },
  ]
  expect(guessMapping(columns)).toEqual({ itemCode: 1, orderedCases: 2, orderedUnits: null })
  const named = columns.map((column) => ({ ...column, header: 'Word' }))
  expect(guessMapping(named)).toEqual({ itemCode: 1, orderedCases: null, orderedUnits: null })
})
