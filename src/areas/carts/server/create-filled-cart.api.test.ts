import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createCart, getActiveCart } from '../cart.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const params = shipTos.own
const create = (lines: { itemNumber: string; orderedCases?: number; orderedUnits?: number }[]) =>
  buyer.call(createCart, { params, body: { cart: {}, items: lines, action: 'Import' } })

test('a cart can be created with its lines, in their order [CART-3]', async () => {
  const answer = await create([
    { itemNumber: items.oil, orderedCases: 2 },
    { itemNumber: '1001', orderedUnits: 3 },
  ])
  expect(answer.status).toBe(201)
  const { cart } = await buyer.ask(getActiveCart, { params })
  expect(cart?.items.map(({ itemNumber, orderedCases }) => [itemNumber, orderedCases])).toEqual([
    [items.oil, 2],
    [items.flour, 0],
  ])
})

test('with one line at fault no cart is created; each such line is returned with its reason [CART-3, IMPORT-2]', async () => {
  await api.db.run('delete from carts')
  const answer = await create([
    { itemNumber: items.flour, orderedCases: 1 },
    { itemNumber: items.reserved, orderedCases: 1 },
    { itemNumber: '1001', orderedCases: 1 },
    { itemNumber: items.oil },
  ])
  expect([answer.status, answer.ok]).toEqual([422, false])
  expect(answer.body).toMatchObject({ code: 'items_refused', message: '3 item(s) could not be added to cart' })
  const { errors } = (answer.body as { details: { errors: { errorCode: string }[] } }).details
  expect(errors.map(({ errorCode }) => errorCode)).toEqual(['item_reserved', 'duplicate_item', 'quantity_required'])
  expect(await api.db.rows('select id from carts')).toEqual([])
})
