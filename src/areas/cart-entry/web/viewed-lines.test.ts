import { expect, test } from 'vitest'
import type { CartLine } from '#areas/carts/cart.ts'
import { viewedFacts, viewedLines } from './viewed-lines.ts'

const line = (itemNumber: string, description: string, brand: string, lineTotal: number | null) =>
  ({
    itemNumber,
    lineTotal,
    itemInfo: {
      description,
      brand,
      packSizeDescription: '6/1 LB',
      customerDescription: 'ours',
      customerItemNumber: '',
    },
  }) as unknown as CartLine
const lines = [line('2', 'Beans', 'Acme', 100), line('1', 'Apples', 'Zest', null), line('3', 'Chard', 'Best', 900)]
const numbers = (sortBy: string | null, sortDirection: 'asc' | 'desc' = 'asc') =>
  viewedLines(lines, { sortBy, sortDirection }).map(({ itemNumber }) => itemNumber)

test('the cart keeps the order of adding unless its view sorts it [STAFF-4]', () => {
  expect(viewedLines(lines, null)).toBe(lines)
  expect(numbers(null)).toEqual(['2', '1', '3'])
  expect(numbers('lastOrdered')).toEqual(['2', '1', '3'])
  expect(numbers('description')).toEqual(['1', '2', '3'])
  expect(numbers('brand', 'desc')).toEqual(['1', '3', '2'])
  expect(numbers('total', 'desc')).toEqual(['3', '2', '1'])
})

test('below a description stand the words of the view, in its order [STAFF-4]', () => {
  expect(viewedFacts(lines[0]!, ['brand', 'description', 'case', 'ownWords', 'itemNumber'])).toBe('Acme · ours · 2')
})
