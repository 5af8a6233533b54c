import { expect, test } from 'vitest'
import { passesFilters } from './passes-filters.ts'

const soup = {
  dietaryPreferences: ['vegan', 'gluten free'],
  allergensFreeFrom: ['Tree_Nuts', 'Milk'],
  isPricePresent: true,
  isOverFoodCost: false,
}

test('a recipe states every diet and allergen that is asked for [RECIPE-1]', () => {
  expect(passesFilters(soup, {})).toBe(true)
  expect(passesFilters(soup, { diets: ['vegan'], freeFrom: ['tree nuts', 'Milk'] })).toBe(true)
  expect(passesFilters(soup, { diets: ['vegan', 'kosher'] })).toBe(false)
  expect(passesFilters(soup, { freeFrom: ['Egg'] })).toBe(false)
})

test('over food cost, and price missing [RECIPE-1]', () => {
  expect(passesFilters(soup, { cost: 'overFoodCost' })).toBe(false)
  expect(passesFilters({ ...soup, isOverFoodCost: true }, { cost: 'overFoodCost' })).toBe(true)
  expect(passesFilters(soup, { cost: 'priceMissing' })).toBe(false)
  expect(passesFilters({ ...soup, isPricePresent: false }, { cost: 'priceMissing' })).toBe(true)
})
