import { expect, test } from 'vitest'
import { type ChoosableSheet, chooseSheet } from './choose-sheet.ts'
import type { KeptRow } from './read-row.ts'

const sheet = (rows: KeptRow[], isHidden = false): ChoosableSheet => ({
  rows,
  isHidden,
  hiddenRows: [],
  hiddenColumns: [],
})
const notes = sheet([
  [1, 'Call before six'],
  [2, 'Ask for Theo'],
])
const order = sheet([
  [1, 'Item', 'Qty'],
  [2, '0107763', '2'],
])
const prices = sheet([
  [1, 'Item', 'Price'],
  [2, '0107763', '31.20'],
])
const unfilled = sheet([
  [1, 'Item', 'Qty'],
  [2, '0107763'],
])
const hiddenOrder = sheet(
  [
    [1, 'Item', 'Qty'],
    [2, '0107763', '2'],
  ],
  true,
)
const empty = sheet([])

test.each<[string, ChoosableSheet[], number]>([
  ['the only one', [notes], 0],
  ['notes before the order', [notes, order], 1],
  ['prices before the order', [prices, order], 1],
  ['an order guide without quantities rather than notes', [notes, unfilled], 1],
  ['the first of two orders', [notes, order, order], 1],
  ['a visible sheet rather than a hidden order', [hiddenOrder, notes], 1],
  ['a hidden order rather than an empty sheet', [empty, hiddenOrder], 1],
  ['nothing at all', [empty, empty], 0],
])('the likeliest sheet is chosen: %s [IMPORT-1]', (_, sheets, chosen) => {
  expect(chooseSheet(sheets)).toBe(chosen)
})
