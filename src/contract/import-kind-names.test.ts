import { expect, test } from 'vitest'
import { importKindLabel } from './import-kind-names.ts'

test('import kinds are read as words, one of another version by its name [PLAT-13]', () => {
  expect(['customer-items', 'ship-tos', 'gpos', 'pallets'].map(importKindLabel)).toEqual([
    'Customer items',
    'Ship-tos',
    'GPOs',
    'pallets',
  ])
})
