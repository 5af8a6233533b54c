import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { scaledText, scaleFactor } from './scale-recipe.ts'

test('a menu recipe scales to servings, a sub recipe to its units, exactly [RECIPE-4]', () => {
  const menu = { type: 'MENU_RECIPE', servings: 12, noOfRecipeUnits: null } as const
  const sub = { type: 'SUB_RECIPE', servings: null, noOfRecipeUnits: 2.5 } as const
  expect(scaleFactor(menu, 20)).toEqual(rational(5, 3))
  expect(scaleFactor(sub, 1)).toEqual(rational(2, 5))
  expect(scaleFactor(menu, undefined)).toEqual(rational(1))
  expect(scaleFactor(menu, 0)).toEqual(rational(1))
})

test.each([
  ['2 tbsp eight times are a cup', { quantity: 2, recipeUnit: 'tbsp' }, rational(8), '1 cup'],
  ['12 oz four times are 3 lb', { quantity: 12, recipeUnit: 'oz' }, rational(4), '3 lb'],
  ['what nobody knows stays', { quantity: 24, recipeUnit: 'biscuit' }, rational(3, 2), '36 biscuit'],
  ['rounded says so', { quantity: 1, recipeUnit: 'biscuit' }, rational(1, 3), 'about 0.33 biscuit'],
  ['as written while nothing is scaled', { quantity: 16, recipeUnit: 'tbsp' }, rational(1), '16 tbsp'],
])('%s [RECIPE-4]', (_, amount, factor, text) => {
  expect(scaledText(amount, factor)).toBe(text)
})
