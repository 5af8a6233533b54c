import { beforeEach, expect, test } from 'vitest'
import { items } from '#tests/support/distributor.ts'
import { getIngredientFacts, setIngredientLink } from '../ingredients.endpoints.ts'
import { createRecipe, deleteRecipe, listRecipes, updateRecipe } from '../recipes.endpoints.ts'
import { startKitchen } from '../testing/start-kitchen.ts'
import { flour, menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'

const { api, buyer, params, emptyKitchen, add, oneOf, titles } = await startKitchen()

beforeEach(emptyKitchen)

test('the list searches titles and ingredients, filters, sorts and pages [RECIPE-1]', async () => {
  const dough = await add(subRecipe('Dough', [flour()], { category: 'Bases', cookTimeMins: 5 }))
  await add(
    menuRecipe('Pizza', [some(dough.id)], {
      category: 'Mains',
      servings: 2,
      cookTimeMins: 12,
      dietOverride: ['vegan'],
    }),
  )
  await add(menuRecipe('Chicken', [flour({ itemNumber: items.chicken })], { servings: 8, freeFromOverride: ['Milk'] }))
  expect(await titles({})).toEqual(['Chicken', 'Dough', 'Pizza'])
  expect(await titles({ keyword: 'flour' })).toEqual(['Dough'])
  expect(await titles({ keyword: 'dough' })).toEqual(['Dough', 'Pizza'])
  expect(await titles({ keyword: '%' })).toEqual([])
  expect(await titles({ type: 'SUB_RECIPE' })).toEqual(['Dough'])
  expect(await titles({ categories: ['Mains', 'none'] })).toEqual(['Chicken', 'Pizza'])
  expect(await titles({ diets: ['vegan'] })).toEqual(['Pizza'])
  expect(await titles({ freeFrom: ['Milk'] })).toEqual(['Chicken'])
  expect(await titles({ sort: 'title', sortDirection: 'desc' })).toEqual(['Pizza', 'Dough', 'Chicken'])
  expect(await titles({ sort: 'servings' })).toEqual(['Pizza', 'Chicken', 'Dough'])
  expect(await titles({ sort: 'cook_time_mins', sortDirection: 'desc' })).toEqual(['Pizza', 'Dough', 'Chicken'])
  expect(await titles({ sort: 'created_on' })).toHaveLength(3)
  const page = await buyer.ask(listRecipes, { params, query: { pageSize: '2', pageNo: '9' } })
  expect(page).toMatchObject({
    recipes: [{ title: 'Pizza' }],
    pageNo: 2,
    totalRecords: 3,
    recipeCount: 3,
    categories: ['Bases', 'Mains'],
    freeFrom: ['Milk'],
  })
})

test('diets and allergens follow from the ingredients unless the kitchen states them [RECIPE-3]', async () => {
  await api.db.run(
    `update items set dietary_preferences = '{vegan,kosher}', details = '{"allergensFreeFrom": ["Milk", "Tree Nuts"]}'
     where item_number = $1`,
    [items.flour],
  )
  const dough = await add(subRecipe('Dough'))
  expect(dough).toMatchObject({ dietaryPreferences: ['vegan', 'kosher'], allergensFreeFrom: ['Milk', 'Tree Nuts'] })
  const pizza = await add(menuRecipe('Pizza', [some(dough.id)], { dietOverride: ['vegetarian'] }))
  expect(pizza).toMatchObject({
    dietaryPreferences: ['vegetarian'],
    derivedDiets: ['vegan', 'kosher'],
    isDietOverridden: true,
    isFreeFromOverridden: false,
    allergensFreeFrom: ['Milk', 'Tree Nuts'],
  })
  // The oil states nothing.
  const oily = await add(menuRecipe('Oily', [flour(), flour({ itemNumber: items.oil })]))
  expect(oily).toMatchObject({ dietaryPreferences: [], allergensFreeFrom: [] })
})

test('every write is in the audit trail, and readers are notified [RECIPE-3, PLAT-8]', async () => {
  const heard = await api.listen('colleague')
  const recipe = await add(menuRecipe('Toast'))
  await buyer.ask(updateRecipe, { params: oneOf(recipe), body: menuRecipe('Melba toast') })
  await buyer.ask(deleteRecipe, { params: oneOf(recipe) })
  const entries = await api.db.rows('select action, entity, details from audit_entries order by id')
  expect(entries).toEqual(
    [
      ['create', 'Toast'],
      ['change', 'Melba toast'],
      ['delete', 'Melba toast'],
    ].map(([verb, title]) => ({ action: `recipe.${verb}`, entity: `recipe:${recipe.id}`, details: { title } })),
  )
  await expect.poll(() => heard.filter(({ topic }) => topic === 'recipe').length).toBe(3)
})

test('recipes need their feature [RECIPE-1, ACCESS-3]', async () => {
  const accounting = await api.as('accounting')
  expect(await accounting.call(listRecipes, { params })).toMatchObject({ status: 403 })
  expect(await accounting.call(createRecipe, { params, body: menuRecipe('Toast') })).toMatchObject({ status: 403 })
})

test('what a cup weighs is asked once and kept for the item; its pack and weight are known [RECIPE-3]', async () => {
  const linksOf = async () => {
    const { facts } = await buyer.ask(getIngredientFacts, { params, query: { itemNumbers: items.flour } })
    return facts[0]!.links
  }
  // '8/5 LB' and eight eaches; a cup weighs something nobody has said.
  expect(await linksOf()).toContainEqual({ of: 'case', amount: '40', unit: 'lb', source: 'pack' })
  const answer = (body: object) =>
    buyer.call(setIngredientLink, {
      params,
      body: { itemNumber: items.flour, of: 'cup', amount: 4.25, unit: 'oz', ...body },
    })
  expect(await answer({})).toMatchObject({ status: 200 })
  expect((await linksOf())[0]).toEqual({ of: 'cup', amount: '17/4', unit: 'oz', source: 'person' })
  expect(await answer({ amount: 5 })).toMatchObject({ status: 200 })
  expect((await linksOf()).filter(({ source }) => source === 'person')).toHaveLength(1)
  expect(await answer({ of: 'lb' })).toMatchObject({ status: 422, body: { code: 'link_is_known', field: 'unit' } })
  expect(await answer({ itemNumber: '0009999' })).toMatchObject({ status: 404, body: { field: 'itemNumber' } })
  expect(await answer({ itemNumber: null })).toMatchObject({ status: 400 })
})
