import { expect, test } from 'vitest'
import type { CartLine } from '#areas/carts/cart.ts'
import type { LineDate } from '../checkout.endpoints.ts'
import { arrangeLines, lineDateText } from './arrange-lines.ts'

const line = (itemNumber: string, description: string, categoryName: string, lineTotal: number | null = 0) =>
  ({ itemNumber, itemInfo: { description, categoryName, brand: description }, lineTotal }) as CartLine
const lines = [line('3', 'SALT', 'Dry', 100), line('1', 'BEEF', 'Meat', null), line('2', 'FLOUR', 'Dry', 900)]
const days = { deliveryDate: '2026-03-03', lineDates: new Map<string, LineDate>() }
const numbers = (groups: ReturnType<typeof arrangeLines>) =>
  groups.map((group) => group.lines.map((l) => l.itemNumber).join())

test('lines stand as they were added, by description, number, brand, or the dearest first [CHECK-1]', () => {
  expect(numbers(arrangeLines(lines, 'added', 'none', days))).toEqual(['3,1,2'])
  expect(numbers(arrangeLines(lines, 'description', 'none', days))).toEqual(['1,2,3'])
  expect(numbers(arrangeLines(lines, 'itemNumber', 'none', days))).toEqual(['1,2,3'])
  expect(numbers(arrangeLines(lines, 'brand', 'none', days))).toEqual(['1,2,3'])
  expect(numbers(arrangeLines(lines, 'total', 'none', days))).toEqual(['2,3,1'])
})

test('lines may be grouped by category, each in the chosen order [CHECK-1]', () => {
  const groups = arrangeLines(lines, 'description', 'category', days)
  expect(groups.map(({ title }) => title)).toEqual(['Dry', 'Meat'])
  expect(numbers(groups)).toEqual(['2,3', '1'])
})

test('grouped by date, what comes with the order comes first, and drop-ship and just-in-time lines by their day [CHECK-1]', () => {
  const lineDates = new Map<string, LineDate>([
    ['3', { itemNumber: '3', kind: 'dropShip', deliveryDate: '2026-03-09' }],
    ['1', { itemNumber: '1', kind: 'justInTime', deliveryDate: '2026-03-04' }],
  ])
  const groups = arrangeLines(lines, 'added', 'date', { ...days, lineDates })
  expect(groups.map(({ title }) => title)).toEqual([
    'Tue, Mar 3',
    'Just-in-Time · Wed, Mar 4',
    'Drop ship · Mon, Mar 9',
  ])
  expect(numbers(groups)).toEqual(['2', '1', '3'])
})

test('a line whose day nobody knows says so [CHECK-1]', () => {
  const text = lineDateText({ itemNumber: '1', kind: 'justInTime', deliveryDate: null })
  expect(text).toBe('Just-in-Time · date to be confirmed')
})
