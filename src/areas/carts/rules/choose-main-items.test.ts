import { expect, test } from 'vitest'
import { chooseMainItems } from './choose-main-items.ts'

const line = (description: string, orderedCases: number, casePrice: number | null) => ({
  description,
  orderedCases,
  orderedUnits: 0,
  price: { casePrice, eachPrice: null, isEstimate: false },
})

test('a cart is named by the three lines that cost most, the dearest first [CART-7]', () => {
  const lines = [line('SALT', 1, 500), line('SALMON', 1, 9000), line('RICE', 5, 2000), line('OIL', 2, 3000)]
  expect(chooseMainItems(lines)).toEqual(['RICE', 'SALMON', 'OIL'])
})

test('lines without a price come last, equal ones as they were added [CART-7]', () => {
  const lines = [line('NEW', 1, null), line('B', 1, 100), line('A', 1, 100)]
  expect(chooseMainItems(lines)).toEqual(['B', 'A', 'NEW'])
  expect(chooseMainItems([])).toEqual([])
})
