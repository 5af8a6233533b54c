import { expect, test } from 'vitest'
import { departments } from './range/departments.ts'
import { demoRecipes } from './read-recipes.ts'

const recipes = demoRecipes()

test('the demo has thirty recipes with directions, categories, stations and menu prices [PLAT-1, RECIPE-1]', () => {
  expect(recipes).toHaveLength(30)
  expect(recipes.filter(({ servings }) => servings === null)).toHaveLength(12)
  for (const { title, category, station, directions, ingredients, servings, menuPricePerServing } of recipes) {
    expect([title, category && station && directions.length > 0 && ingredients.length > 1]).toEqual([title, true])
    expect([title, menuPricePerServing !== null]).toEqual([title, servings !== null])
  }
})

test('what recipes of the demo are made of is in its range or stands above them [PLAT-1, RECIPE-3]', () => {
  const sold = departments.flatMap(({ products }) => products.map(({ description }) => description))
  const above = new Set<string>()
  const missing: string[] = []
  for (const { title, noOfRecipeUnits, ingredients } of recipes) {
    for (const { kind, name } of ingredients) {
      const isThere =
        kind === 'item' ? sold.some((each) => each.startsWith(name)) : kind === 'market' || above.has(name)
      if (!isThere) missing.push(`${name} in ${title}`)
    }
    if (noOfRecipeUnits !== null) above.add(title)
  }
  expect(missing).toEqual([])
})
