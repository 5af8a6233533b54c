import { expect, test } from 'vitest'
import { priceColumnNames } from '#areas/views/view-columns.ts'
import { fitsWidth, layOutColumns } from './lay-out-columns.ts'

const endOf = (columns: ReturnType<typeof layOutColumns>) => columns.at(-1)!.left + columns.at(-1)!.width

test('the columns of a price list fill the page from edge to edge, and none stands on another [STAFF-4]', () => {
  for (const width of [524, 507, 704, 754])
    for (const columns of [
      ['description', 'casePrice'],
      ['itemNumber', 'description', 'brand', 'pack', 'casePrice'],
      priceColumnNames,
    ] as const) {
      const placed = layOutColumns(columns, width)
      expect(endOf(placed)).toBeCloseTo(width, 5)
      for (const [index, { left, width: wide }] of placed.entries()) {
        expect(wide).toBeGreaterThan(15)
        if (index > 0) expect(left).toBeCloseTo(placed[index - 1]!.left + placed[index - 1]!.width + 8, 5)
      }
    }
})

test('words share what the figures leave, and many columns ask for the page turned [STAFF-4]', () => {
  const [words, price] = layOutColumns(['description', 'casePrice'], 524)
  expect([words!.width, price!.width]).toEqual([456, 60])
  expect(fitsWidth(['itemNumber', 'description', 'brand', 'pack', 'casePrice', 'eachPrice', 'until'], 524)).toBe(true)
  expect(fitsWidth(priceColumnNames, 524)).toBe(false)
})
