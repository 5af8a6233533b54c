import { expect, test } from 'vitest'
import { isTotal } from './is-total.ts'

test.each([
  ['TOTAL', 'yes'],
  ['Total:', 'yes'],
  ['Grand Total', 'yes'],
  ['Sub-total Dairy', 'yes'],
  ['Subtotal', 'yes'],
  ['Zwischensumme', 'yes'],
  ['Gesamt', 'yes'],
  ['Sous-total', 'yes'],
  ['Total cases', 'yes'],
  ['TOTAL GENERAL', 'yes'],
  ['Order total', 'yes'],
  ['Dairy Total', 'perhaps'],
  ['Total Produce', 'perhaps'],
  ['CEREAL TOTAL WHOLE GRAIN', 'no'],
  ['Flour', 'no'],
  ['', 'no'],
])('the cell %j is a total: %s [IMPORT-1]', (cell, expected) => {
  expect(isTotal(cell)).toBe(expected)
})
