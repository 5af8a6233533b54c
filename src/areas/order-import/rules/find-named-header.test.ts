import { expect, test } from 'vitest'
import type { ImportColumn } from '../order-import.ts'
import { findNamedHeader } from './find-named-header.ts'

const guess = (columns: readonly ImportColumn[]) => {
  const indexOf = (header: string) => columns.find((column) => column.header === header)?.index ?? null
  return { item: indexOf('Item'), par: indexOf('Par') }
}
const find = (texts: readonly string[], found: number | null) =>
  findNamedHeader(
    texts.map((text, at) => ({ row: at + 1, text })),
    found,
    guess,
    20,
  )

test('the header row is the one that names most fields, two at least [GUIDE-1, GUIDE-3]', () => {
  expect(find(['Walk-in', 'Item, Par', '0107763, 2'], 1)).toBe(2)
  expect(find(['Item', '0107763'], null)).toBeNull()
  expect(find(['Item', '0107763'], 1)).toBe(1)
})
