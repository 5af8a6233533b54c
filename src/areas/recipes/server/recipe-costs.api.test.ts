import { beforeEach, expect, test } from 'vitest'
import { items } from '#tests/support/distributor.ts'
import { getIngredientFacts } from '../ingredients.endpoints.ts'
import { createRecipe, getRecipe, listRecipes, updateRecipe } from '../recipes.endpoints.ts'
import { startKitchen } from '../testing/start-kitchen.ts'
import { flour, menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'

const { api, buyer, params, emptyKitchen, add, oneOf, titles } = await startKitchen()
const colleague = await api.as('colleague')

beforeEach(emptyKitchen)

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
  const costFields =
    'isPricePresent totalIngredientCost qFactorCost totalCost costPerServing costPerRu foodCostPct isOverFoodCost ' +
    'suggestedMenuPrice ruCost cost casePrice eachPrice'
  for (const answer of [read, list, facts, changed, made, stale.body]) {
    const text = JSON.stringify(answer)
    for (const field of costFields.split(' ')) expect(text).not.toContain(`"${field}"`)
    for (const figure of ['357', '178', '892', '1783']) expect(text.replaceAll(/"[^"]*"/g, '')).not.toContain(figure)
  }
  expect(JSON.stringify(recipe)).toContain('"costPerServing":178')
  for (const cost of ['overFoodCost', 'priceMissing'] as const)
    expect(await chef.call(listRecipes, { params, query: { cost } })).toMatchObject({ status: 403 })
  expect(read.menuPricePerServing).toBe(200)
})
