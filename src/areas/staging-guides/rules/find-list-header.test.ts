import { expect, test } from 'vitest'
import { findListHeader } from './find-list-header.ts'

const rows = (...texts: string[]) => texts.map((text, i) => ({ row: i + 1, text }))

test('the header of a list is the row that names most of its fields, below titles and dates [GUIDE-3]', () => {
  expect(
    findListHeader(rows('Order guide of Harbor Grill', 'March 2, 2026', 'Number, Description, Pack, Par'), 1),
  ).toBe(3)
})

test('a list whose header names nothing known keeps the row the order import found [GUIDE-3]', () => {
  expect(findListHeader(rows('MILK WHOLE, 4/1 GAL', 'KALE, 24 CT'), null)).toBeNull()
  expect(findListHeader(rows('Foo, Bar', 'MILK, 4/1 GAL'), 1)).toBe(1)
})
