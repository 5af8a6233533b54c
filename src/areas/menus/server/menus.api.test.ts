import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { createRecipe, deleteRecipe, deleteRecipes, updateRecipe } from '#areas/recipes/recipes.endpoints.ts'
import { flour, menuRecipe, subRecipe } from '#areas/recipes/testing/build-recipe.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createMenu, deleteMenu, getMenu, listMenus, planMenuOrder, updateMenu } from '../menus.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const colleague = await api.as('colleague')
const stranger = await api.as('stranger')
const dsr = await api.as('dsr')
const params = shipTos.own

const recipe = async (title: string, change: object = {}, quantity = 2) =>
  (await buyer.ask(createRecipe, { params, body: menuRecipe(title, [flour({ quantity })], change) })).recipe
const dish = (recipeId: string, sharePct = 50, portions = 1) => ({ recipeId, sharePct, portions })
const add = async (title: string, recipes: ReturnType<typeof dish>[] = [], change: object = {}) =>
  (await buyer.ask(createMenu, { params, body: { title, recipes, ...change } })).menu
const oneOf = ({ id }: { id: string }) => ({ ...params, menuId: id })

beforeEach(async () => {
  await api.db.run('truncate recipes, menus, carts, counted_stock, audit_entries cascade')
  await api.db.run(`update ship_tos set max_food_cost_pct = null, recipe_pricing_type = 'current'`)
  await api.db.run(`update users set role = 'customerUser' where name = 'colleague'`)
})

test('a menu keeps its mix, and costs what its dishes cost by their shares [NEXT-10]', async () => {
  // Flour is $0.50 a pound: 2 lb for four are $0.25 a serving, 12 lb $1.50.
  const roll = await recipe('Roll', { menuPricePerServing: 100 })
  const pizza = await recipe('Pizza', { menuPricePerServing: 400, category: 'Mains' }, 12)
  const created = await add('Lunch', [dish(pizza.id, 80), dish(roll.id, 50, 2)], {
    description: 'Monday to Friday',
    usualCovers: 120,
  })
  // A guest: 0.8 x 1.50 + 0.5 x 2 x 0.25 = $1.45 of 0.8 x 4 + 1 = $4.20: 34.52… %.
  expect(created).toMatchObject({
    title: 'Lunch',
    description: 'Monday to Friday',
    usualCovers: 120,
    recipeCount: 2,
    version: 1,
    isPricePresent: true,
    costPerCover: 145,
    pricePerCover: 420,
    foodCostPct: 34.52,
    isOverFoodCost: false,
    recipes: [
      { title: 'Pizza', category: 'Mains', sharePct: 80, portions: 1, costPerServing: 150, foodCostPct: 37.5 },
      { title: 'Roll', sharePct: 50, portions: 2, costPerServing: 25, menuPricePerServing: 100 },
    ],
  })
  await api.db.run('update ship_tos set max_food_cost_pct = 34.5')
  expect(await buyer.ask(getMenu, { params: oneOf(created) })).toMatchObject({ isOverFoodCost: true })
  const changed = await buyer.ask(
    updateMenu,
    { params: oneOf(created), body: { title: 'Late lunch', recipes: [dish(roll.id, 33.33, 1.5)] } },
    { ifMatch: 1 },
  )
  expect(changed.menu).toMatchObject({ title: 'Late lunch', usualCovers: null, version: 2 })
  expect(changed.menu.recipes).toMatchObject([{ title: 'Roll', sharePct: 33.33, portions: 1.5 }])
  const { menus, totalRecords } = await buyer.ask(listMenus, { params, query: { keyword: 'rol' } })
  expect([menus.map(({ title }) => title), totalRecords]).toEqual([['Late lunch'], 1])
  expect((await buyer.ask(listMenus, { params, query: { keyword: 'pizza' } })).menus).toEqual([])
})

test('without view analysis no cost is in any answer; what guests pay stays [NEXT-10, RECIPE-2]', async () => {
  await api.db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  const roll = await recipe('Roll', { menuPricePerServing: 100 })
  const menu = await add('Lunch', [dish(roll.id, 100)])
  const seen = await chef.ask(getMenu, { params: oneOf(menu) })
  expect(seen).toMatchObject({ title: 'Lunch', pricePerCover: 100 })
  const list = await chef.ask(listMenus, { params, query: {} })
  for (const body of [seen, list])
    expect(JSON.stringify(body)).not.toMatch(
      /"(costPerCover|foodCostPct|isOverFoodCost|isPricePresent|costPerServing)"/,
    )
})

test('a price that is unknown leaves the mix unknown [NEXT-10]', async () => {
  const toast = await buyer.ask(createRecipe, {
    params,
    body: menuRecipe('Truffle toast', [flour({ itemNumber: items.unpriced })], { menuPricePerServing: 900 }),
  })
  const menu = await add('Dinner', [dish(toast.recipe.id), dish((await recipe('Roll')).id)])
  expect(menu).toMatchObject({ isPricePresent: false, costPerCover: null, pricePerCover: null, foodCostPct: null })
})

test('a stale version returns the menu as it is; a menu of others reads as a missing one [NEXT-10, security 9]', async () => {
  const menu = await add('Lunch')
  const body = { title: 'Brunch', recipes: [] }
  await colleague.ask(updateMenu, { params: oneOf(menu), body }, { ifMatch: 1 })
  expect(await buyer.call(updateMenu, { params: oneOf(menu), body: { title: 'Mine' } }, { ifMatch: 1 })).toMatchObject({
    status: 409,
    body: { code: 'menu_changed', details: { menu: { title: 'Brunch', version: 2 } } },
  })
  expect(codeOf(await buyer.call(deleteMenu, { params: oneOf(menu) }, { ifMatch: 1 }))).toBe('menu_changed')
  const foreign = { params: { ...shipTos.foreign, menuId: menu.id } }
  for (const answer of [
    await stranger.call(getMenu, foreign),
    await stranger.call(deleteMenu, foreign),
    await stranger.call(planMenuOrder, { ...foreign, query: { covers: 10 as never } }),
    await stranger.call(updateMenu, { ...foreign, body }),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'menu_not_found' } })
  await buyer.ask(deleteMenu, { params: oneOf(menu) }, { ifMatch: 2 })
  expect(codeOf(await buyer.call(getMenu, { params: oneOf(menu) }))).toBe('menu_not_found')
  expect(
    await api.db.rows(`select action, details ->> 'title' as title from audit_entries
      where action like 'menu.%' order by id`),
  ).toEqual([
    { action: 'menu.create', title: 'Lunch' },
    { action: 'menu.change', title: 'Brunch' },
    { action: 'menu.delete', title: 'Brunch' },
  ])
})

test('two saves of one version at once: the second is refused with what the first wrote [NEXT-10]', async () => {
  for (let round = 0; round < 5; round++) {
    const menu = await add(`Lunch ${round}`)
    const save = (client: typeof buyer, title: string) =>
      client.call(updateMenu, { params: oneOf(menu), body: { title: `${title} ${round}` } }, { ifMatch: 1 })
    const answers = await Promise.all([save(buyer, 'Brunch'), save(colleague, 'Supper'), save(buyer, 'Tea')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const kept = await buyer.ask(getMenu, { params: oneOf(menu) })
    expect(kept.version).toBe(2)
    for (const { ok, body } of answers)
      if (!ok) expect(body).toMatchObject({ code: 'menu_changed', details: { menu: { title: kept.title } } })
  }
})

test('one intent adds one menu; a title is taken once, in any case of letters [NEXT-10]', async () => {
  const key = randomUUID()
  const send = () => buyer.call(createMenu, { params, body: { title: 'Lunch' } }, { key })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await buyer.call(createMenu, { params, body: { title: 'LUNCH' } })).toMatchObject({
    status: 409,
    body: { code: 'menu_title_taken', field: 'title' },
  })
})

test('bad input is refused by field [NEXT-10]', async () => {
  const roll = await recipe('Roll')
  const dough = (await buyer.ask(createRecipe, { params, body: subRecipe('Dough') })).recipe
  const foreign = await stranger.ask(createRecipe, { params: shipTos.foreign, body: menuRecipe('Theirs') })
  const sends = (body: object) => buyer.call(createMenu, { params, body: { title: 'Lunch', ...body } as never })
  const bad: [object, string][] = [
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ usualCovers: 0 }, 'usualCovers'],
    [{ usualCovers: 1.5 }, 'usualCovers'],
    [{ recipes: [dish(roll.id, 0)] }, 'recipes.0.sharePct'],
    [{ recipes: [dish(roll.id, 100.01)] }, 'recipes.0.sharePct'],
    [{ recipes: [dish(roll.id, 1.234)] }, 'recipes.0.sharePct'],
    [{ recipes: [dish(roll.id, 50, 0)] }, 'recipes.0.portions'],
    [{ recipes: [dish(roll.id, 50, 100)] }, 'recipes.0.portions'],
    [{ recipes: [dish(roll.id), dish(roll.id)] }, 'recipes.1.recipeId'],
    [{ recipes: [dish(dough.id)] }, 'recipes.0.recipeId'],
    [{ recipes: [dish(roll.id), dish(foreign.recipe.id)] }, 'recipes.1.recipeId'],
  ]
  for (const [body, field] of bad)
    expect([field, await sends(body)]).toMatchObject([field, { ok: false, body: { field } }])
  expect(await api.db.row('select count(*)::int as menus from menus')).toEqual({ menus: 0 })
  const menu = await add('Lunch', [dish(roll.id)])
  for (const covers of ['0', '1.5', '1e3', '100000', ''])
    expect(await buyer.call(planMenuOrder, { params: oneOf(menu), query: { covers: covers as never } })).toMatchObject({
      status: 400,
      body: { field: 'covers' },
    })
})

test('a recipe on a menu is neither deleted nor made a sub recipe, and says where it is [NEXT-10, RECIPE-1]', async () => {
  const roll = await recipe('Roll')
  const menu = await add('Lunch', [dish(roll.id)])
  const of = { ...params, recipeId: roll.id }
  const refused = {
    status: 409,
    body: {
      code: 'recipe_in_use',
      message: "On the menu 'Lunch'. Take it off first.",
      details: { usedIn: [{ id: menu.id }] },
    },
  }
  expect(await buyer.call(deleteRecipe, { params: of })).toMatchObject(refused)
  expect(await buyer.call(deleteRecipes, { params, query: { recipeIds: roll.id } })).toMatchObject(refused)
  expect(await buyer.call(updateRecipe, { params: of, body: subRecipe('Roll') })).toMatchObject({
    ...refused,
    body: { ...refused.body, field: 'type' },
  })
  await buyer.ask(updateMenu, { params: oneOf(menu), body: { title: 'Lunch', recipes: [] } })
  await buyer.ask(deleteRecipe, { params: of })
})

test('a recipe that is deleted while it comes onto a menu: one of the two is refused [NEXT-10]', async () => {
  for (let round = 0; round < 5; round++) {
    const roll = await recipe(`Roll ${round}`)
    const [added, deleted] = await Promise.all([
      buyer.call(createMenu, { params, body: { title: `Lunch ${round}`, recipes: [dish(roll.id)] } }),
      colleague.call(deleteRecipe, { params: { ...params, recipeId: roll.id } }),
    ])
    expect([added.ok, deleted.ok].filter(Boolean)).toHaveLength(1)
    expect([added, deleted].map(codeOf).find((code) => code !== null)).toMatch(/^recipe_(not_found|in_use)$/)
  }
})

test('covers become packs, less stock and what is in open carts for the day [NEXT-10]', async () => {
  // 0.5 lb a serving. Of 200 covers 80 %, 1.5 portions each: 240 servings, 120 lb, 3 cases.
  const roll = await recipe('Roll')
  const menu = await add('Lunch', [dish(roll.id, 80, 1.5)])
  const plan = (query: object, who = buyer) =>
    who.ask(planMenuOrder, { params: oneOf(menu), query: { covers: '200', ...query } as never })
  expect(await plan({})).toMatchObject({
    title: 'Lunch',
    recipes: [{ title: 'Roll', made: 4, scaleTo: 240 }],
    lines: [{ itemNumber: items.flour, needed: '3', uses: [{ title: 'Roll', amount: '120' }], counted: null }],
    deliveryDate: null,
  })
  await api.db.run(
    `insert into counted_stock (division, ship_to, item_number, hundredths_of_cases, units, counted_at)
     values ('NLV', '0000101', $1, 50, 0, $2)`,
    [items.flour, monday],
  )
  const cart = (who: typeof buyer, deliveryDate: string, orderedCases: number) =>
    who.ask(createCart, {
      params,
      body: { cart: { deliveryDate }, items: [{ itemNumber: items.flour, orderedCases, orderedUnits: 1 }] },
    })
  await cart(buyer, '2026-03-04', 1)
  await cart(colleague, '2026-03-04', 2)
  await cart(buyer, '2026-03-05', 16)
  // Of staff, and hidden from the customer.
  await cart(dsr, '2026-03-04', 32)
  const { lines } = await plan({ deliveryDate: '2026-03-04' })
  expect(lines[0]).toMatchObject({
    counted: { hundredthsOfCases: 50, isRecent: true },
    inCarts: { orderedCases: 3, orderedUnits: 2 },
  })
  expect((await plan({ deliveryDate: '2026-03-04' }, dsr)).lines[0]).toMatchObject({ inCarts: { orderedCases: 35 } })
  expect((await plan({})).lines[0]).toMatchObject({ inCarts: { orderedCases: 0, orderedUnits: 0 } })
})
