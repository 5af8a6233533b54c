import { beforeEach, expect, test } from 'vitest'
import { createRecipe, updateRecipe } from '#areas/recipes/recipes.endpoints.ts'
import { flour, menuRecipe, some, subRecipe } from '#areas/recipes/testing/build-recipe.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { getMenuSheet, getRecipeSheet } from '../food-sheet.endpoints.ts'
import { createMenu } from '../menus.endpoints.ts'
import { majorAllergens } from '../rules/list-allergens.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const stranger = await api.as('stranger')
const params = shipTos.own

type Body = ReturnType<typeof menuRecipe>
const add = async (body: Body) => (await buyer.ask(createRecipe, { params, body })).recipe.id
const sheetOf = async (recipeId: string) =>
  (await buyer.ask(getRecipeSheet, { params: { ...params, recipeId } })).recipes[0]!
const states = (sheet: Awaited<ReturnType<typeof sheetOf>>) =>
  Object.fromEntries(sheet.allergens.map(({ name, state, by }) => [name, [state, ...by]]))
const but = (...names: string[]) => majorAllergens.filter((name) => !names.includes(name))
const describeItem = (itemNumber: string, details: object, diets: string[] = []) =>
  api.db.run(`update items set details = $2, dietary_preferences = $3 where item_number = $1`, [
    itemNumber,
    JSON.stringify(details),
    diets,
  ])

beforeEach(async () => {
  await api.db.run('truncate recipes, menus, custom_items cascade')
  await describeItem(
    items.flour,
    {
      allergensContains: ['Wheat'],
      allergensFreeFrom: but('Wheat'),
      calories: 110,
      servingSize: { value: 30, uom: 'g' },
      nutrients: [{ name: 'Protein', quantity: 4, uom: 'g', rdi: null }],
    },
    ['vegan', 'kosher'],
  )
  await describeItem(items.oil, { allergensFreeFrom: [...majorAllergens] }, ['vegan'])
  await describeItem(items.chicken, {})
})

test('a dish has what all its ingredients state, down through its sub recipes [NEXT-10, RECIPE-4]', async () => {
  const dough = await add(subRecipe('Dough', [flour()]))
  const oil = flour({ itemNumber: items.oil, quantity: 1, recipeUnit: 'lb', ruPerPu: 35 })
  const sheet = await sheetOf(await add(menuRecipe('Flatbread', [some(dough), oil])))
  expect(states(sheet)).toMatchObject({
    Wheat: ['contains', 'FLOUR ALL PURPOSE'],
    Milk: ['free from'],
    Sesame: ['free from'],
  })
  expect(sheet).toMatchObject({ portion: 'serving', withoutAllergenData: [], kitchenFreeFrom: null })
  expect(sheet.diets.filter(({ isStated }) => isStated).map(({ name }) => name)).toEqual(['vegan'])
  expect(sheet.diets.find(({ name }) => name === 'kosher')).toMatchObject({ notStatedBy: ['OIL CANOLA'] })
})

test('an ingredient without data makes nothing free from anything, and is named; so is what is bought elsewhere [NEXT-10]', async () => {
  const flowers = {
    ingredientType: 'New Custom item' as const,
    newCustomItem: { description: 'Edible flowers' },
    quantity: 1,
    recipeUnit: 'each',
    ruPerPu: 1,
  }
  const sheet = await sheetOf(await add(menuRecipe('Plate', [flour(), flour({ itemNumber: items.chicken }), flowers])))
  expect(sheet.withoutAllergenData).toEqual(['CHICKEN BREAST BNLS SKNLS', 'Edible flowers'])
  expect(states(sheet)).toMatchObject({
    Wheat: ['contains', 'FLOUR ALL PURPOSE'],
    Milk: ['not known', 'CHICKEN BREAST BNLS SKNLS', 'Edible flowers'],
  })
  expect(sheet.allergens.some(({ state }) => state === 'free from')).toBe(false)
  expect(sheet.diets.some(({ isStated }) => isStated)).toBe(false)
})

test('what the kitchen states stands apart, and makes nothing free from it [NEXT-10]', async () => {
  const body = menuRecipe('Plate', [flour({ itemNumber: items.chicken })], {
    freeFromOverride: ['Milk'],
    dietOverride: ['kosher'],
  })
  const sheet = await sheetOf(await add(body))
  expect(sheet).toMatchObject({ kitchenFreeFrom: ['Milk'], kitchenDiets: ['kosher'] })
  expect(states(sheet)['Milk']).toEqual(['not known', 'CHICKEN BREAST BNLS SKNLS'])
})

test('nutrition of a serving follows from labels by weight, with the share that is known [NEXT-10]', async () => {
  // 2 lb of flour are 907.18474 g, 30.239… servings of the label: for four 831.58 kcal and 30.2 g.
  const sheet = await sheetOf(await add(menuRecipe('Bread', [flour({ yieldPct: 50 })])))
  expect(sheet.nutrition).toEqual({
    grams: 227,
    nutrients: [
      { name: 'Calories', uom: 'kcal', amount: 832, knownPct: 100 },
      { name: 'Protein', uom: 'g', amount: 30, knownPct: 100 },
    ],
    withoutLabel: [],
    withoutWeight: [],
  })
  // With as much of something that has no label, half of the weight is known.
  const half = await sheetOf(await add(menuRecipe('Oily', [flour(), flour({ itemNumber: items.oil, ruPerPu: 35 })])))
  expect(half.nutrition).toMatchObject({
    grams: 454,
    nutrients: [{ name: 'Calories', amount: 832, knownPct: 50 }, { knownPct: 50 }],
    withoutLabel: ['OIL CANOLA'],
  })
})

test('a menu has the sheet of each of its dishes; of others and missing ones nothing is read [NEXT-10, security 9]', async () => {
  const [bread, roll] = [await add(menuRecipe('Bread')), await add(menuRecipe('Roll'))]
  const recipes = [bread, roll].map((recipeId) => ({ recipeId, sharePct: 50 }))
  const { menu } = await buyer.ask(createMenu, { params, body: { title: 'Lunch', recipes } })
  const sheet = await buyer.ask(getMenuSheet, { params: { ...params, menuId: menu.id } })
  expect([sheet.title, ...sheet.recipes.map(({ title }) => title)]).toEqual(['Lunch', 'Bread', 'Roll'])
  expect(JSON.stringify(sheet)).not.toMatch(/cost|price/i)
  expect(codeOf(await stranger.call(getMenuSheet, { params: { ...shipTos.foreign, menuId: menu.id } }))).toBe(
    'menu_not_found',
  )
  expect(codeOf(await stranger.call(getRecipeSheet, { params: { ...shipTos.foreign, recipeId: bread } }))).toBe(
    'recipe_not_found',
  )
  // A change of a recipe is in the sheet at once.
  await buyer.ask(updateRecipe, {
    params: { ...params, recipeId: bread },
    body: menuRecipe('Bread', [flour({ itemNumber: items.chicken })]),
  })
  const after = await buyer.ask(getMenuSheet, { params: { ...params, menuId: menu.id } })
  expect(after.recipes[0]!.withoutAllergenData).toEqual(['CHICKEN BREAST BNLS SKNLS'])
})
