import { expect, test } from 'vitest'
import { deriveSuitability } from './derive-suitability.ts'

const oats = { diets: ['vegan', 'organic'], freeFrom: ['Milk', 'tree_nuts'] }
const rice = { diets: ['vegan'], freeFrom: ['milk', 'Tree nuts', 'Egg'] }

test('a recipe is what every ingredient states, whatever the spelling [RECIPE-3]', () => {
  expect(deriveSuitability([oats, rice])).toEqual({ diets: ['vegan'], freeFrom: ['Milk', 'tree_nuts'] })
})

test('nothing is free from by absence: an ingredient without data, or no ingredient, states nothing [RECIPE-3]', () => {
  expect(deriveSuitability([oats, null])).toEqual({ diets: [], freeFrom: [] })
  expect(deriveSuitability([])).toEqual({ diets: [], freeFrom: [] })
})

test('what an ingredient may contain is never free from, however the two are spelt [RECIPE-3]', () => {
  const cream = { diets: [], freeFrom: ['Milk', 'Tree Nuts', 'Egg'], contains: ['Dairy'], mayContain: ['Almonds'] }
  expect(deriveSuitability([cream]).freeFrom).toEqual(['Egg'])
  expect(deriveSuitability([{ diets: [], freeFrom: ['Treenuts', 'Eggs'] }, cream]).freeFrom).toEqual(['Eggs'])
})
