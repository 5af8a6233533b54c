import { expect, test } from 'vitest'
import { demoRecipes } from '#areas/demo/generate/read-recipes.ts'
import { listMenus } from '#areas/menus/menus.endpoints.ts'
import { getRecipe, listRecipes } from '#areas/recipes/recipes.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { seedRecipes } from './seed-recipes.ts'

const { db, as } = await startApi()
const when = { today: '2026-03-02', now: new Date('2026-03-02T20:00:00Z') }

/** Everything that the recipes need, in packs of weight, volume or count; a case costs $24.00. */
async function stockRange(): Promise<void> {
  const wanted = demoRecipes().flatMap(({ ingredients }) => ingredients.filter(({ kind }) => kind === 'item'))
  const pack = { qt: '4/1 GAL', cup: '4/1 GAL', each: '15/1 DZ' } as const
  for (const [index, { name, recipeUnit }] of wanted.entries()) {
    const size = recipeUnit in pack ? pack[recipeUnit as keyof typeof pack] : '8/5 LB'
    await db.run(
      `insert into items (division, item_number, description, pack_size_description, brand, category_id)
       select 'NLV', $1, $2, $3, brand, category_id from items where division = 'NLV' limit 1`,
      [`88${String(index).padStart(5, '0')}`, name, size],
    )
  }
  await db.run(`insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
    select 'NLV', item_number, 'L', '2020-01-01', 2400 from items where item_number like '88%'`)
}

test('a kitchen of the demo has recipes, added as people add them, in units that connect [PLAT-1, RECIPE-1, RECIPE-3]', async () => {
  await db.run(`update users set is_demo = true, email = 'buyer@harborbistro.example' where id = $1`, [people.buyer])
  await db.run('update ship_tos set max_food_cost_pct = 30')
  await stockRange()
  await db.inTransaction((tx) => seedRecipes(tx, when))
  const buyer = await as('buyer')
  const all = await buyer.ask(listRecipes, { params: shipTos.own, query: { pageSize: 100 } })
  expect(all.recipes.map(({ title }) => title).toSorted()).toEqual(
    demoRecipes()
      .map(({ title }) => title)
      .toSorted(),
  )
  const { recipes } = await buyer.ask(listRecipes, { params: shipTos.own, query: { cost: 'priceMissing' } })
  expect(recipes.map(({ title }) => title)).toEqual(['Garden salad, edible flowers'])
  const { menus } = await buyer.ask(listMenus, { params: shipTos.own, query: {} })
  expect(menus.map(({ title, recipeCount }) => [title, recipeCount])).toEqual([
    ['Weekday lunch', 8],
    ['Weekend dinner', 9],
  ])
  const sauce = all.recipes.find(({ title }) => title === 'Lemon cream sauce')!
  const { ingredients } = await buyer.ask(getRecipe, { params: { ...shipTos.own, recipeId: sauce.id } })
  // 8/5 LB are 40 lb a case; 4/1 GAL are 16 quarts.
  expect(
    ingredients.map(({ subRecipeTitle, itemInfo, ruPerPu }) => [subRecipeTitle ?? itemInfo?.description, ruPerPu]),
  ).toEqual([
    ['Chicken velouté', 1],
    ['CREAM HEAVY 36%', 16],
    ['LEMON 140 CT', 40],
    ['CHEESE PARMESAN GRATED', 40],
  ])
  // A quart of it is four cups.
  const salad = all.recipes.find(({ title }) => title === 'Arugula salad, lemon vinaigrette')!
  const saladLines = (await buyer.ask(getRecipe, { params: { ...shipTos.own, recipeId: salad.id } })).ingredients
  expect(saladLines.find(({ subRecipeTitle }) => subRecipeTitle === 'Lemon vinaigrette')).toMatchObject({
    quantity: 2,
    recipeUnit: 'cup',
    ruPerPu: 4,
  })
  const { trail } = await db.row<{ trail: number }>(
    `select count(*)::int as trail from audit_entries where action = 'recipe.create'`,
  )
  // In each of the two first kitchens.
  expect(trail).toBe(60)
})

test('without a kitchen of the demo nothing is added [PLAT-1]', async () => {
  await db.run('delete from menus')
  await db.run('delete from recipes')
  await db.run('update users set is_demo = false')
  await db.inTransaction((tx) => seedRecipes(tx, when))
  expect(await db.row('select count(*)::int as recipes from recipes')).toEqual({ recipes: 0 })
})
