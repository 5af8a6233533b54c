import { expect, test } from 'vitest'
import { listLines, type OrderedLine } from './list-lines.ts'

const ordered = (itemNumber: string, cases: number, more: Partial<OrderedLine> = {}): OrderedLine => ({
  itemNumber,
  description: `ITEM ${itemNumber}`,
  packSizeDescription: '',
  cases,
  units: 0,
  shipped: null,
  confirmed: null,
  substitute: null,
  ...more,
})
const billed = (itemNumber: string, cases: number, weightHundredths: number | null = null) => ({
  itemNumber,
  description: '',
  packSizeDescription: '',
  cases,
  units: 0,
  weightHundredths,
})
const expected = (lines: ReturnType<typeof listLines>) => lines.map((line) => [line.itemNumber, line.expected.cases])

test('what is to come is what was billed; what was ordered and not billed stands at the end [NEXT-6]', () => {
  const lines = listLines({ ordered: [ordered('1', 3), ordered('2', 2)], billed: [billed('2', 1)], items: [] })
  expect(expected(lines)).toEqual([
    ['2', 1],
    ['1', 0],
  ])
  expect(lines[0]).toMatchObject({ ordered: { cases: 2 }, billed: { cases: 1 }, description: 'ITEM 2' })
})

test('without an invoice it is what was shipped, else confirmed, else ordered, and substitutes [NEXT-6]', () => {
  const substitute = { itemNumber: '9', description: 'ITEM 9', cases: 3, units: 0 }
  const lines = listLines({
    ordered: [
      ordered('1', 5, { confirmed: { cases: 4, units: 0 }, shipped: { cases: 3, units: 0 } }),
      ordered('2', 5, { confirmed: { cases: 4, units: 0 } }),
      ordered('3', 5),
      ordered('4', 3, { shipped: { cases: 0, units: 0 }, substitute }),
    ],
    billed: null,
    items: [],
  })
  expect(expected(lines)).toEqual([
    ['1', 3],
    ['2', 4],
    ['3', 5],
    ['9', 3],
    ['4', 0],
  ])
  expect(lines[3]).toMatchObject({ insteadOf: { itemNumber: '4' }, shipped: { cases: 3 } })
})

test('an item on two lines of an invoice is one line with the sum, weights included [NEXT-6]', () => {
  const lines = listLines({ ordered: [], billed: [billed('1', 2, 8000), billed('1', 1, 4100)], items: [] })
  expect(lines).toMatchObject([{ expected: { cases: 3, weightHundredths: 12_100 } }])
})
