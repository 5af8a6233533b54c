import { expect, test } from 'vitest'
import { sortFound } from './sort-found.ts'

const line = (itemNumber: string, description: string, brand: string | null) => ({ itemNumber, description, brand })
const lines = [line('3', 'Beans', null), line('1', 'Apples', 'Zest'), line('2', 'Chard', 'Acme')]
const sorted = (...how: ['description' | 'brand' | 'itemNumber', 'asc' | 'desc']) =>
  sortFound(lines, ...how).map(({ description }) => description)

test('lines of a guide are sorted by a view, those without the word last in both directions [STAFF-4]', () => {
  expect(sorted('description', 'asc')).toEqual(['Apples', 'Beans', 'Chard'])
  expect(sorted('itemNumber', 'desc')).toEqual(['Beans', 'Chard', 'Apples'])
  expect(sorted('brand', 'asc')).toEqual(['Chard', 'Apples', 'Beans'])
  expect(sorted('brand', 'desc')).toEqual(['Apples', 'Chard', 'Beans'])
})
