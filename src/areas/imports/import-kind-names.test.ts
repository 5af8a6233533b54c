import { expect, test } from 'vitest'
import { importKindLabel, importKindNames } from './import-kind-names.ts'

test('import kinds are read as words [PLAT-13]', () => {
  expect(['customer-items', 'route-days', 'ship-tos', 'bill-tos', 'gpos'].map(importKindLabel)).toEqual([
    'Customer items',
    'Route days',
    'Ship-tos',
    'Bill-tos',
    'GPOs',
  ])
  expect(importKindNames.map(importKindLabel).every((label) => /^[A-Z]/.test(label))).toBe(true)
})
