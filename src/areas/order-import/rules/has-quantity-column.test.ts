import { expect, test } from 'vitest'
import { hasQuantityColumn } from './has-quantity-column.ts'

test('a mapping has quantities when cases or eaches have a column, the first one included [IMPORT-1]', () => {
  expect(hasQuantityColumn({ itemCode: 0, orderedCases: null, orderedUnits: null, unit: null })).toBe(false)
  expect(hasQuantityColumn({ itemCode: 1, orderedCases: 0, orderedUnits: null, unit: null })).toBe(true)
  expect(hasQuantityColumn({ itemCode: 1, orderedCases: null, orderedUnits: 0, unit: null })).toBe(true)
})
