import { expect, test } from 'vitest'
import { agreedSubtotal, type SeenLine, totalDifferences } from './total-differences.ts'

const line = (itemNumber: string, casePrice: number | null) =>
  ({ itemNumber, price: { casePrice, eachPrice: 250 }, itemInfo: { description: `ITEM ${itemNumber}` } }) as SeenLine
const seen = [line('1', 1000), line('2', 2000), line('3', null)]
const typed: Readonly<Record<string, readonly [cases: number, units: number]>> = { 1: [2, 0], 2: [1, 3], 3: [0, 1] }
const typedOf = (itemNumber: string) => {
  const [cases, units] = typed[itemNumber] ?? [0, 0]
  return { cases, units }
}

test('pressing the button agrees to the prices in view times what was typed [CHECK-4]', () => {
  expect(agreedSubtotal(seen, typedOf)).toBe(2000 + 2000 + 750 + 250)
})

test('lines that cost something else now are named with both totals [CHECK-4]', () => {
  const now = [
    { itemNumber: '1', now: 2200 },
    { itemNumber: '2', now: 2750 },
    { itemNumber: '3', now: 250 },
  ]
  expect(totalDifferences(seen, typedOf, now)).toEqual([
    { itemNumber: '1', description: 'ITEM 1', before: 2000, now: 2200 },
  ])
})

test('lines that came or went in the meantime are named too [CHECK-4]', () => {
  const now = [
    { itemNumber: '1', now: 2000 },
    { itemNumber: '2', now: 2750 },
    { itemNumber: '9', description: 'NEW', now: 500 },
  ]
  expect(totalDifferences(seen, typedOf, now)).toEqual([
    { itemNumber: '3', description: 'ITEM 3', before: 250, now: null },
    { itemNumber: '9', description: 'NEW', before: null, now: 500 },
  ])
})
