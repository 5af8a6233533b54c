import { beforeEach, expect, test } from 'vitest'
import { createCustomItem, deleteCustomItem, listCustomItems } from '#areas/customer-data/custom-items.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import type { Recipe } from '../recipe.ts'
import {
  createRecipe,
  deleteRecipe,
  deleteRecipes,
  getIngredientFacts,
  getRecipe,
  listRecipes,
  setIngredientLink,
  updateRecipe,
} from '../recipes.endpoints.ts'
import { flour, menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const colleague = await api.as('colleague')
const stranger = await api.as('stranger')
const params = shipTos.own

type Body = ReturnType<typeof menuRecipe>
const add = async (body: Body) => (await buyer.ask(createRecipe, { params, body })).recipe
const oneOf = ({ id }: { id: string }) => ({ ...params, recipeId: id })
const titles = async (query: object) =>
  (await buyer.ask(listRecipes, { params, query })).recipes.map(({ title }) => title)

beforeEach(async () => {
  await api.db.run('truncate recipes, custom_items, audit_entries cascade')
  await api.db.run(`update ship_tos set max_food_cost_pct = null, recipe_pricing_type = 'current'`)
  await api.db.run(`update users set role = 'customerUser' where name = 'colleague'`)
})

test('a recipe keeps every field of the specification, and is costed exactly [RECIPE-2, RECIPE-3]', async () => {
  const body = menuRecipe(
    'Country loaf',
    [
      // $20.00 / (40 lb x 80 %) = $0.625 a pound; 3 lb are $1.875.
      flour({ quantity: 3, yieldPct: 80, measurement: '3 lb, sifted' }),
      // $2.4550 a pound, 16 oz in it: $0.153 an ounce; 10 oz are $1.534.
      { ingredientType: 'own item', itemNumber: items.chicken, quantity: 10, recipeUnit: 'oz', ruPerPu: 16 },
    ],
    {
      description: 'Slow',
      category: 'Breads',
      station: 'Bakery',
      tools: 'Dutch oven',
      cookTimeMins: 45,
      menuPricePerServing: 300,
      qFactor: 10,
      directions: ['Mix.', 'Bake.'],
    },
  )
  const recipe = await add(body)
  // 1.875 + 1.534375 = 3.409375; + 10 % = 3.7503125; a serving 0.937578125.
  expect(recipe).toMatchObject({
    title: 'Country loaf',
    description: 'Slow',
    type: 'MENU_RECIPE',
    categoryInfo: { name: 'Breads' },
    station: 'Bakery',
    tools: 'Dutch oven',
    cookTimeMins: 45,
    servings: 4,
    menuPricePerServing: 300,
    qFactor: 10,
    directions: ['Mix.', 'Bake.'],
    createdBy: 'buyer',
    version: 1,
    division: 'NLV',
    shipTo: '0000101',
    pricingType: 'current',
    priceDate: '2026-03-02',
    isPricePresent: true,
    totalIngredientCost: 341,
    qFactorCost: 34,
    totalCost: 375,
    costPerServing: 94,
    foodCostPct: 31.25,
    isOverFoodCost: false,
    suggestedMenuPrice: null,
  })
  expect(recipe.ingredients).toMatchObject([
    {
      ingredientType: 'own item',
      itemNumber: items.flour,
      measurement: '3 lb, sifted',
      itemInfo: { description: 'FLOUR ALL PURPOSE', isCatchWeight: false },
      ruCost: 625,
      cost: 188,
    },
    { itemNumber: items.chicken, itemInfo: { isCatchWeight: true }, ruCost: 153, cost: 153 },
  ])
  expect(await colleague.ask(getRecipe, { params: oneOf(recipe) })).toEqual(recipe)
})

test('above the ship-to maximum the recipe says so, with a menu price that is not [RECIPE-2]', async () => {
  await api.db.run('update ship_tos set max_food_cost_pct = 20')
  // A serving costs $0.25; of $1.00 that is 25 %; at most 20 % would be $1.25.
  const recipe = await add(menuRecipe('Roll', [flour()], { menuPricePerServing: 100 }))
  expect(recipe).toMatchObject({ foodCostPct: 25, maxFoodCostPct: 20, isOverFoodCost: true, suggestedMenuPrice: 125 })
  await add(menuRecipe('Bun', [flour()], { menuPricePerServing: 125 }))
  expect(await titles({ cost: 'overFoodCost' })).toEqual(['Roll'])
})

test('a price that is unknown, or vanishes, leaves totals unknown [RECIPE-2]', async () => {
  const truffle = flour({ itemNumber: items.unpriced, ruPerPu: 16, recipeUnit: 'oz' })
  const recipe = await add(menuRecipe('Truffle toast', [flour(), truffle], { menuPricePerServing: 900 }))
  const unknown = { isPricePresent: false, totalCost: null, costPerServing: null, foodCostPct: null }
  expect(recipe).toMatchObject({ ...unknown, ingredients: [{ cost: 100 }, { cost: null, isPricePresent: false }] })
  const toast = await add(menuRecipe('Toast'))
  expect(await titles({ cost: 'priceMissing' })).toEqual(['Truffle toast'])
  await api.db.run(`update item_prices set ends_on = '2026-02-28' where item_number = $1`, [items.flour])
  try {
    expect(await buyer.ask(getRecipe, { params: oneOf(toast) })).toMatchObject(unknown)
  } finally {
    await api.db.run(`update item_prices set ends_on = null where item_number = $1`, [items.flour])
  }
})

test('prices are those of the delivery date, or what was last paid [RECIPE-2]', async () => {
  const recipe = await add(menuRecipe('Toast'))
  await api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
     values ('NLV', $1, 'S:0000101', '2026-03-10', 4000)`,
    [items.flour],
  )
  await api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     values ('NLV', 'LAST', '0000101', '0000100', '2026-02-20', '2026-03-20', 1600, 1600)`,
  )
  await api.db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases,
       shipped_units, case_price_cents, line_total_cents, invoice_date)
     values ('NLV', 'LAST', 1, '0000101', $1, 1, 0, 1600, 1600, '2026-02-20')`,
    [items.flour],
  )
  const costOn = async (query: object) => {
    const { totalCost, priceDate, pricingType } = await buyer.ask(getRecipe, { params: oneOf(recipe), query })
    return [totalCost, priceDate, pricingType]
  }
  try {
    expect(await costOn({})).toEqual([100, '2026-03-02', 'current'])
    expect(await costOn({ deliveryDate: '2026-03-11' })).toEqual([200, '2026-03-11', 'current'])
    expect(await costOn({ deliveryDate: '2020-01-01' })).toEqual([100, '2026-03-02', 'current'])
    await api.db.run(`update ship_tos set recipe_pricing_type = 'last purchased'`)
    expect(await costOn({})).toEqual([80, '2026-03-02', 'last purchased'])
    expect(await costOn({ pricingType: 'current' })).toEqual([100, '2026-03-02', 'current'])
  } finally {
    await api.db.run(`delete from item_prices where scope = 'S:0000101'`)
  }
})

test('a sub recipe is costed by its unit; where it is used is named [RECIPE-2, RECIPE-3]', async () => {
  const dough = await add(subRecipe('Dough'))
  expect(dough).toMatchObject({ totalCost: 100, costPerRu: 500, costPerServing: null, noOfRecipeUnits: 2 })
  const pizza = await add(menuRecipe('Pizza', [some(dough.id, 3)]))
  expect(pizza).toMatchObject({ totalCost: 150, ingredients: [{ subRecipeTitle: 'Dough', ruCost: 500, cost: 150 }] })
  expect((await buyer.ask(getRecipe, { params: oneOf(dough) })).usedIn).toEqual([{ id: pizza.id, title: 'Pizza' }])
})

test('a cycle is refused naming the path, a menu recipe as an ingredient too [RECIPE-3]', async () => {
  const stock = await add(subRecipe('Stock'))
  const sauce = await add(subRecipe('Sauce', [some(stock.id)]))
  const closed = await buyer.call(updateRecipe, {
    params: oneOf(stock),
    body: subRecipe('Stock', [flour(), some(sauce.id)]),
  })
  expect(closed).toMatchObject({
    status: 422,
    body: {
      code: 'recipe_cycle',
      message: "A recipe cannot contain itself: 'Stock' contains 'Sauce' contains 'Stock'.",
      field: 'ingredients.1.subRecipeId',
    },
  })
  const pizza = await add(menuRecipe('Pizza'))
  expect(await buyer.call(createRecipe, { params, body: subRecipe('Slice', [some(pizza.id)]) })).toMatchObject({
    status: 422,
    body: { code: 'not_a_sub_recipe', field: 'ingredients.0.subRecipeId' },
  })
})

test('sub recipes nest ten deep, not eleven [RECIPE-3]', async () => {
  let last: Recipe = await add(subRecipe('Level 10'))
  for (let level = 9; level >= 1; level--) last = await add(subRecipe(`Level ${level}`, [some(last.id)]))
  expect(await add(menuRecipe('Plate', [some(last.id)]))).toMatchObject({ isPricePresent: true })
  const deeper = await add(subRecipe('Level 0', [some(last.id)]))
  expect(await buyer.call(createRecipe, { params, body: menuRecipe('Deep', [some(deeper.id)]) })).toMatchObject({
    status: 422,
    body: { code: 'recipe_too_deep', field: 'ingredients.0.subRecipeId' },
  })
})

test('a used sub recipe is not deleted, and says where it is used; together with its users it is [RECIPE-1]', async () => {
  const dough = await add(subRecipe('Dough'))
  const pizza = await add(menuRecipe('Pizza', [some(dough.id)]))
  const refused = {
    status: 409,
    body: { code: 'recipe_in_use', message: "Used in 'Pizza'. Take it out of them first." },
  }
  expect(await buyer.call(deleteRecipe, { params: oneOf(dough) })).toMatchObject(refused)
  expect(await buyer.call(deleteRecipes, { params, query: { recipeIds: dough.id } })).toMatchObject(refused)
  expect(await buyer.call(updateRecipe, { params: oneOf(dough), body: menuRecipe('Dough') })).toMatchObject({
    ...refused,
    body: { ...refused.body, field: 'type' },
  })
  const done = await buyer.ask(deleteRecipes, { params, query: { recipeIds: `${dough.id},${pizza.id}` } })
  expect(done).toEqual({ message: '2 recipes deleted successfully', deleted: 2 })
  expect(await titles({})).toEqual([])
})

test('bulk delete is all or nothing [RECIPE-1]', async () => {
  const toast = await add(menuRecipe('Toast'))
  const missing = '018f0000-0000-7000-8000-00000000dead'
  const answer = await buyer.call(deleteRecipes, { params, query: { recipeIds: `${toast.id},${missing}` } })
  expect([answer.status, codeOf(answer)]).toEqual([404, 'recipe_not_found'])
  expect(await titles({})).toEqual(['Toast'])
})

test('a stale version returns the recipe as it is, and nothing is lost [RECIPE-3]', async () => {
  const recipe = await add(menuRecipe('Toast'))
  const theirs = await colleague.ask(
    updateRecipe,
    { params: oneOf(recipe), body: menuRecipe('French toast') },
    { ifMatch: recipe.version },
  )
  const mine = await buyer.call(
    updateRecipe,
    { params: oneOf(recipe), body: menuRecipe('Melba toast') },
    { ifMatch: recipe.version },
  )
  expect(mine).toMatchObject({ status: 409, body: { code: 'recipe_changed', details: { recipe: theirs.recipe } } })
  expect(await buyer.ask(getRecipe, { params: oneOf(recipe) })).toMatchObject({ title: 'French toast', version: 2 })
  expect(await buyer.call(deleteRecipe, { params: oneOf(recipe) }, { ifMatch: 1 })).toMatchObject({ status: 409 })
})

test('two with one title: the second is refused, in any case of letters [RECIPE-3]', async () => {
  await add(menuRecipe('Toast'))
  const answers = await Promise.all([
    buyer.call(createRecipe, { params, body: menuRecipe('TOAST') }),
    buyer.call(createRecipe, { params, body: menuRecipe('Soup') }),
    colleague.call(createRecipe, { params, body: menuRecipe('soup') }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.map(codeOf).filter((code) => code === 'recipe_title_taken')).toHaveLength(2)
})

test('a new custom item is added with the recipe, or not at all [RECIPE-3]', async () => {
  const eggs = (change: object = {}) => ({
    ingredientType: 'New Custom item' as const,
    newCustomItem: { description: 'Farm eggs', casePrice: 6000, isBrokenCase: true, eachesPerCase: 180, ...change },
    quantity: 3,
    recipeUnit: 'each',
    purchaseUnit: 2 as const,
    ruPerPu: 1,
  })
  const own = async () =>
    (await buyer.ask(listCustomItems, { params })).customItems.map(({ description }) => description)
  const refused = await buyer.call(createRecipe, {
    params,
    body: menuRecipe('Omelette', [eggs(), flour({ itemNumber: '0009999' })]),
  })
  expect(refused).toMatchObject({ status: 404, body: { code: 'item_not_found', field: 'ingredients.1.itemNumber' } })
  const wrong = await buyer.call(createRecipe, {
    params,
    body: menuRecipe('Omelette', [eggs({ isBrokenCase: false, eachesPerCase: 1, eachPrice: 5 })]),
  })
  expect(wrong.status).toBe(422)
  expect(await own()).toEqual([])
  // $60.00 / 180 = $0.333 an egg, as the kitchen's own items round an each to the cent: $0.33.
  expect(await add(menuRecipe('Omelette', [eggs()]))).toMatchObject({
    ingredients: [{ ingredientType: 'Custom item', ruCost: 330, cost: 99 }],
  })
  expect(await own()).toEqual(['Farm eggs'])
})

test('a custom item that a recipe uses is deactivated instead of deleted [GUIDE-4, RECIPE-3]', async () => {
  const { customItem } = await buyer.ask(createCustomItem, { params, body: { description: 'Ramps', casePrice: 900 } })
  const ramps = {
    ingredientType: 'Custom item' as const,
    customItemId: customItem.id,
    quantity: 1,
    recipeUnit: 'bunch',
    ruPerPu: 9,
  }
  const soup = await add(menuRecipe('Ramp soup', [ramps]))
  expect(soup.ingredients[0]).toMatchObject({ ruCost: 1000, cost: 100 })
  const { isDeactivated } = await buyer.ask(deleteCustomItem, { params: { ...params, id: customItem.id } })
  expect(isDeactivated).toBe(true)
  expect(await buyer.ask(getRecipe, { params: oneOf(soup) })).toMatchObject({
    ingredients: [{ itemInfo: { description: 'Ramps', isDiscontinued: true } }],
  })
})

test('what is another customer’s is refused by its place, and changes nothing [RECIPE-3, security 10]', async () => {
  const foreign = shipTos.foreign
  const { recipe: dough } = await stranger.ask(createRecipe, { params: foreign, body: subRecipe('Their dough') })
  const { customItem } = await stranger.ask(createCustomItem, { params: foreign, body: { description: 'Theirs' } })
  const theirs = {
    ingredientType: 'Custom item' as const,
    customItemId: customItem.id,
    quantity: 1,
    recipeUnit: 'lb',
    ruPerPu: 1,
  }
  for (const [ingredient, code, field] of [
    [some(dough.id), 'sub_recipe_not_found', 'subRecipeId'],
    [theirs, 'custom_item_not_found', 'customItemId'],
  ] as const)
    expect(await buyer.call(createRecipe, { params, body: menuRecipe('Pizza', [flour(), ingredient]) })).toMatchObject({
      status: 404,
      body: { code, field: `ingredients.1.${field}` },
    })
  expect(await buyer.call(getRecipe, { params: oneOf(dough) })).toMatchObject({ status: 404 })
  expect(await buyer.ask(getIngredientFacts, { params, query: { subRecipeIds: dough.id } })).toMatchObject({
    facts: [],
  })
  expect(await titles({})).toEqual([])
})

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

test('without view analysis no answer has a cost, whatever is asked; filters on cost are refused [RECIPE-2]', async () => {
  await api.db.run('update ship_tos set max_food_cost_pct = 20')
  // 7.13 lb x $0.500 = $3.565: figures that nothing else has.
  const dough = await add(subRecipe('Dough', [flour({ quantity: 7.13 })]))
  const recipe = await add(menuRecipe('Pizza', [some(dough.id, 2)], { menuPricePerServing: 200, servings: 2 }))
  expect(recipe).toMatchObject({ totalCost: 357, costPerServing: 178, suggestedMenuPrice: 892 })
  await api.db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  const read = await chef.ask(getRecipe, { params: oneOf(recipe) })
  const list = await chef.ask(listRecipes, { params })
  const facts = await chef.ask(getIngredientFacts, {
    params,
    query: { itemNumbers: items.flour, subRecipeIds: dough.id },
  })
  const changed = await chef.ask(updateRecipe, {
    params: oneOf(dough),
    body: subRecipe('Dough', [flour({ quantity: 7.13 })]),
  })
  const made = await chef.ask(createRecipe, { params, body: menuRecipe('Other', [flour({ quantity: 7.13 })]) })
  const stale = await chef.call(updateRecipe, { params: oneOf(recipe), body: menuRecipe('Pizza') }, { ifMatch: 9 })
  expect(facts.facts).toHaveLength(2)
  expect(stale.status).toBe(409)
  const costFields = [
    ...['isPricePresent', 'totalIngredientCost', 'qFactorCost', 'totalCost', 'costPerServing', 'costPerRu'],
    ...['foodCostPct', 'isOverFoodCost', 'suggestedMenuPrice', 'ruCost', 'cost', 'casePrice', 'eachPrice'],
  ]
  for (const answer of [read, list, facts, changed, made, stale.body]) {
    const text = JSON.stringify(answer)
    for (const field of costFields) expect(text).not.toContain(`"${field}"`)
    for (const figure of ['357', '178', '892', '1783']) expect(text.replaceAll(/"[^"]*"/g, '')).not.toContain(figure)
  }
  expect(JSON.stringify(recipe)).toContain('"costPerServing":178')
  for (const cost of ['overFoodCost', 'priceMissing'] as const)
    expect(await chef.call(listRecipes, { params, query: { cost } })).toMatchObject({ status: 403 })
  expect(read.menuPricePerServing).toBe(200)
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
