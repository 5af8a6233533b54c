import { expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createCart, getActiveCart, getCart } from '../cart.endpoints.ts'
import { addToCart, setLine, setLines, writeLineNote } from '../line.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const own = shipTos.own

async function newCart(soType?: 'willCall') {
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: { ...(soType && { soType }) } } })
  return { ...own, cartId: cart.id }
}
const line = (params: { cartId: string }, itemNumber: string) => ({ ...own, ...params, itemNumber })

test('adding an item returns the cart with it at the price of our own tables [CART-5]', async () => {
  const params = await newCart()
  const { message, cart } = await buyer.ask(addToCart, { params: line(params, items.oil), body: { orderedCases: 2 } })
  expect(message).toBe('Item added to cart successfully')
  expect(cart.totals).toMatchObject({ lines: 1, totalOrderedCases: 2, subtotal: 6000 })
  expect(cart.items[0]).toMatchObject({ itemNumber: items.oil, price: { casePrice: 3000 }, lineTotal: 6000 })
  expect((await buyer.ask(getCart, { params })).cart).toEqual(cart)
})

test('adding again puts the quantities on top, setting replaces them [CART-5]', async () => {
  const params = await newCart()
  const flour = line(params, items.flour)
  await buyer.ask(addToCart, { params: flour, body: { orderedCases: 2 } })
  const added = await buyer.ask(addToCart, { params: flour, body: { orderedCases: 1, orderedUnits: 4 } })
  expect(added.cart.items[0]).toMatchObject({ orderedCases: 3, orderedUnits: 4, lineTotal: 7000 })
  const set = await buyer.ask(setLine, { params: flour, body: { orderedCases: 1, orderedUnits: 0 } })
  expect(set.cart?.items[0]).toMatchObject({ orderedCases: 1, orderedUnits: 0 })
})

test('removing the last item discards the cart [CART-5]', async () => {
  const params = await newCart()
  await buyer.ask(addToCart, { params: line(params, items.flour), body: { orderedCases: 1 } })
  await buyer.ask(addToCart, { params: line(params, items.oil), body: { orderedCases: 1 } })
  const remove = (itemNumber: string) =>
    buyer.ask(setLine, { params: line(params, itemNumber), body: { orderedCases: 0, orderedUnits: 0 } })
  const first = await remove(items.flour)
  expect(first.message).toBe('Item removed from cart successfully')
  expect(first.cart?.items.map((one) => one.itemNumber)).toEqual([items.oil])
  expect((await remove(items.oil)).cart).toBeNull()
  expect(codeOf(await buyer.call(getCart, { params }))).toBe('cart_not_found')
  expect((await buyer.ask(getActiveCart, { params: own })).cart).toBeNull()
})

const refused = [
  ['of another ship-to only', items.reserved, { orderedCases: 1 }, 'item_reserved'],
  ['discontinued', items.discontinued, { orderedCases: 1 }, 'item_discontinued'],
  ['without a price', items.unpriced, { orderedCases: 1 }, 'item_price_unavailable'],
  ['that does not exist', '0999999', { orderedCases: 1 }, 'item_not_found'],
  ['each-only by the case', items.napkins, { orderedCases: 1 }, 'cases_not_sold'],
  ['case-only by the each', items.oil, { orderedUnits: 1 }, 'eaches_not_sold'],
] as const

test.each(refused)(
  'an item %s is refused however it is put into a cart [CART-5]',
  async (_, itemNumber, body, code) => {
    const params = await newCart()
    const quantities = { orderedCases: 0, orderedUnits: 0, ...body }
    expect(codeOf(await buyer.call(addToCart, { params: line(params, itemNumber), body }))).toBe(code)
    expect(codeOf(await buyer.call(setLine, { params: line(params, itemNumber), body: quantities }))).toBe(code)
    const many = await buyer.ask(setLines, { params, body: { items: [{ itemNumber, ...quantities }] } })
    expect(many.errors).toMatchObject([{ itemNumber, errorCode: code }])
    expect(many.cart).toMatchObject({ version: 1, items: [] })
  },
)

test('just-in-time and drop-ship items stay out of will call carts, however they come [CART-5]', async () => {
  const params = await newCart('willCall')
  for (const itemNumber of [items.oysters, items.bread]) {
    const body = { orderedCases: 1, orderedUnits: 0 }
    expect(codeOf(await buyer.call(addToCart, { params: line(params, itemNumber), body }))).toBe(
      'item_not_for_will_call',
    )
    expect(codeOf(await buyer.call(setLine, { params: line(params, itemNumber), body }))).toBe('item_not_for_will_call')
  }
})

test('of many lines those that cannot be saved are returned, and the rest is saved [CART-5]', async () => {
  const params = await newCart()
  const body = {
    items: [
      { itemNumber: '1001', orderedCases: 3 },
      { itemNumber: items.discontinued, orderedCases: 1 },
      { itemNumber: items.napkins, orderedUnits: 12 },
    ],
  }
  const { cart, errors, message } = await buyer.ask(setLines, { params, body })
  expect(message).toBe('1 item(s) could not be added to cart')
  expect(errors).toEqual([
    {
      itemNumber: items.discontinued,
      description: 'BEANS GREEN OLD',
      errorCode: 'item_discontinued',
      message: 'Discontinued Item',
    },
  ])
  expect(cart?.items.map((one) => [one.itemNumber, one.orderedCases, one.orderedUnits])).toEqual([
    [items.flour, 3, 0],
    [items.napkins, 0, 12],
  ])
})

test("a client's price is never what is paid: a different one returns 409 with ours [CART-5]", async () => {
  const params = await newCart()
  const answer = await buyer.call(addToCart, {
    params: line(params, items.oil),
    body: { orderedCases: 1, casePrice: 1 },
  })
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { casePrice: 3000, eachPrice: null } },
  })
  expect((await buyer.ask(getCart, { params })).cart.items).toEqual([])
})

test.each([-1, 1.5, 10_000, 2 ** 31, '1e3', '٣', null])('the quantity %s is no quantity [CART-5]', async (quantity) => {
  const params = await newCart()
  const body = { orderedCases: quantity as number, orderedUnits: 0 }
  const answer = await buyer.call(setLine, { params: line(params, items.flour), body })
  expect(answer).toMatchObject({ status: 400, body: { field: 'orderedCases' } })
})

test('a stale If-Match returns 409 with the current cart, and the ETag is its version [CART-5]', async () => {
  const params = await newCart()
  const flour = line(params, items.flour)
  const body = { orderedCases: 1, orderedUnits: 0 }
  const first = await buyer.call(setLine, { params: flour, body }, { ifMatch: 1 })
  expect(first.headers['etag']).toBe('"2"')
  const stale = await buyer.call(setLine, { params: flour, body: { ...body, orderedCases: 5 } }, { ifMatch: 1 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'cart_changed', details: { cart: { version: 2 } } } })
})

test('setting what a line already has changes nothing [CART-5]', async () => {
  const params = await newCart()
  const body = { orderedCases: 1, orderedUnits: 0 }
  await buyer.ask(setLine, { params: line(params, items.flour), body })
  const again = await buyer.ask(setLine, { params: line(params, items.flour), body })
  expect(again.cart?.version).toBe(2)
})

test('removing all lines at once discards the cart too [CART-5]', async () => {
  const params = await newCart()
  const both = (orderedCases: number) => ({
    items: [items.flour, items.oil].map((itemNumber) => ({ itemNumber, orderedCases })),
  })
  await buyer.ask(setLines, { params, body: both(1) })
  expect((await buyer.ask(setLines, { params, body: both(0) })).cart).toBeNull()
  expect(codeOf(await buyer.call(getCart, { params }))).toBe('cart_not_found')
})

test('a discontinued item can still be removed from the cart [CART-5]', async () => {
  const params = await newCart()
  await buyer.ask(setLines, {
    params,
    body: { items: [items.flour, items.oil].map((itemNumber) => ({ itemNumber, orderedCases: 1 })) },
  })
  await api.db.run(`update items set erp_status = 'discontinued' where item_number = $1`, [items.oil])
  const oil = line(params, items.oil)
  expect(codeOf(await buyer.call(setLine, { params: oil, body: { orderedCases: 2, orderedUnits: 0 } }))).toBe(
    'item_discontinued',
  )
  const { cart } = await buyer.ask(setLine, { params: oil, body: { orderedCases: 0, orderedUnits: 0 } })
  expect(cart?.items.map((one) => one.itemNumber)).toEqual([items.flour])
  await api.db.run(`update items set erp_status = 'active' where item_number = $1`, [items.oil])
})

test('a line has a note for the warehouse, kept when its quantity changes [CHECK-1]', async () => {
  const params = line(await newCart(), items.flour)
  await buyer.ask(addToCart, { params, body: { orderedCases: 2 } })
  const { cart } = await buyer.ask(writeLineNote, { params, body: { note: '  fresh ones, please ' } })
  expect(cart.items[0]).toMatchObject({ note: 'fresh ones, please', changedByName: 'buyer' })
  const more = await buyer.ask(setLine, { params, body: { orderedCases: 9, orderedUnits: 0 } })
  expect(more.cart?.items[0]?.note).toBe('fresh ones, please')
  const long = await buyer.call(writeLineNote, { params, body: { note: 'x'.repeat(201) } })
  expect(long.status).toBe(400)
})
