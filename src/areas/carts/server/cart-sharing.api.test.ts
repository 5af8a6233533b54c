import { expect, test } from 'vitest'
import { placeOrder, reviewCart } from '#areas/checkout/checkout.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import {
  createCart,
  discardCart,
  getActiveCart,
  getCart,
  listCarts,
  setActiveCart,
  updateCartDetails,
} from '../cart.endpoints.ts'
import { addToCart, setLine, setLines } from '../line.endpoints.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])
const own = shipTos.own
type Client = typeof buyer

async function cartOf(client: Client, body: Parameters<typeof buyer.ask<typeof createCart>>[1]['body'] = { cart: {} }) {
  const { cart } = await client.ask(createCart, { params: own, body })
  const params = { ...own, cartId: cart.id }
  await client.ask(addToCart, { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 1 } })
  return params
}

type Params = { division: string; shipTo: string; cartId: string }

/** Every call that names a cart, by a client that should be kept out; returns the codes. */
async function everyWay(client: Client, params: Params): Promise<Record<string, string>> {
  const line = { ...params, itemNumber: items.oil }
  const { division, shipTo, cartId } = params
  const answers = {
    getCart: await client.call(getCart, { params }),
    reviewCart: await client.call(reviewCart, { params }),
    addToCart: await client.call(addToCart, { params: line, body: { orderedCases: 1 } }),
    setLine: await client.call(setLine, { params: line, body: { orderedCases: 1, orderedUnits: 0 } }),
    setLines: await client.call(setLines, { params, body: { items: [{ itemNumber: items.oil, orderedCases: 1 }] } }),
    updateCartDetails: await client.call(updateCartDetails, { params, body: { poNumber: 'mine' } }),
    setActiveCart: await client.call(setActiveCart, { params: { division, shipTo }, body: { activeCartId: cartId } }),
    discardCart: await client.call(discardCart, { params }),
    placeOrder: await client.call(placeOrder, { params, body: {} }, { ifMatch: 2 }),
  }
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, answer.ok ? 'allowed' : answer.body.code]),
  )
}

test('a locked cart is changed, switched to, discarded and ordered by its owner alone [CART-9]', async () => {
  const params = await cartOf(buyer, { cart: { sharingMode: 'LOCK' } })
  expect(await everyWay(colleague, params)).toEqual({
    getCart: 'allowed',
    reviewCart: 'allowed',
    addToCart: 'cart_locked_by_other',
    setLine: 'cart_locked_by_other',
    setLines: 'cart_locked_by_other',
    updateCartDetails: 'cart_locked_by_other',
    setActiveCart: 'cart_switch_locked',
    discardCart: 'cart_locked_by_other',
    placeOrder: 'cart_locked_by_other',
  })
  const { cart } = await colleague.ask(getCart, { params })
  expect(cart.abilities).toMatchObject({ change: 'cart_locked_by_other', setActive: 'cart_switch_locked' })
  expect((await buyer.ask(getCart, { params })).cart).toMatchObject({ version: 2, abilities: { change: null } })
})

test('a cart hidden from the customer is absent for customers on every path [CART-9]', async () => {
  const params = await cartOf(dsr, { cart: { poNumber: 'CANARY' } })
  const codes = new Set(Object.values(await everyWay(buyer, params)))
  expect([...codes]).toEqual(['cart_not_found'])
  const listed = await buyer.ask(listCarts, { params: own })
  expect(JSON.stringify(listed)).not.toContain('CANARY')
  expect(listed.totalRecords).toBe(listed.carts.length)
  const { openCarts } = await buyer.ask(getActiveCart, { params: own })
  expect(openCarts).toBe(listed.totalRecords)
  expect((await dsr.ask(getCart, { params })).cart).toMatchObject({ type: 'internal', isVisibleToCustomer: false })
})

test('a hidden cart made active before it was hidden is no longer the active one [CART-9]', async () => {
  const params = await cartOf(dsr, { cart: {}, isVisibleToCustomer: true })
  await buyer.ask(setActiveCart, { params: own, body: { activeCartId: params.cartId } })
  await api.db.run('update carts set is_visible_to_customer = false where id = $1', [params.cartId])
  expect((await buyer.ask(getActiveCart, { params: own })).cart).toBeNull()
  expect((await buyer.ask(listCarts, { params: own })).activeCartId).toBeNull()
})

test("another ship-to's cart is absent below the caller's own ship-to, on every path [CART-1]", async () => {
  const body = { cart: {} }
  const { cart } = await stranger.ask(createCart, { params: shipTos.foreign, body })
  const codes = new Set(Object.values(await everyWay(buyer, { ...own, cartId: cart.id })))
  expect([...codes]).toEqual(['cart_not_found'])
  const direct = new Set(Object.values(await everyWay(buyer, { ...shipTos.foreign, cartId: cart.id })))
  expect([...direct]).toEqual(['ship_to_not_found'])
})

test('each user has one active cart per ship-to, the one made last [CART-1]', async () => {
  const first = await cartOf(buyer)
  const second = await cartOf(buyer)
  const sibling = await buyer.ask(createCart, { params: shipTos.sibling, body: { cart: {} } })
  expect((await buyer.ask(getActiveCart, { params: own })).cart?.id).toBe(second.cartId)
  expect((await buyer.ask(getActiveCart, { params: shipTos.sibling })).cart?.id).toBe(sibling.cart.id)
  const set = await buyer.ask(setActiveCart, { params: own, body: { activeCartId: first.cartId } })
  expect(set).toMatchObject({ message: 'Active cart set successfully', cart: { id: first.cartId, isActive: true } })
  const { activeCartId, carts } = await buyer.ask(listCarts, { params: own })
  expect(activeCartId).toBe(first.cartId)
  expect(carts.filter((cart) => cart.isActive)).toHaveLength(1)
})

test('discarding the active cart can switch to another in the same step [CART-8]', async () => {
  const other = await cartOf(buyer)
  const active = await cartOf(buyer)
  const answer = await buyer.ask(discardCart, { params: active, query: { switchToCartId: other.cartId } })
  expect(answer).toMatchObject({ message: 'Cart discarded successfully', activeCartId: other.cartId })
  expect((await buyer.ask(getActiveCart, { params: own })).cart?.id).toBe(other.cartId)
})

test('when the cart to switch to is locked, foreign or gone, nothing is discarded [CART-8]', async () => {
  const params = await cartOf(buyer)
  const locked = await cartOf(colleague, { cart: { sharingMode: 'LOCK' } })
  const foreign = await stranger.ask(createCart, { params: shipTos.foreign, body: { cart: {} } })
  for (const [switchToCartId, code] of [
    [locked.cartId, 'cart_switch_locked'],
    [foreign.cart.id, 'cart_not_found'],
    [params.cartId, 'cart_not_found'],
  ] as const) {
    const answer = await buyer.call(discardCart, { params, query: { switchToCartId } })
    expect(answer.ok ? null : answer.body.code).toBe(code)
  }
  expect((await buyer.ask(getCart, { params })).cart.items).toHaveLength(1)
})

test("a cart discarded by a colleague is nobody's active cart any more [CART-8]", async () => {
  const params = await cartOf(buyer)
  const answer = await colleague.ask(discardCart, { params })
  expect(answer.activeCartId).not.toBe(params.cartId)
  expect((await buyer.ask(getActiveCart, { params: own })).cart).toBeNull()
})

test('who changed what is remembered, one entry a version [CART-9]', async () => {
  const params = await cartOf(buyer)
  await colleague.ask(setLine, {
    params: { ...params, itemNumber: items.flour },
    body: { orderedCases: 4, orderedUnits: 0 },
  })
  const rows = await api.db.rows(
    'select version, user_id as "userId", kind, details from cart_changes where cart_id = $1 order by version',
    [params.cartId],
  )
  expect(rows).toMatchObject([
    { version: 1, userId: people.buyer, kind: 'created' },
    { version: 2, userId: people.buyer, kind: 'lines-set' },
    {
      version: 3,
      userId: people.colleague,
      details: { lines: [{ itemNumber: items.flour, before: [1, 0], after: [4, 0] }] },
    },
  ])
  const { cart } = await buyer.ask(getCart, { params })
  expect(cart.items[0]?.changedByName).toBe('colleague')
})
