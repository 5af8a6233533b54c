import { expect, test } from 'vitest'
import { recipeText } from '../recipe.ts'
import { checkRecipe } from './check-recipe.ts'

const menu = { title: 'Soup', type: 'MENU_RECIPE', servings: 4, menuPricePerServing: 900 }
const sub = { title: 'Stock', type: 'SUB_RECIPE', noOfRecipeUnits: 2.5, recipeUnit: 'gal' }
const check = (text: object) => checkRecipe(recipeText.parse(text))

test('a menu recipe has servings, a sub recipe makes units [RECIPE-3]', () => {
  expect(check(menu)).toMatchObject({ allowed: true, value: menu })
  expect(check(sub)).toMatchObject({ allowed: true, value: sub })
  expect(check({ ...menu, servings: null })).toMatchObject({ refusal: { code: 'servings_missing', field: 'servings' } })
  expect(check({ ...sub, noOfRecipeUnits: null })).toMatchObject({ refusal: { code: 'recipe_units_missing' } })
  expect(check({ ...sub, recipeUnit: ' ' })).toMatchObject({ refusal: { code: 'recipe_unit_missing' } })
})

test('figures of the other type are left out [RECIPE-3]', () => {
  expect(check({ ...menu, noOfRecipeUnits: 3, recipeUnit: 'qt' })).toMatchObject({
    value: { noOfRecipeUnits: null, recipeUnit: '' },
  })
  expect(check({ ...sub, servings: 3, menuPricePerServing: 5 })).toMatchObject({
    value: { servings: null, menuPricePerServing: null },
  })
})

const onion = { ingredientType: 'own item', itemNumber: '1001', quantity: 1, recipeUnit: 'lb', ruPerPu: 50 }
test.each([
  [{ yieldPct: 0 }, 'Yield must be more than 0 %'],
  [{ yieldPct: 100.01 }, 'Yield cannot be more than 100 %'],
  [{ quantity: 0 }, 'Quantity must be more than 0'],
  [{ quantity: 1.234_567_8 }, 'Quantity has at most 6 decimals'],
  [{ ruPerPu: 0 }, 'Recipe units per purchase unit must be more than 0'],
  [{ recipeUnit: ' ' }, 'Required'],
  [{ purchaseUnit: 3 }, 'Choose a case or an each'],
])('an ingredient with %j is refused by its field [RECIPE-3]', (change, message) => {
  const { success, error } = recipeText.safeParse({ ...menu, ingredients: [{ ...onion, ...change }] })
  expect(success).toBe(false)
  expect(error?.issues).toMatchObject([{ path: ['ingredients', 0, Object.keys(change)[0]], message }])
})

test('no servings, none at all, are refused [RECIPE-3]', () => {
  expect(recipeText.safeParse({ ...menu, servings: 0 }).error?.issues[0]?.message).toBe(
    'Servings cannot be less than 1',
  )
})
