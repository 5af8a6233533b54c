import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import type { ColumnMapping } from '../order-import.ts'
import { checkMapping } from './check-mapping.ts'

const columns = [
  { index: 0, examples: ['1001'] },
  { index: 1, examples: [] },
]
const mapped = (itemCode: number | null, orderedCases: number | null = null): ColumnMapping => ({
  itemCode,
  orderedCases,
  orderedUnits: null,
  unit: null,
})

test.each<[string, ColumnMapping, string | undefined]>([
  ['the item number alone may go on', mapped(0), undefined],
  ['quantities may be empty', mapped(0, 1), undefined],
  ['a column twice', mapped(0, 0), 'Duplicate columns found in column mapping'],
  ['no item number', mapped(null, 1), 'Item number is a required column to map items'],
  ['an item number that no row has', mapped(1), 'Item number is missing for one or more rows in the csv'],
  ['a column that is not there', mapped(0, 7), 'The mapping names a column that the file does not have.'],
])('mapping: %s [IMPORT-1]', (_, mapping, message) => {
  expect(why(checkMapping(mapping, columns))).toBe(message)
})

test('a unit column requires exactly one quantity column [IMPORT-1]', () => {
  const three = [...columns, { index: 2, examples: [] }, { index: 3, examples: [] }]
  const message = 'A unit column goes with one quantity column'
  expect(why(checkMapping({ itemCode: 0, orderedCases: 1, orderedUnits: null, unit: 2 }, three))).toBeUndefined()
  expect(why(checkMapping({ itemCode: 0, orderedCases: 1, orderedUnits: 3, unit: 2 }, three))).toBe(message)
  expect(why(checkMapping({ itemCode: 0, orderedCases: null, orderedUnits: null, unit: 2 }, three))).toBe(message)
})
