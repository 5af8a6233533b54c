import { expect, test } from 'vitest'
import { readHeader, readRow } from './read-columns.ts'

const row = (header: string, line: string) => readRow(line, readHeader(header)!)

test('a row below a header is read as quantity, unit and name, without prices and stock [CART-13]', () => {
  expect(row('Item | CS | EA | Price', 'Honey | 1 | 0 | 62.00')).toBe('1 cs\tHoney')
  expect(row('Item;On hand;Par;Order', 'Heavy cream;2;5;3')).toBe('3\tHeavy cream')
  expect(row('qty,item,total', '2,hash browns,"$1,072.00"')).toBe('2\thash browns')
  expect(row('Item #\tDescription\tPack\tQty\tUnit', '0109838\tGRAPE\t1/19 LB\t2\tCS')).toBe(
    '2\tCS\t0109838\tGRAPE\t1/19 LB',
  )
})

test('cases and eaches in one row remain two quantities [CART-13]', () => {
  expect(row('item | cases | each', 'Biscuits | 2 | 6')).toBe('2 cs\t6 ea\tBiscuits')
})

test('a row without a quantity orders nothing, and one with other columns does not belong to the table [CART-13]', () => {
  expect(row('Item\tQty\tPrice', 'Honey\t\t62.00')).toBeUndefined()
  expect(row('Item\tQty\tPrice', 'Honey\t0\t62.00')).toBeUndefined()
  expect(row('Item\tQty\tPrice', '2 cs honey')).toBeNull()
})

test('a line is a header only when every heading is known, with a name and a count [CART-13]', () => {
  for (const line of ['2 cs honey', 'Honey\t2\tCS', 'Item\tPrice', 'Item']) expect(readHeader(line), line).toBeNull()
})
