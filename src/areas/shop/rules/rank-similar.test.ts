import { expect, test } from 'vitest'
import { type Comparable, rankSimilar } from './rank-similar.ts'

const item = (itemNumber: string, description: string, more: Partial<Comparable> = {}): Comparable => ({
  itemNumber,
  description,
  isInStock: true,
  timesOrdered: 0,
  popularity: 0,
  ...more,
})

const milk = item('1', 'MILK WHOLE GALLON')

test('the same kind of item comes before one that only sells well [ITEM-6]', () => {
  const others = [item('2', 'CREAM HEAVY', { popularity: 9000, timesOrdered: 9 }), item('3', 'MILK 2% HALF GALLON')]
  expect(rankSimilar(milk, others, 12)).toEqual(['3', '2'])
})

test('among alike items what this customer buys comes first, then what is in stock, then what sells [ITEM-6]', () => {
  const others = [
    item('2', 'MILK SKIM', { popularity: 1 }),
    item('3', 'MILK SKIM', { isInStock: false, popularity: 500 }),
    item('4', 'MILK SKIM', { timesOrdered: 3 }),
    item('5', 'MILK SKIM', { popularity: 7 }),
  ]
  expect(rankSimilar(milk, others, 12)).toEqual(['4', '5', '2', '3'])
})

test('the item itself is never among them, and there are no more than asked for [ITEM-6]', () => {
  const others = [milk, item('2', 'MILK'), item('3', 'MILK'), item('4', 'MILK')]
  expect(rankSimilar(milk, others, 2)).toEqual(['2', '3'])
  expect(rankSimilar(item('9', '???'), [], 2)).toEqual([])
})
