import { beforeAll, expect, test } from 'vitest'
import { createCart, getCart, listCarts } from '#areas/carts/cart.endpoints.ts'
import { addToCart, setLines } from '#areas/carts/line.endpoints.ts'
import { importOrder } from '#areas/order-import/order-import.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { updateGuide } from '../guide-items.endpoints.ts'
import { getGuideLines } from '../guides.endpoints.ts'
import { madeGuide } from '../testing/made-guide.ts'

const api = await startApi()
const params = shipTos.own
const mapping = { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null }
let buyer: Client
let own: { id: string; type: string }
let ownName: string
let foreign: { id: string; type: string }
beforeAll(async () => {
  buyer = await api.as('buyer')
  const made = await madeGuide(buyer)
  own = { id: made.guideId, type: made.type }
  ownName = (await buyer.ask(getGuideLines, { params: made })).guide.name
  const stranger = await api.as('stranger')
  const other = await madeGuide(stranger, [], { shipTo: shipTos.foreign })
  foreign = { id: other.guideId, type: other.type }
})

const refused: [string, () => { id: string; type: string }][] = [
  ['of another ship-to', () => foreign],
  ['of another type', () => ({ ...own, type: 'CustomInventory' })],
  ['of a type that does not exist', () => ({ ...own, type: 'Lunch' })],
  ['that does not exist', () => ({ ...own, id: people.buyer })],
]

test.each(refused)(
  'a guide %s is not found by a new cart, an added item, many lines or an order file [security 10, CART-3, CART-5]',
  async (_, guide) => {
    const guideInfo = guide()
    const created = await buyer.call(createCart, { params, body: { cart: { guideInfo } } })
    expect(problemOf(created)).toEqual([404, 'guide_not_found', 'cart.guideInfo.id'])
    const imported = await buyer.call(importOrder, {
      params: { ...params, importId: people.buyer },
      body: { mapping, cart: { guideInfo } },
    })
    expect(problemOf(imported)).toEqual([404, 'guide_not_found', 'cart.guideInfo.id'])
    expect(await api.db.rows('select 1 from carts')).toEqual([])
    const { cart } = await buyer.ask(createCart, { params, body: { cart: {} } })
    const line = { ...params, cartId: cart.id, itemNumber: items.flour }
    const added = await buyer.call(addToCart, { params: line, body: { orderedCases: 1, guideInfo } })
    expect(problemOf(added)).toEqual([404, 'guide_not_found', 'guideInfo.id'])
    const lines = [{ itemNumber: items.flour, orderedCases: 1 }]
    const set = await buyer.call(setLines, {
      params: { ...params, cartId: cart.id },
      body: { items: lines, guideInfo },
    })
    expect(problemOf(set)).toEqual([404, 'guide_not_found', 'guideInfo.id'])
    expect(await api.db.rows('select 1 from cart_lines')).toEqual([])
    await api.db.run('delete from carts')
  },
)

/** The guide a cart was opened from, as its details and the list of carts have it. */
async function guidesOf(cartId: string) {
  const { cart } = await buyer.ask(getCart, { params: { ...params, cartId } })
  const { carts } = await buyer.ask(listCarts, { params, query: {} })
  return [cart.guideInfo, carts.find(({ id }) => id === cartId)?.guideInfo]
}

test('a cart created from a guide names it in its details and in the list [CART-3]', async () => {
  const { cart } = await buyer.ask(createCart, { params, body: { cart: { guideInfo: own } } })
  const opened = { ...own, name: ownName }
  expect([cart.guideInfo, ...(await guidesOf(cart.id))]).toEqual([opened, opened, opened])
})

test('a cart shows the present name of its guide, and of a deleted one its last [CART-3, GUIDE-1]', async () => {
  const made = await madeGuide(buyer)
  const guideInfo = { id: made.guideId, type: made.type }
  const { cart } = await buyer.ask(createCart, { params, body: { cart: { guideInfo } } })
  const name = `Renamed ${made.guideId}`.slice(0, 60)
  await buyer.ask(updateGuide, { params: made, body: { action: 'UpdateGuide', name } })
  expect(await guidesOf(cart.id)).toEqual([
    { ...guideInfo, name },
    { ...guideInfo, name },
  ])
  await api.db.run('delete from guides where id = $1', [made.guideId])
  expect(await guidesOf(cart.id)).toEqual([
    { ...guideInfo, name },
    { ...guideInfo, name },
  ])
})

test('an empty cart is opened from the guide of its first line, and stays so [CART-3, CART-5]', async () => {
  const second = await madeGuide(buyer)
  const guideInfo = { id: second.guideId, type: second.type }
  const opened = { ...own, name: ownName }
  for (const isSetAtOnce of [true, false]) {
    const { cart } = await buyer.ask(createCart, { params, body: { cart: {} } })
    expect(cart.guideInfo).toBeNull()
    const of = { ...params, cartId: cart.id }
    const lines = [{ itemNumber: items.flour, orderedCases: 1 }]
    const first = isSetAtOnce
      ? await buyer.ask(setLines, { params: of, body: { items: lines, guideInfo: own } })
      : await buyer.ask(addToCart, {
          params: { ...of, itemNumber: items.flour },
          body: { orderedCases: 1, guideInfo: own },
        })
    expect(first.cart?.guideInfo).toEqual(opened)
    await buyer.ask(addToCart, { params: { ...of, itemNumber: items.flour }, body: { orderedCases: 1, guideInfo } })
    expect(await guidesOf(cart.id)).toEqual([opened, opened])
  }
})

test('a cart that has lines before a guide is ordered from was not opened from it [CART-5]', async () => {
  const { cart } = await buyer.ask(createCart, { params, body: { cart: {} } })
  const line = { ...params, cartId: cart.id, itemNumber: items.flour }
  await buyer.ask(addToCart, { params: line, body: { orderedCases: 1 } })
  await buyer.ask(addToCart, { params: line, body: { orderedCases: 1, guideInfo: own } })
  expect(await guidesOf(cart.id)).toEqual([null, null])
})

test('a cart with a guide of an earlier version, in free text, is ordered from as before [CART-5]', async () => {
  const { cart } = await buyer.ask(createCart, { params, body: { cart: {} } })
  await api.db.run(`update carts set guide_info = '{"id": "Monday", "type": "own"}' where id = $1`, [cart.id])
  const line = { ...params, cartId: cart.id, itemNumber: items.flour }
  expect((await buyer.call(addToCart, { params: line, body: { orderedCases: 1 } })).status).toBe(200)
  expect(await guidesOf(cart.id)).toEqual([null, null])
})

const problemOf = (answer: Awaited<ReturnType<Client['call']>>) => [
  answer.status,
  codeOf(answer),
  answer.ok ? null : (answer.body as { field?: string }).field,
]
