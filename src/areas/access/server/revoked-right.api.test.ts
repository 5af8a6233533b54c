import { beforeEach, expect, test } from 'vitest'
import { getCart } from '#areas/carts/cart.endpoints.ts'
import { reviewCart } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { getItem, getItemDataSheet } from '#areas/shop/shop.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'

// These reads ride in the gate's own round trip: their rows are there before anybody is let in.
const api = await startApi()
const buyer = await api.as('buyer')
const colleague = await api.as('colleague')
const params = { ...shipTos.own, itemNumber: items.flour }
const ofCart = await readyCart(buyer)

const reads = () =>
  Promise.all([
    colleague.call(getItem, { params }),
    colleague.call(getItemDataSheet, { params }),
    colleague.call(getCart, { params: ofCart }),
    colleague.call(reviewCart, { params: ofCart }),
  ])
const statuses = async () => (await reads()).map(({ status }) => status)
const toColleague = `'${people.colleague}'`

beforeEach(async () => {
  await api.db.run(`delete from user_bill_tos where user_id = ${toColleague}`)
  await api.db.run(`insert into user_bill_tos values (${toColleague}, 'NLV', '0000100')`)
  expect(await statuses()).toEqual([200, 200, 200, 200])
})

test('a ship-to taken away between two reads is gone with the second [ACCESS-4]', async () => {
  await api.db.run(`delete from user_bill_tos where user_id = ${toColleague}`)
  const second = await reads()
  expect(second.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(JSON.stringify(second)).not.toContain('FLOUR')
})

test('a feature taken away between two reads is missing at the second [ACCESS-2]', async () => {
  await api.db.run(`update users set role = 'accountsPayable' where id = ${toColleague}`)
  expect((await colleague.call(reviewCart, { params: ofCart })).status).toBe(403)
  await api.db.run(`update users set role = 'customerUser' where id = ${toColleague}`)
})

test('a session ended between two reads ends with the second, whatever the read found [AUTH-3]', async () => {
  await api.db.run(`update users set is_active = false where id = ${toColleague}`)
  expect(await statuses()).toEqual([401, 401, 401, 401])
  await api.db.run(`update users set is_active = true where id = ${toColleague}`)
})

test('input that does not fit is refused after the gate, never before it [ACCESS-4]', async () => {
  const bad = { params: { ...ofCart, cartId: 'no-uuid' } }
  expect((await colleague.call(getCart, bad as never)).status).toBe(400)
  await api.db.run(`delete from user_bill_tos where user_id = ${toColleague}`)
  expect((await colleague.call(getCart, bad as never)).status).toBe(404)
})
