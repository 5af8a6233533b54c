import { expect, test } from 'vitest'
import { importFields } from '../order-import.ts'
import { guessMapping } from './guess-mapping.ts'

const guessed = (...headers: string[]) => {
  const { itemCode, orderedCases, orderedUnits } = guessMapping(
    headers.map((header, index) => ({ index, header, values: [], isHidden: false })),
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
    ['Artikelnummer', 'Bezeichnung', 'Menge', 'Einheit', 'Einzelpreis'],
    ['Artikelnummer', 'Menge', null],
  ],
  [
    ['Code article', 'Désignation', 'Qté', 'Prix'],
    ['Code article', 'Qté', null],
  ],
  [
    ['Código', 'Descripción', 'Cajas', 'Piezas'],
    ['Código', 'Cajas', 'Piezas'],
  ],
  [
    ['Item', 'Description', 'Qty', 'Rate', 'Amount'],
    ['Item', 'Qty', null],
  ],
  [
    ['Nothing', 'Known'],
    [null, null, null],
  ],
])('the headers %j are guessed as %j [IMPORT-1]', (headers, expected) => {
  expect(guessed(...headers)).toEqual(expected)
})

test('without known words the values identify the item number, and without a header the quantity too [IMPORT-1]', () => {
  const columns = [
    { index: 0, header: '', values: ['FLOUR', 'OIL'], isHidden: false },
    { index: 1, header: '', values: ['1001', '0001002'], isHidden: false },
    { index: 2, header: '', values: ['2'], isHidden: false },
  ]
  expect(guessMapping(columns)).toEqual({ itemCode: 1, orderedCases: 2, orderedUnits: null, unit: null })
  const named = columns.map((column) => ({ ...column, header: 'Word' }))
  expect(guessMapping(named)).toEqual({ itemCode: 1, orderedCases: null, orderedUnits: null, unit: null })
})

const withValues = (...columns: [header: string, ...values: string[]][]) =>
  guessMapping(columns.map(([header, ...values], index) => ({ index, header, values, isHidden: false })))

test.each(['UOM', 'U/M', 'Unit of Measure', 'Order UOM', 'Unit'])(
  'a column %j is the unit of the quantity [IMPORT-1]',
  (header) => {
    const guess = withValues(['Item Number', '0107763'], ['Qty', '3'], [header, 'EA', 'CS'])
    expect(guess).toEqual({ itemCode: 0, orderedCases: 1, orderedUnits: null, unit: 2 })
  },
)

test('a unit column is recognized by its values too, and one that holds numbers is a quantity of eaches [IMPORT-1]', () => {
  expect(withValues(['', '0107763'], ['', '3'], ['', 'EA'])).toEqual({
    itemCode: 0,
    orderedCases: 1,
    orderedUnits: null,
    unit: 2,
  })
  expect(withValues(['Item', '0107763'], ['Cases', '3'], ['Units', '2'])).toEqual({
    itemCode: 0,
    orderedCases: 1,
    orderedUnits: 2,
    unit: null,
  })
})

test('with two quantity columns no unit is suggested [IMPORT-1]', () => {
  expect(withValues(['Item', '0107763'], ['CS', '3'], ['EA', '2'], ['UOM', 'CS']).unit).toBeNull()
})

test('the column of item numbers is found despite headings and totals among its values [IMPORT-1]', () => {
  const values = ['DAIRY', '0107763', '0107764', 'PRODUCE', '0107765', '#0107766']
  expect(withValues(['Wat', ...values], ['Hoeveel', '3']).itemCode).toBe(0)
})

test('a column of units is recognized although some of them cannot be ordered [IMPORT-1]', () => {
  expect(withValues(['Item', '0107763'], ['Qty', '3'], ['How', 'LB', 'CS', 'EA']).unit).toBe(2)
})

test("a column of words is not the item number, even under 'Article', the French header of a description [IMPORT-1]", () => {
  expect(withValues(['Article', 'Lait entier', 'Beurre'], ['Réf', '0107763', '0107764'], ['Qté', '2']).itemCode).toBe(1)
})
