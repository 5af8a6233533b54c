import { expect, test } from 'vitest'
import type { ColumnMapping } from '../order-import.ts'
import type { KeptRow } from './read-row.ts'
import { type RowsOfSheet, sortRows } from './sort-rows.ts'

const mapping: ColumnMapping = { itemCode: 0, orderedCases: 2, orderedUnits: null, unit: null }
const plain = { withHiddenRows: false, addsUpRepeats: false }
const sorted = (rows: KeptRow[], choices = plain, more: Partial<RowsOfSheet> = {}, headerRow: number | null = 1) =>
  sortRows({ rows, hiddenRows: [], importedRows: [], ...more }, headerRow, mapping, choices)
const head: KeptRow = [1, 'Item', 'Description', 'Qty']
const wantedOf = (...given: Parameters<typeof sorted>) =>
  sorted(...given).wanted.map(({ row, orderedCases, refusal }) => [row, refusal?.message ?? orderedCases])
const reasonsOf = (...given: Parameters<typeof sorted>) =>
  sorted(...given).notOrdered.map(({ row: [row], reason }) => [row, reason])

// A printed order guide as a kitchen fills it in.
const guide: KeptRow[] = [
  [1, 'Riverside Grill', '', '11/24/2026'],
  [3, 'Item', 'Description', 'Qty'],
  [4, 'DAIRY'],
  [5, '0107763', 'Cheese', '2'],
  [6, '0107764', 'Milk', ''],
  [7, '0107765', 'Butter', '0'],
  [8, '', 'Dairy Total', '2'],
  [9, 'Produce:'],
  [10, '0107766', 'Lettuce', '3'],
  [11, 'Item', 'Description', 'Qty'],
  [12, '0107767', 'Tomato', '-'],
  [13, '', 'TOTAL', '5'],
  [14, '', 'Signature', '______'],
  [15, 'Page 1 of 1'],
]

test('headings, totals, repeated headers and blank rows of an order guide are distinguished from its lines [IMPORT-1]', () => {
  expect(wantedOf(guide, plain, {}, 3)).toEqual([
    [5, 2],
    [10, 3],
  ])
  expect(reasonsOf(guide, plain, {}, 3)).toEqual([
    [1, 'above_header'],
    [4, 'heading'],
    [6, 'no_quantity'],
    [7, 'no_quantity'],
    [8, 'total'],
    [9, 'heading'],
    [11, 'header_again'],
    [12, 'no_quantity'],
    [13, 'total'],
    [14, 'heading'],
    [15, 'heading'],
  ])
})

test('every row below the header is wanted, at fault or listed as not ordered; none is lost [IMPORT-1]', () => {
  const { wanted, notOrdered } = sorted(guide, plain, {}, 3)
  expect(wanted.length + notOrdered.length + 1).toBe(guide.length)
})

test('a row with a quantity and no item number is an error that names its row [IMPORT-1]', () => {
  const rows: KeptRow[] = [head, [2, '0107763', 'Cheese', '2'], [3, '', 'Milk', '3'], [4, '', 'Butter', '-1']]
  expect(wantedOf(rows)).toEqual([
    [2, 2],
    [3, 'Item number is missing'],
    [4, 'Item number is missing'],
  ])
})

test('a name with the word total is a total only if it has the sum of the rows above [IMPORT-1]', () => {
  const rows: KeptRow[] = [
    head,
    [2, '0107763', 'Oats', '2'],
    [3, '', 'Cereal Total', '4'],
    [4, '', 'Cereal Total', '2'],
  ]
  expect(wantedOf(rows)).toEqual([
    [2, 2],
    [3, 'Item number is missing'],
  ])
})

test('an item whose name is a total is ordered by its number [IMPORT-1]', () => {
  expect(wantedOf([head, [2, '0107763', 'Total', '2']])).toEqual([[2, 2]])
})

test('numbers are padded; of the rows of one item the later ones are at fault [IMPORT-2]', () => {
  expect(wantedOf([head, [2, '1001', '', '1'], [3, '0001001', '', '2'], [4, '1001', '', 'x1']])).toEqual([
    [2, 1],
    [3, 'Duplicate item'],
    [4, 'Duplicate item'],
  ])
})

test('a row without a quantity does not count as a repeat of its item [IMPORT-2]', () => {
  expect(wantedOf([head, [2, '1001', '', ''], [3, '1001', '', '2']])).toEqual([[3, 2]])
})

test('rows of one item are added up when the person chooses so, up to the max quantity [IMPORT-2]', () => {
  const choices = { ...plain, addsUpRepeats: true }
  const rows: KeptRow[] = [
    head,
    [2, '1001', '', '1'],
    [3, '0001001', '', '2'],
    [4, '1001', '', '1.5'],
    [5, '1001', '', '4'],
  ]
  expect(wantedOf(rows, choices)).toEqual([
    [2, 7],
    [4, 'Invalid item quantity'],
  ])
  expect(sorted(rows, choices).wanted[0]?.added).toEqual([3, 5])
  expect(sorted(rows).repeats).toBe(3)
  expect(wantedOf([head, [2, '1001', '', '9999'], [3, '1001', '', '1']], choices)).toEqual([
    [2, 'Invalid item quantity'],
  ])
})

test('hidden rows are left out unless the person includes them [IMPORT-1]', () => {
  const rows: KeptRow[] = [head, [2, '1001', '', '1'], [3, '1002', '', '2']]
  expect(wantedOf(rows, plain, { hiddenRows: [3] })).toEqual([[2, 1]])
  expect(reasonsOf(rows, plain, { hiddenRows: [3] })).toEqual([[3, 'hidden_row']])
  expect(wantedOf(rows, { ...plain, withHiddenRows: true }, { hiddenRows: [3] })).toHaveLength(2)
})

test('rows that an earlier import ordered are not ordered again, and neither are their items [IMPORT-2]', () => {
  const rows: KeptRow[] = [head, [2, '1001', '', '1'], [3, '1002', '', '2'], [4, '1001', '', '3']]
  const again = { importedRows: [2] }
  expect(reasonsOf(rows, plain, again)).toEqual([[2, 'imported']])
  const expected = [
    [3, 2],
    [4, 'Duplicate item'],
  ]
  expect(wantedOf(rows, plain, again)).toEqual(expected)
  expect(wantedOf(rows, { ...plain, addsUpRepeats: true }, again)).toEqual(expected)
})

test('when no row has a quantity, every row is an error [IMPORT-2]', () => {
  const rows: KeptRow[] = [head, [2, '1001'], [3, 'DAIRY'], [4, '1002', '', '0']]
  expect(wantedOf(rows)).toEqual([
    [2, 'Invalid item quantity'],
    [4, 'Invalid item quantity'],
  ])
  expect(reasonsOf(rows)).toEqual([[3, 'heading']])
})

test('a row with an invalid item number, unit or quantity is at fault [IMPORT-2]', () => {
  const rows: KeptRow[] = [head, [2, '=1', '', '1'], [3, '1', '', '1.5'], [4, '2', '', '5 lb'], [5, 'DAIRY', '', '2']]
  expect(wantedOf(rows)).toEqual([
    [2, 'Item not found'],
    [3, 'Invalid item quantity'],
    [4, 'Invalid unit'],
    [5, 2],
  ])
})
