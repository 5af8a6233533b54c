import { expect, test } from 'vitest'
import { filePattern, fileStem, isOfPattern } from './file-pattern.ts'

test('exports whose names have a date are one file of the plan, night after night [PLAT-3]', () => {
  expect(
    ['items_20261126.csv', 'items-2026-11-26.csv', 'ITEMS.2026.11.26_0130.csv', 'price2.csv'].map(filePattern),
  ).toEqual(['items_*.csv', 'items-*.csv', 'ITEMS.*.csv', 'price2.csv'])
  expect(isOfPattern('items_*.csv', 'items_20261127.csv')).toBe(true)
  expect(isOfPattern('items_*.csv', 'items_new.csv')).toBe(false)
  expect(isOfPattern('price2.csv', 'price2.csv')).toBe(true)
})

test('the name of a file says its kind without date, case and ending [PLAT-3]', () => {
  expect(['Route Days_20261126.csv', 'items.csv', 'ITEMS-2026-11-26.XLSX'].map(fileStem)).toEqual([
    'route-days',
    'items',
    'items',
  ])
})
