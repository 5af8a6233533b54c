import { expect, test } from 'vitest'
import { checkMenu } from './check-menu.ts'

const types = new Map([
  ['pizza', 'MENU_RECIPE' as const],
  ['soup', 'MENU_RECIPE' as const],
  ['dough', 'SUB_RECIPE' as const],
])
const check = (...ids: string[]) =>
  checkMenu({ recipes: ids.map((recipeId) => ({ recipeId, sharePct: 10, portions: 1 })) }, (id) => types.get(id))

test('a menu has menu recipes of its ship-to, each once [NEXT-10]', () => {
  expect(check('pizza', 'soup').allowed).toBe(true)
  expect(check().allowed).toBe(true)
  expect(check('pizza', 'dough')).toMatchObject({
    refusal: { code: 'not_a_menu_recipe', field: 'recipes.1.recipeId' },
  })
  expect(check('pizza', 'soup', 'pizza')).toMatchObject({
    refusal: { code: 'recipe_twice', field: 'recipes.2.recipeId' },
  })
  expect(check('gone')).toMatchObject({ refusal: { code: 'recipe_not_found', field: 'recipes.0.recipeId' } })
})
