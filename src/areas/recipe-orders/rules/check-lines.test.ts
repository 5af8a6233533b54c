import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const line = (itemNumber: string, orderedCases: number, orderedUnits = 0) => ({
  itemNumber,
  orderedCases,
  orderedUnits,
})

test('an order names each item once, with something of it [RECIPE-4]', () => {
  expect(checkLines([line('flour', 1), line('oil', 0, 1)]).allowed).toBe(true)
  expect(checkLines([line('flour', 1), line('oil', 0)])).toMatchObject({
    refusal: { code: 'quantity_required', field: 'lines.1.orderedCases' },
  })
  expect(checkLines([line('flour', 1), line('oil', 1), line('flour', 2)])).toMatchObject({
    refusal: { code: 'duplicate_item', field: 'lines.2.itemNumber' },
  })
})
