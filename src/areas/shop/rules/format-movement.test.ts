import { expect, test } from 'vitest'
import { formatMovement } from './format-movement.ts'

const stats = (cases: readonly number[], units: readonly number[]) => ({
  week1: cases[0]!,
  week2: cases[1]!,
  week3: cases[2]!,
  week4: cases[3]!,
  week1Units: units[0]!,
  week2Units: units[1]!,
  week3Units: units[2]!,
  week4Units: units[3]!,
  lastInvoiceDate: null,
  lastPurchaseUt: 1,
})
const none = [0, 0, 0, 0]

test('four weekly figures are joined by slashes [ITEM-5]', () => {
  expect(formatMovement(stats([3, 0, 2, 1], none))).toBe('3/0/2/1')
})

test('an item bought by the each has its eaches, one bought both ways has both [ITEM-5]', () => {
  expect(formatMovement(stats(none, [0, 6, 0, 12]))).toBe('0/6/0/12 EA')
  expect(formatMovement(stats([1, 0, 0, 0], [0, 6, 0, 12]))).toBe('1/0/0/0 CS · 0/6/0/12 EA')
})

test('the line is hidden when all are zero [ITEM-5]', () => {
  expect(formatMovement(stats(none, none))).toBeUndefined()
  expect(formatMovement(null)).toBeUndefined()
})
