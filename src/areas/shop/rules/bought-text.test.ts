import { expect, test } from 'vitest'
import { boughtText } from './bought-text.ts'

const stats = {
  week1: 3,
  week2: 0,
  week3: 2,
  week4: 1,
  week1Units: 0,
  week2Units: 0,
  week3Units: 0,
  week4Units: 0,
  lastInvoiceDate: null,
  lastPurchaseUt: 1,
}

test('without columns of their own, the last order and the four weeks are one line; what was never bought has none [ITEM-5]', () => {
  expect(boughtText({ lastOrderedOn: '2026-11-23', stats }, '2026-11-27')).toBe('Last Mon, Nov 23 · 3/0/2/1')
  expect(boughtText({ lastOrderedOn: '2025-11-24', stats: null }, '2026-11-27')).toBe('Last Mon, Nov 24, 2025')
  expect(boughtText({ lastOrderedOn: null, stats: null }, '2026-11-27')).toBeNull()
})
