import { beforeAll, expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { importOrder } from '#areas/order-import/order-import.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { madeGuide } from '../testing/made-guide.ts'

const api = await startApi()
const params = shipTos.own
const mapping = { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null }
let buyer: Client
let own: { id: string; type: string }
let foreign: { id: string; type: string }
beforeAll(async () => {
  buyer = await api.as('buyer')
  const made = await madeGuide(buyer)
  own = { id: made.guideId, type: made.type }
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
  'a guide %s is not found by a new cart, an added item or an order file [security 10, CART-3, CART-5]',
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
    expect(await api.db.rows('select 1 from cart_lines')).toEqual([])
    await api.db.run('delete from carts')
  },
)

test('a cart is stored with the guide it was ordered from [CART-3]', async () => {
  const { cart } = await buyer.ask(createCart, { params, body: { cart: { guideInfo: own } } })
  const stored = await api.db.rows('select guide_info as "guideInfo" from carts where id = $1', [cart.id])
  expect(stored).toEqual([{ guideInfo: own }])
  const line = { ...params, cartId: cart.id, itemNumber: items.flour }
  expect((await buyer.call(addToCart, { params: line, body: { orderedCases: 1, guideInfo: own } })).status).toBe(200)
})

test('a cart with a guide of an earlier version, in free text, is ordered from as before [CART-5]', async () => {
  const { cart } = await buyer.ask(createCart, { params, body: { cart: {} } })
  await api.db.run(`update carts set guide_info = '{"id": "Monday", "type": "own"}' where id = $1`, [cart.id])
  const line = { ...params, cartId: cart.id, itemNumber: items.flour }
  expect((await buyer.call(addToCart, { params: line, body: { orderedCases: 1 } })).status).toBe(200)
})

const problemOf = (answer: Awaited<ReturnType<Client['call']>>) => [
  answer.status,
  codeOf(answer),
  answer.ok ? null : (answer.body as { field?: string }).field,
]
