import { expect, test } from 'vitest'
import { spellSizes } from './spell-sizes.ts'

test('a dictated size is a number before its measure, and a couple of cases are two [CART-13]', () => {
  expect(spellSizes('sixteen inch pizza boxes four')).toBe('16 inch pizza boxes four')
  expect(spellSizes('fifty five gallon liners')).toBe('55 gallon liners')
  expect(spellSizes('seventy-count russets three cases')).toBe('70 count russets three cases')
  expect(spellSizes('a couple of cases of romas')).toBe('2 cases of romas')
})

test('a number before anything else stays a word [CART-13]', () => {
  for (const line of ['three bunches of basil', 'one hundred island dressing', 'a couple lemons'])
    expect(spellSizes(line)).toBe(line)
})

test('a dictated grade is its figures, and many pounds are a size [CART-13]', () => {
  expect(spellSizes('twenty one twenty five shrimp three cases')).toBe('21/25 shrimp three cases')
  expect(spellSizes('ground beef eighty-twenty')).toBe('ground beef 80/20')
  expect(spellSizes('fifty pound flour two')).toBe('50 pound flour two')
  expect(spellSizes('five pounds of ginger')).toBe('five pounds of ginger')
})
