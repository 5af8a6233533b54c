import { expect, test } from 'vitest'
import type { CartLine } from '#areas/carts/cart.ts'
import { arrangeLines } from './arrange-lines.ts'

const line = (itemNumber: string, description: string, categoryName: string) =>
  ({ itemNumber, itemInfo: { description, categoryName } }) as CartLine
const lines = [line('3', 'SALT', 'Dry'), line('1', 'BEEF', 'Meat'), line('2', 'FLOUR', 'Dry')]
const numbers = (groups: ReturnType<typeof arrangeLines>) =>
  groups.map((group) => group.lines.map((l) => l.itemNumber).join())

test('lines stand as they were added, or by description or number [CHECK-1]', () => {
  expect(numbers(arrangeLines(lines, 'added', false))).toEqual(['3,1,2'])
  expect(numbers(arrangeLines(lines, 'description', false))).toEqual(['1,2,3'])
  expect(numbers(arrangeLines(lines, 'itemNumber', false))).toEqual(['1,2,3'])
})

test('lines may be grouped by category, each in the chosen order [CHECK-1]', () => {
  const groups = arrangeLines(lines, 'description', true)
  expect(groups.map(({ title }) => title)).toEqual(['Dry', 'Meat'])
  expect(numbers(groups)).toEqual(['2,3', '1'])
})
