import { expect, test } from 'vitest'
import { poText } from './po-text.ts'

test.each([
  ['4711', 'PO 4711'],
  ['PO-4711', 'PO-4711'],
  ['PO4711', 'PO4711'],
  ['po 12', 'po 12'],
  ['P.O. 12', 'P.O. 12'],
  ['POND DINNER', 'PO POND DINNER'],
  ['Party order', 'PO Party order'],
])('the PO number %j reads %j [CART-3]', (po, words) => {
  expect(poText(po)).toBe(words)
})
