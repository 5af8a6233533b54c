import { expect, test } from 'vitest'
import { getCartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { createCart, discardCart, getActiveCart, setActiveCart } from '#areas/carts/cart.endpoints.ts'
import { setLine } from '#areas/carts/line.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { readyCart } from '../testing/ready-cart.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])

test('who looks at a cart that a colleague ordered learns by whom, and the order’s number [CART-12]', async () => {
  const params = await readyCart(buyer)
  await colleague.ask(setActiveCart, { params: shipTos.own, body: { activeCartId: params.cartId } })
  expect((await colleague.ask(getCartEnd, { params })).end).toBeNull()
  const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  expect((await colleague.ask(getActiveCart, { params: shipTos.own })).cart).toBeNull()
  expect((await colleague.ask(getCartEnd, { params })).end).toEqual({
    kind: 'ordered',
    name: 'buyer',
    isOwn: false,
    at: expect.any(String) as string,
    po: 'PO-1',
    order: { id: order.id, number: order.orderNumber },
  })
  expect((await buyer.ask(getCartEnd, { params })).end).toMatchObject({ isOwn: true })
})

test('a cart that a colleague discarded says so, also when they only removed its last line [CART-12]', async () => {
  const discarded = await readyCart(buyer)
  await buyer.ask(discardCart, { params: discarded })
  const emptied = await readyCart(buyer)
  for (const itemNumber of [items.flour, items.oil])
    await buyer.ask(setLine, { params: { ...emptied, itemNumber }, body: { orderedCases: 0, orderedUnits: 0 } })
  for (const params of [discarded, emptied])
    expect((await colleague.ask(getCartEnd, { params })).end).toMatchObject({
      kind: 'discarded',
      name: 'buyer',
      order: null,
    })
})

test('how a hidden, foreign or missing cart ended is returned only to those who may see it [CART-9]', async () => {
  const { cart } = await dsr.ask(createCart, {
    params: shipTos.own,
    body: { cart: {}, isVisibleToCustomer: false, items: [{ itemNumber: items.flour, orderedCases: 1 }] },
  })
  const params = { ...shipTos.own, cartId: cart.id }
  await dsr.ask(discardCart, { params })
  expect((await dsr.ask(getCartEnd, { params })).end).toMatchObject({ kind: 'discarded' })
  const answers = await Promise.all([
    buyer.call(getCartEnd, { params }),
    buyer.call(getCartEnd, { params: { ...shipTos.own, cartId: '00000000-0000-7000-8000-00000000dead' } }),
    stranger.call(getCartEnd, { params: { ...shipTos.foreign, cartId: cart.id } }),
  ])
  expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    Array.from({ length: 3 }, () => [404, 'cart_not_found']),
  )
})
