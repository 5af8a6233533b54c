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

test('without words the values reveal the item number, and without a header the quantity too [IMPORT-1]', () => {
  const columns = [
    { index: 0, header: 'Column A', examples: ['FLOUR', 'OIL'] },
    { index: 1, header: 'Column B', examples: ['1001', '0001002'] },
    { index: 2, header: 'Column C', examples: ['2'] },
  ]
  expect(guessMapping(columns)).toEqual({ itemCode: 1, orderedCases: 2, orderedUnits: null, unit: null })
  const named = columns.map((column) => ({ ...column, header: 'Word' }))
  expect(guessMapping(named)).toEqual({ itemCode: 1, orderedCases: null, orderedUnits: null, unit: null })
})

const withExamples = (...columns: [header: string, ...examples: string[]][]) =>
  guessMapping(columns.map(([header, ...examples], index) => ({ index, header, examples })))

test.each(['UOM', 'U/M', 'Unit of Measure', 'Order UOM', 'Unit'])(
  'a column %j is the unit of the quantity [IMPORT-1]',
  (header) => {
    const guess = withExamples(['Item Number', '0107763'], ['Qty', '3'], [header, 'EA', 'CS'])
    expect(guess).toEqual({ itemCode: 0, orderedCases: 1, orderedUnits: null, unit: 2 })
  },
)

test('units are known by their values too, and a unit that holds numbers is a quantity of eaches [IMPORT-1]', () => {
  expect(withExamples(['Column A', '0107763'], ['Column B', '3'], ['Column C', 'EA'])).toEqual({
    itemCode: 0,
    orderedCases: 1,
    orderedUnits: null,
    unit: 2,
  })
  expect(withExamples(['Item', '0107763'], ['Cases', '3'], ['Units', '2'])).toEqual({
    itemCode: 0,
    orderedCases: 1,
    orderedUnits: 2,
    unit: null,
  })
})

test('beside two quantity columns no unit is guessed [IMPORT-1]', () => {
  expect(withExamples(['Item', '0107763'], ['CS', '3'], ['EA', '2'], ['UOM', 'CS']).unit).toBeNull()
})
