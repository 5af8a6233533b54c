import { expect, test } from 'vitest'
import { type KeptRow, readRow } from './read-row.ts'
import { whyNotOrdered } from './why-not-ordered.ts'

const mapping = { itemCode: 0, orderedCases: 2, orderedUnits: null, unit: null }
const header: KeptRow = [1, 'Item', 'Description', 'Qty']
const reasonOf = (...cells: string[]) => {
  const row: KeptRow = [5, ...cells]
  return whyNotOrdered(row, readRow(row, mapping), { mapping, header }, { all: 12, sinceTotal: 4, sinceHeading: 2 })
}

test.each<[string, string[], string | null]>([
  ['a line', ['0107763', 'Cheese', '2'], null],
  ['a line that cannot be read', ['0107763', 'Cheese', '-2'], null],
  ['a line with a word for a quantity', ['0107763', 'Cheese', 'out'], null],
  ['a quantity without a number', ['', 'Cheese', '2'], null],
  ['a quantity beside a word', ['DAIRY', '', '2'], null],
  ['a line without a quantity', ['0107763', 'Cheese'], 'no_quantity'],
  ['a line with zero', ['AB-1', 'Cheese', '0'], 'no_quantity'],
  ['a group', ['DAIRY'], 'heading'],
  ['a group beside the numbers', ['', 'Produce:'], 'heading'],
  ['a signature', ['', 'Signature', '_____'], 'heading'],
  ['the header again', ['ITEM', '', 'qty'], 'header_again'],
  ['the sum of all', ['', 'TOTAL', '12'], 'total'],
  ['a total of something else', ['', 'Total', '99'], 'total'],
  ['the sum of a group', ['', 'Dairy Total', '4'], 'total'],
  ['the sum of a group below others without one', ['', 'Dairy Total', '2'], 'total'],
  ['an item called total', ['', 'Cereal Total', '3'], null],
  ['an item called total, with its number', ['0107763', 'Total', '12'], null],
])('%s, %j, is left out for the reason %s [IMPORT-1]', (_, cells, reason) => {
  expect(reasonOf(...cells)).toBe(reason)
})
