import { expect, test } from 'vitest'
import { findHeader } from './find-header.ts'
import type { KeptRow } from './read-row.ts'

/** Like the reader, without empty rows and empty cells at the end. */
const rowsOf = (...lines: string[]): KeptRow[] =>
  lines.flatMap((line, place): KeptRow[] => {
    const cells = line.split('|')
    return line === '' ? [] : [[place + 1, ...cells.slice(0, cells.findLastIndex(Boolean) + 1)]]
  })

test.each<[string, string[], number | null]>([
  ['the first row', ['Item Number|Qty', '0107763|3'], 1],
  ['below a title and a date', ['Weekly order', 'Date|11/24/2026', '', 'Item #|Description|Qty', '1001|Flour|2'], 4],
  [
    'below an address with a number as items have it',
    [
      'Riverside Grill',
      'Customer Number|20001',
      'ZIP|89101',
      'Order Number|48213',
      'Item|Pack|Order',
      '107763|6/5 LB|2',
    ],
    5,
  ],
  [
    'below a title that has a word of a column',
    ['Product order: call for the item code', 'Code|Produit|Qté', '107763|Lait|2'],
    2,
  ],
  ['of printed pages that repeat it', ['Item|Qty', '1001|2', 'Page 2', 'Item|Qty', '1002|1'], 1],
  ['above a group heading', ['Item|Description|Order', 'DAIRY', '1001|Milk|2'], 1],
  ['in Spanish', ['Pedido semanal', 'Código|Descripción|Cant.', '0107763|Leche|2'], 2],
  ['in words nobody knows, above the first line', ['My list', 'Waar|Hoeveel', '0107763|2'], 2],
  ['in words nobody knows, of a file without lines', ['first|last', 'Ann|Lee'], 1],
])('the header is found: %s [IMPORT-1]', (_, lines, row) => {
  expect(findHeader(rowsOf(...lines))).toBe(row)
})

test.each<[string, string[]]>([
  ['number and quantity', ['0001001|2', '0001002|1']],
  ['a name first', ['FLOUR|1001|2']],
  ['a case among the words of the line', ['0107763|CHEESE|CASE|2', '0107764|MILK|CASE|1']],
  ['a title only', ['Weekly order', '0107763|2']],
])('a file of lines without a header has none: %s [IMPORT-1]', (_, lines) => {
  expect(findHeader(rowsOf(...lines))).toBeNull()
})

test('a sheet without content has no header [IMPORT-1]', () => {
  expect(findHeader([])).toBeNull()
})
