import { expect, test } from 'vitest'
import { unusedUnits } from './unused-units.ts'

const columns = ['Item', 'Qty', 'How'].map((header, index) => ({
  index,
  header,
  examples: [],
  isHidden: false,
  holdsUnits: header === 'How',
}))
const named = (mapping: Partial<Parameters<typeof unusedUnits>[0]>) =>
  unusedUnits({ itemCode: 0, orderedCases: null, orderedUnits: null, unit: null, ...mapping }, columns)?.header

test('a column of units left out next to a single quantity is reported, so that nothing is ordered in the wrong unit [IMPORT-1]', () => {
  expect(named({ orderedCases: 1 })).toBe('How')
  expect(named({ orderedUnits: 1 })).toBe('How')
  expect(named({ orderedCases: 1, unit: 2 })).toBeUndefined()
  expect(named({ orderedCases: 1, orderedUnits: 2 })).toBeUndefined()
  expect(named({})).toBeUndefined()
})
