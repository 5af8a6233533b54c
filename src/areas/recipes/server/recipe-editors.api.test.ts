import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '#tests/support/api.ts'
import { editorGoneAfter, editRecipeTogether } from '../recipe-editors.endpoints.ts'
import { deleteRecipe } from '../recipes.endpoints.ts'
import { menuRecipe } from '../testing/build-recipe.ts'
import { startKitchen } from '../testing/start-kitchen.ts'

const { api, buyer, emptyKitchen, add, oneOf } = await startKitchen()
const colleague = await api.as('colleague')
const stranger = await api.as('stranger')

beforeEach(emptyKitchen)

const editing = (client: typeof buyer, recipe: { readonly id: string }, isEditing = true) =>
  client.call(editRecipeTogether, { params: oneOf(recipe), body: { isEditing } })
const othersOf = async (client: typeof buyer, recipe: { readonly id: string }) =>
  (await client.ask(editRecipeTogether, { params: oneOf(recipe), body: { isEditing: true } })).others

test('two who edit a recipe see each other, until one leaves [RECIPE-3]', async () => {
  const [toast, soup] = [await add(menuRecipe('Toast')), await add(menuRecipe('Soup'))]
  expect(await othersOf(buyer, toast)).toEqual([])
  expect(await othersOf(colleague, toast)).toEqual(['buyer'])
  expect(await othersOf(buyer, toast)).toEqual(['colleague'])
  expect(await othersOf(buyer, soup)).toEqual([])
  expect((await editing(colleague, toast, false)).body).toEqual({ others: [] })
  expect(await othersOf(buyer, toast)).toEqual([])
})

test('who sent nothing for a minute has gone [RECIPE-3]', async () => {
  const toast = await add(menuRecipe('Toast'))
  await editing(colleague, toast)
  const age = (seconds: number) =>
    api.db.run(`update recipe_editors set seen_at = seen_at - make_interval(secs => ${seconds})`)
  await age(editorGoneAfter - 5)
  expect(await othersOf(buyer, toast)).toHaveLength(1)
  await age(6)
  expect(await othersOf(buyer, toast)).toEqual([])
})

test('neither strangers nor those of a deleted recipe edit it [RECIPE-3, ACCESS-1]', async () => {
  const toast = await add(menuRecipe('Toast'))
  expect((await editing(stranger, toast)).status).toBe(404)
  await editing(colleague, toast)
  await buyer.ask(deleteRecipe, { params: oneOf(toast) })
  expect(codeOf(await editing(colleague, toast))).toBe('recipe_not_found')
  expect(await api.db.rows('select from recipe_editors')).toEqual([])
})
