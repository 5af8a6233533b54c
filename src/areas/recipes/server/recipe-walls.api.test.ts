import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { createRecipe, findRecipeShipTo, getRecipe, updateRecipe } from '../recipes.endpoints.ts'
import { flour, menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'
import { startKitchen } from '../testing/start-kitchen.ts'

const { api, buyer, params, emptyKitchen, add, oneOf } = await startKitchen()
const colleague = await api.as('colleague')
const stranger = await api.as('stranger')

beforeEach(emptyKitchen)

test('two saves at once that close a cycle together: one of them is refused [RECIPE-3, PLAT-5]', async () => {
  for (let round = 0; round < 3; round++) {
    const one = await add(subRecipe(`One ${round}`))
    const other = await add(subRecipe(`Other ${round}`))
    const answers = await Promise.all([
      buyer.call(updateRecipe, { params: oneOf(one), body: subRecipe(`One ${round}`, [some(other.id)]) }),
      colleague.call(updateRecipe, { params: oneOf(other), body: subRecipe(`Other ${round}`, [some(one.id)]) }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(answers.map(codeOf)).toContain('recipe_cycle')
  }
})

test('two saves at once that are too deep together: one of them is refused [RECIPE-3, PLAT-5]', async () => {
  /** So many sub recipes, each within the one before; first and last of them. */
  const chain = async (name: string, length: number) => {
    const last = await add(subRecipe(`${name} ${length}`))
    let first = last
    for (let level = length - 1; level >= 1; level--) first = await add(subRecipe(`${name} ${level}`, [some(first.id)]))
    return { first, last }
  }
  const [upper, lower, middle] = [await chain('Upper', 5), await chain('Lower', 6), await add(subRecipe('Middle'))]
  const save = (client: typeof buyer, { id, title }: { id: string; title: string }, within: string | null) =>
    client.call(updateRecipe, {
      params: oneOf({ id }),
      body: subRecipe(title, [within === null ? flour() : some(within)]),
    })
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([save(buyer, upper.last, middle.id), save(colleague, middle, lower.first.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(answers.map(codeOf)).toContain('recipe_too_deep')
    await save(buyer, upper.last, null)
    await save(buyer, middle, null)
  }
})

test('two saves of one version at once: the second is refused with what the first wrote [RECIPE-3]', async () => {
  const recipe = await add(menuRecipe('Toast'))
  const save = (client: typeof buyer, title: string) =>
    client.call(updateRecipe, { params: oneOf(recipe), body: menuRecipe(title) }, { ifMatch: recipe.version })
  const answers = await Promise.all([save(buyer, 'French toast'), save(colleague, 'Melba toast')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const kept = await buyer.ask(getRecipe, { params: oneOf(recipe) })
  expect(kept.version).toBe(2)
  const refused = answers.find(({ ok }) => !ok)!
  expect(refused.body).toMatchObject({ details: { recipe: { title: kept.title, version: 2 } } })
})

test.each([
  ['yieldPct', { yieldPct: 0 }],
  ['yieldPct', { yieldPct: 100.01 }],
  ['quantity', { quantity: 0 }],
  ['quantity', { quantity: -1 }],
  ['ruPerPu', { ruPerPu: 0 }],
  ['recipeUnit', { recipeUnit: ' ' }],
  ['purchaseUnit', { purchaseUnit: 3 }],
])('an ingredient with a wrong %s is refused by that field: %o [RECIPE-3]', async (field, change) => {
  const answer = await buyer.call(createRecipe, { params, body: menuRecipe('Toast', [flour(), flour(change)]) })
  expect(answer).toMatchObject({ status: 400, body: { field: `ingredients.1.${field}` } })
})

test.each([
  ['servings', { servings: 0 }],
  ['qFactor', { qFactor: 101 }],
  ['menuPricePerServing', { menuPricePerServing: 0 }],
  ['cookTimeMins', { cookTimeMins: -1 }],
])('a recipe with a wrong %s is refused by that field: %o [RECIPE-3]', async (field, change) => {
  const answer = await buyer.call(createRecipe, { params, body: menuRecipe('Toast', [flour()], change) })
  expect(answer).toMatchObject({ status: 400, body: { field } })
})

test('an item that vanishes stays in its line: unknown, without a price, and the total is unknown [RECIPE-2]', async () => {
  await api.db.run(
    `insert into items (division, item_number, description, pack_size_description, brand, category_id)
     select division, '0009001', 'RAMPS WILD', '1/5 LB', brand, category_id from items where item_number = $1`,
    [items.flour],
  )
  await api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, case_price_cents)
     values ('NLV', '0009001', 'L', '2020-01-01', 4000)`,
  )
  const soup = await add(menuRecipe('Ramp soup', [flour(), flour({ itemNumber: '0009001' })]))
  expect(soup).toMatchObject({ isPricePresent: true, totalCost: 300 })
  await api.db.run(`delete from items where item_number = '0009001'`)
  const read = await buyer.ask(getRecipe, { params: oneOf(soup) })
  expect(read).toMatchObject({
    isPricePresent: false,
    totalCost: null,
    allergensFreeFrom: [],
    ingredients: [{ cost: 100 }, { itemNumber: '0009001', itemInfo: null, cost: null, isPricePresent: false }],
  })
})

test('a recipe of another ship-to of the user is found with that ship-to; of others it reads like a missing one [RECIPE-2, SHELL-6, security 9]', async () => {
  const next = await buyer.ask(createRecipe, { params: shipTos.sibling, body: menuRecipe('Next door') })
  const find = (client: typeof buyer, recipeId: string) => client.call(findRecipeShipTo, { params: { recipeId } })
  expect((await find(buyer, next.recipe.id)).body).toMatchObject({
    title: 'Next door',
    shipTo: { division: 'NLV', number: '0000102' },
  })
  const [foreign, missing] = [await find(stranger, next.recipe.id), await find(stranger, people.buyer)]
  expect([foreign.status, codeOf(foreign)]).toEqual([404, 'recipe_not_found'])
  expect(foreign.body).toEqual(missing.body)
})
