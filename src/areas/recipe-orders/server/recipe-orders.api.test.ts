import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createCart, getActiveCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { setIngredientLink } from '#areas/recipes/ingredients.endpoints.ts'
import { createRecipe } from '#areas/recipes/recipes.endpoints.ts'
import { flour, menuRecipe, some, subRecipe } from '#areas/recipes/testing/build-recipe.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { orderIngredients, planRecipeOrder } from '../recipe-orders.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const colleague = await api.as('colleague')
const dsr = await api.as('dsr')
const stranger = await api.as('stranger')
const params = shipTos.own

type Body = ReturnType<typeof menuRecipe>
const add = async (body: Body) => (await buyer.ask(createRecipe, { params, body })).recipe.id
const plan = (recipeIds: string, scales?: string) =>
  buyer.ask(planRecipeOrder, { params, query: { recipeIds, ...(scales !== undefined && { scales }) } })
const line = (itemNumber: string, orderedCases: number, orderedUnits = 0) => ({
  itemNumber,
  orderedCases,
  orderedUnits,
})
const newCart = async () => (await buyer.ask(createCart, { params, body: { cart: {} } })).cart
const linesOf = async (cartId: string) =>
  (await buyer.ask(getCart, { params: { ...params, cartId } })).cart.items.map((each) => [
    each.itemNumber,
    each.orderedCases,
    each.orderedUnits,
  ])
const count = (itemNumber: string, hundredths: number, units: number, daysAgo: number) =>
  api.db.run(
    `insert into counted_stock (division, ship_to, item_number, hundredths_of_cases, units, counted_at)
     values ('NLV', '0000101', $1, $2, $3, $4)`,
    [itemNumber, hundredths, units, new Date(monday.getTime() - daysAgo * 86_400_000)],
  )

beforeEach(async () => {
  await api.db.run('truncate recipes, custom_items, carts, counted_stock, ingredient_links cascade')
})

test('recipes become items through their sub recipes, at the scale of each [RECIPE-4]', async () => {
  const dough = await add(subRecipe('Dough', [flour({ quantity: 10 })]))
  const pizza = await add(menuRecipe('Pizza', [some(dough, 1), flour({ quantity: 1 })]))
  const { recipes, lines } = await plan(`${pizza},${dough}`, '8,')
  expect(recipes).toMatchObject([
    { title: 'Pizza', made: 4, scaleTo: 8 },
    { title: 'Dough', made: 2, scaleTo: null },
  ])
  // Two pizzas: 2 qt of dough and 2 lb. With the batch asked for, two batches: 22 of 40 lb.
  expect(lines).toMatchObject([
    {
      itemNumber: items.flour,
      needed: '11/20',
      recipeUnit: 'lb',
      unitsPerCase: '40',
      pack: { eachesPerCase: 8, isByEach: false },
      counted: null,
      refusal: null,
      uses: [
        { title: 'Pizza', amount: '2', recipeUnit: 'lb' },
        { title: 'Dough', amount: '20', recipeUnit: 'lb' },
      ],
    },
  ])
})

test('a count counts for seven days and says how old it is; catch weight asks for the weight of a case [RECIPE-4]', async () => {
  const chicken = flour({ itemNumber: items.chicken, quantity: 60, ruPerPu: 1 })
  const id = await add(menuRecipe('Roast', [flour(), chicken]))
  await count(items.flour, 150, 4, 2)
  await count(items.chicken, 100, 0, 8)
  expect((await plan(id)).lines).toMatchObject([
    { counted: { hundredthsOfCases: 150, units: 4, countedAt: '2026-02-28T20:00:00.000Z', isRecent: true } },
    { needed: '3/2', missingLink: null, counted: { isRecent: false } },
  ])
  await api.db.run(`update items set case_weight_hundredths = 0, pack_size_description = '' where item_number = $1`, [
    items.chicken,
  ])
  const [, unknown] = (await plan(id)).lines
  expect(unknown).toMatchObject({ needed: null, missingLink: { of: 'case', unit: 'lb' } })
  const body = { itemNumber: items.chicken, of: 'case' as const, amount: 20, unit: 'lb' as const }
  await buyer.ask(setIngredientLink, { params, body })
  expect((await plan(id)).lines[1]).toMatchObject({ needed: '3', missingLink: null })
  await api.db.run(`update items set case_weight_hundredths = 4000, pack_size_description = '4/10 LB'
    where item_number = '0001003'`)
})

test('what cannot be ordered is named with its reason: custom items, sub recipes without ingredients, items [RECIPE-4]', async () => {
  const empty = await add(subRecipe('Nobody wrote it down', []))
  const id = await add(
    menuRecipe('Plate', [
      some(empty),
      {
        ingredientType: 'New Custom item',
        newCustomItem: { description: 'Edible flowers' },
        quantity: 1,
        recipeUnit: 'oz',
        ruPerPu: 1,
      },
      flour({ itemNumber: items.discontinued }),
      flour(),
    ]),
  )
  await api.db.run(`update recipe_ingredients set item_number = '0001007' where item_number = '0001001'`)
  const { lines, notOrdered } = await plan(id)
  expect(notOrdered).toMatchObject([
    { name: 'Nobody wrote it down', reason: 'sub recipe' },
    { name: 'Edible flowers', reason: 'custom item' },
  ])
  expect(lines.map(({ itemNumber, refusal }) => [itemNumber, refusal?.message])).toEqual([
    [items.discontinued, 'Discontinued Item'],
    [items.reserved, 'Item reserved for another ship-to'],
  ])
  await api.db.run(`update items set is_proprietary = true where item_number = '0001007'`)
  expect((await plan(id)).notOrdered.at(-1)).toMatchObject({ name: 'Unknown item', reason: 'item not found' })
  await api.db.run(`update items set is_proprietary = false where item_number = '0001007'`)
})

test('bad questions are refused by field, recipes of others as missing ones [RECIPE-4, security 9]', async () => {
  const id = await add(menuRecipe('Bread'))
  const asks = (query: object) => buyer.call(planRecipeOrder, { params, query: query as never })
  expect(await asks({ recipeIds: '' })).toMatchObject({ status: 400, body: { field: 'recipeIds' } })
  expect(await asks({ recipeIds: `${id},x` })).toMatchObject({ status: 400, body: { field: 'recipeIds.1' } })
  for (const scales of ['0', '-1', '1e3', 'x', '1.00001'])
    expect(await asks({ recipeIds: id, scales })).toMatchObject({ status: 400, body: { field: 'scales.0' } })
  expect(await asks({ recipeIds: randomUUID() })).toMatchObject({ status: 404, body: { code: 'recipe_not_found' } })
  const foreign = await stranger.call(planRecipeOrder, { params: shipTos.foreign, query: { recipeIds: id } })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'recipe_not_found' } })
})

test('lines come on top of what a cart has, once, however often they are sent [RECIPE-4]', async () => {
  const cart = await newCart()
  const key = randomUUID()
  const body = { cartId: cart.id, lines: [line(items.flour, 2, 3), line(items.discontinued, 1), line(items.oil, 1)] }
  const first = await buyer.ask(orderIngredients, { params, body }, { key })
  expect(first).toMatchObject({
    message: '2 lines added to the cart',
    cartId: cart.id,
    added: 2,
    refused: [{ itemNumber: items.discontinued, errorCode: 'item_discontinued', message: 'Discontinued Item' }],
  })
  const again = await Promise.all([1, 2, 3].map(() => buyer.ask(orderIngredients, { params, body }, { key })))
  expect(again).toEqual([first, first, first])
  expect(await linesOf(cart.id)).toEqual([
    [items.flour, 2, 3],
    [items.oil, 1, 0],
  ])
  // Another intent adds again.
  await buyer.ask(orderIngredients, { params, body: { cartId: cart.id, lines: [line(items.flour, 1)] } })
  expect((await linesOf(cart.id))[0]).toEqual([items.flour, 3, 3])
})

test('several at once add each their own, and no quantity is lost [RECIPE-4]', async () => {
  const cart = await newCart()
  const body = { cartId: cart.id, lines: [line(items.flour, 1)] }
  await Promise.all(Array.from({ length: 8 }, () => buyer.ask(orderIngredients, { params, body })))
  expect(await linesOf(cart.id)).toEqual([[items.flour, 8, 0]])
})

test('into a new cart for a day, which becomes the active one; without any line there is none [RECIPE-4]', async () => {
  const none = await buyer.ask(orderIngredients, {
    params,
    body: { cartId: null, lines: [line(items.discontinued, 1)] },
  })
  expect(none).toMatchObject({ cartId: null, added: 0, refused: [{ errorCode: 'item_discontinued' }] })
  expect((await buyer.ask(getActiveCart, { params })).openCarts).toBe(0)
  const body = { cartId: null, deliveryDate: '2026-03-04', lines: [line(items.flour, 1)] }
  const { cartId } = await buyer.ask(orderIngredients, { params, body })
  expect((await buyer.ask(getActiveCart, { params })).cart).toMatchObject({ id: cartId, deliveryDate: '2026-03-04' })
  const sunday = await buyer.call(orderIngredients, { params, body: { ...body, deliveryDate: '2026-03-08' } })
  expect(codeOf(sunday)).toBe('date_not_routed')
})

test('carts keep their rules: locked, hidden, gone, another ship-to [RECIPE-4, CART-9, security 9]', async () => {
  const cart = await newCart()
  const lines = [line(items.flour, 1)]
  const into = (cartId: string) => ({ params, body: { cartId, lines } })
  await api.db.run(`update carts set sharing_mode = 'LOCK'`)
  expect(codeOf(await colleague.call(orderIngredients, into(cart.id)))).toBe('cart_locked_by_other')
  const hidden = await dsr.ask(createCart, { params, body: { cart: {} } })
  expect(codeOf(await buyer.call(orderIngredients, into(hidden.cart.id)))).toBe('cart_not_found')
  expect(codeOf(await buyer.call(orderIngredients, into(randomUUID())))).toBe('cart_not_found')
  const sibling = await buyer.call(orderIngredients, { params: shipTos.sibling, body: { cartId: cart.id, lines } })
  expect(codeOf(sibling)).toBe('cart_not_found')
})

test('bad orders are refused by field [RECIPE-4]', async () => {
  const { id: cartId } = await newCart()
  const sends = (body: object) => buyer.call(orderIngredients, { params, body: body as never })
  expect(await sends({ cartId, lines: [] })).toMatchObject({ status: 400, body: { field: 'lines' } })
  expect(await sends({ cartId: 'x', lines: [line(items.oil, 1)] })).toMatchObject({ body: { field: 'cartId' } })
  for (const cases of [-1, 1.5, 10_000])
    expect(await sends({ cartId, lines: [line(items.oil, cases)] })).toMatchObject({
      status: 400,
      body: { field: 'lines.0.orderedCases' },
    })
  expect(await sends({ cartId, lines: [line(items.oil, 0)] })).toMatchObject({
    body: { code: 'quantity_required', field: 'lines.0.orderedCases' },
  })
  expect(await sends({ cartId, lines: [line(items.oil, 1), line(items.oil, 1)] })).toMatchObject({
    body: { code: 'duplicate_item', field: 'lines.1.itemNumber' },
  })
})
