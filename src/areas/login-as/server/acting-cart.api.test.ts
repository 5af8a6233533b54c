import { expect, test } from 'vitest'
import { listAuditEntries } from '#areas/audit-trail/audit-trail.endpoints.ts'
import { modifyCartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { createCart, discardCart, updateCartDetails } from '#areas/carts/cart.endpoints.ts'
import { setLine } from '#areas/carts/line.endpoints.ts'
import { undoCartChange } from '#areas/carts/change.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { startLoginAs } from '../login-as.endpoints.ts'
import { browserOf } from '../testing/browser-of.ts'

const api = await startApi()
const { own } = shipTos
const body = { cart: { deliveryDate: '2026-03-03', soType: 'regularDelivery' as const } }

test('what staff do in a customer’s cart stands in the trail with both names, also when the cart is discarded [AUTH-8, PLAT-8]', async () => {
  const rep = await browserOf(api, 'dsr')
  await rep.ask(startLoginAs, { body: { userId: people.buyer } })
  const { cart } = await rep.ask(createCart, { params: own, body })
  const params = { ...own, cartId: cart.id }
  const quantity = { orderedCases: 2, orderedUnits: 0 }
  await rep.ask(setLine, { params: { ...params, itemNumber: items.flour }, body: quantity })
  await rep.ask(updateCartDetails, { params, body: { poNumber: 'B-9' } })
  await rep.ask(undoCartChange, { params })
  await rep.call(modifyCartAccess, { params, body: { sharingMode: 'private' } as never })
  await rep.ask(discardCart, { params })
  const { entries } = await (await api.as('admin')).ask(listAuditEntries, { query: { about: cart.id } })
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    'cart.created',
    'cart.lines-set',
    'cart.details-changed',
    'cart.details-changed',
    'cart.discarded',
  ])
  for (const entry of entries)
    expect(entry).toMatchObject({ by: { name: 'dsr' }, actingAs: { name: 'buyer' }, shipTo: '0000101' })
  expect(entries.every(({ address }) => address !== '')).toBe(true)
  expect(JSON.stringify(entries)).toContain(items.flour)
})

test('what people do in their own carts is the history of the cart, not the trail [CART-12]', async () => {
  const before = await api.db.rows('select 1 from audit_entries')
  const buyer = await api.as('buyer')
  const { cart } = await buyer.ask(createCart, { params: own, body })
  await buyer.ask(discardCart, { params: { ...own, cartId: cart.id } })
  expect(await api.db.rows('select 1 from audit_entries')).toHaveLength(before.length)
})
