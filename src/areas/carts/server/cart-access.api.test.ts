import { expect, test } from 'vitest'
import { type Api, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import { createCart, getActiveCart, getCart, listCarts, setActiveCart } from '../cart.endpoints.ts'
import { addToCart } from '../line.endpoints.ts'
import { getCartAccess, listPendingCarts, modifyCartAccess } from '../cart-access.endpoints.ts'

const api = await startApi()
const own = shipTos.own
type Client = Awaited<ReturnType<Api['as']>>
const [buyer, colleague, stranger, dsr, admin] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
  api.as('admin'),
])

async function cartOf(client: Client, more: object = {}) {
  const { cart } = await client.ask(createCart, { params: own, body: { cart: {}, ...more } })
  const params = { ...own, cartId: cart.id }
  await client.ask(addToCart, { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 1 } })
  return params
}

test('an owner locks their cart, hands it over and is locked out [CART-9]', async () => {
  const params = await cartOf(buyer)
  const body = { sharingMode: 'LOCK', externalOwnerInfo: { userId: people.colleague } } as const
  const { message, cart } = await buyer.ask(modifyCartAccess, { params, body })
  expect(message).toBe('Cart access modified successfully')
  expect(cart).toMatchObject({
    version: 3,
    sharingMode: 'LOCK',
    isOwner: false,
    extOwnerInfo: { name: 'colleague' },
    ownership: 'LockedByOthers',
    abilities: { change: 'cart_locked_by_other', modifyAccess: 'cart_access_not_allowed' },
  })
  const back = { externalOwnerInfo: { userId: people.buyer } }
  expect(codeOf(await buyer.call(modifyCartAccess, { params, body: back }))).toBe('cart_access_not_allowed')
  await colleague.ask(modifyCartAccess, { params, body: back })
  expect((await buyer.ask(getCart, { params })).cart.isOwner).toBe(true)
})

test('staff with the permission change any access, and name colleagues by the first part of their mail [CART-9]', async () => {
  const params = await cartOf(buyer, { cart: { sharingMode: 'LOCK' } })
  const body = { internalOwnerEmail: 'DSM', sharingMode: 'UNLOCK' } as const
  const { cart } = await dsr.ask(modifyCartAccess, { params, body })
  expect(cart.intOwnerInfo).toEqual({ name: 'dsm', roleInfo: { name: 'DSM' } })
  const whole = await dsr.ask(modifyCartAccess, { params, body: { internalOwnerEmail: 'dsr@larder.example' } })
  expect(whole.cart.isOwner).toBe(true)
  const none = await dsr.ask(modifyCartAccess, { params, body: { internalOwnerEmail: null } })
  expect(none.cart).toMatchObject({ intOwnerInfo: null, extOwnerInfo: { name: 'buyer' } })
})

test.each([
  ['other-dsr', 'staff of other customers'],
  ['buyer', 'a customer'],
  ['nobody', 'somebody who is not there'],
])('%s is no internal owner, being %s [CART-9]', async (internalOwnerEmail) => {
  const params = await cartOf(dsr)
  const answer = await dsr.call(modifyCartAccess, { params, body: { internalOwnerEmail } })
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'internal_owner_not_found', field: 'internalOwnerEmail' },
  })
})

test.each(['stranger', 'accounting', 'dsr', 'prospect'] as const)(
  '%s is no external owner, and reads like somebody who does not exist [CART-9]',
  async (person) => {
    const params = await cartOf(buyer)
    const named = await buyer.call(modifyCartAccess, {
      params,
      body: { sharingMode: 'LOCK', externalOwnerInfo: { userId: people[person] } },
    })
    const missing = await buyer.call(modifyCartAccess, {
      params,
      body: { sharingMode: 'LOCK', externalOwnerInfo: { userId: '018f0000-0000-7000-8000-00000000dead' } },
    })
    expect(codeOf(named)).toBe('external_owner_not_found')
    expect(named.body).toEqual(missing.body)
    expect((await buyer.ask(getCart, { params })).cart).toMatchObject({ version: 2, sharingMode: 'UNLOCK' })
  },
)

test('customers decide neither visibility nor the internal owner, and learn no mail [CART-9]', async () => {
  const params = await cartOf(buyer)
  await dsr.ask(modifyCartAccess, { params, body: { internalOwnerEmail: 'dsr' } })
  const visible = await buyer.call(modifyCartAccess, { params, body: { isVisibleToCustomer: false } })
  expect(codeOf(visible)).toBe('visibility_staff_only')
  const owner = await buyer.call(modifyCartAccess, { params, body: { internalOwnerEmail: 'nobody' } })
  expect(codeOf(owner)).toBe('internal_owner_staff_only')
  const seen = await buyer.ask(getCartAccess, { params })
  expect(JSON.stringify(seen)).not.toContain('@')
  expect(seen).not.toHaveProperty('staffMailSuffix')
  expect(seen.possibleExternalOwners.map(({ name }) => name)).toEqual(['buyer', 'colleague'])
  expect(await dsr.ask(getCartAccess, { params })).toMatchObject({
    internalOwner: { userId: people.dsr, email: 'dsr@larder.example', roleName: 'DSR' },
    externalOwner: { userId: people.buyer, name: 'buyer' },
    staffMailSuffix: 'larder.example',
    modifyAccess: null,
  })
})

test('whoever may not change access is shown the present owners only [CART-9]', async () => {
  const params = await cartOf(buyer)
  expect(await colleague.ask(getCartAccess, { params })).toMatchObject({
    modifyAccess: 'cart_access_not_allowed',
    possibleExternalOwners: [],
    externalOwner: { name: 'buyer' },
  })
})

test('the access of a hidden or foreign cart returns the same as a missing one [CART-9]', async () => {
  const hidden = await cartOf(dsr)
  const foreign = await stranger.ask(createCart, { params: shipTos.foreign, body: { cart: {} } })
  const missing = { ...own, cartId: '018f0000-0000-7000-8000-00000000dead' }
  for (const params of [hidden, { ...own, cartId: foreign.cart.id }]) {
    const read = await buyer.call(getCartAccess, { params })
    expect([read.status, read.body]).toEqual([404, (await buyer.call(getCartAccess, { params: missing })).body])
    const body = { sharingMode: 'LOCK' } as const
    const write = await buyer.call(modifyCartAccess, { params, body })
    expect(write.body).toEqual((await buyer.call(modifyCartAccess, { params: missing, body })).body)
  }
})

test('a cart hidden by staff vanishes for the customer everywhere at once, and comes back [CART-9]', async () => {
  const params = await cartOf(dsr, { cart: { poNumber: 'CANARY' }, isVisibleToCustomer: true })
  await buyer.ask(setActiveCart, { params: own, body: { activeCartId: params.cartId } })
  const heard = await api.listen('buyer')
  // What was said before the stream opened may still arrive.
  const versions = () => heard.flatMap(({ id, version = 0 }) => (id === params.cartId && version > 2 ? [version] : []))
  await dsr.ask(modifyCartAccess, { params, body: { isVisibleToCustomer: false } })
  expect((await buyer.ask(getActiveCart, { params: own })).cart).toBeNull()
  const listed = await buyer.ask(listCarts, { params: own })
  expect([JSON.stringify(listed).includes('CANARY'), listed.activeCartId]).toEqual([false, null])
  expect((await buyer.ask(listPendingCarts, { query: { keyword: 'CANARY' } })).totalRecords).toBe(0)
  // That it is gone is news to those who saw it; what happens to it afterwards is not.
  await expect.poll(versions).toEqual([3])
  await dsr.ask(modifyCartAccess, { params, body: { sharingMode: 'LOCK' } })
  await dsr.ask(modifyCartAccess, { params, body: { isVisibleToCustomer: true } })
  await expect.poll(versions).toEqual([3, 5])
  expect((await buyer.ask(getActiveCart, { params: own })).cart?.id).toBe(params.cartId)
})

test('a cart that becomes visible loses its price overrides [CART-9, CART-10]', async () => {
  const params = await cartOf(dsr)
  await api.db.run(
    `update cart_lines set case_price_override = '{"type": "amount", "value": 100, "per": "case"}' where cart_id = $1`,
    [params.cartId],
  )
  const list = () => dsr.ask(listPendingCarts, { query: { ownerships: 'OwnedByMe' } })
  const countOf = async () => (await list()).carts.find(({ id }) => id === params.cartId)?.totalPriceOverrideCount
  expect(await countOf()).toBe(1)
  // The dialog names them before they go.
  const { overriddenItems } = await dsr.ask(getCartAccess, { params })
  expect(overriddenItems).toEqual([{ itemNumber: items.flour, description: 'FLOUR ALL PURPOSE' }])
  const { cart } = await dsr.ask(modifyCartAccess, { params, body: { isVisibleToCustomer: true } })
  expect((await dsr.ask(getCartAccess, { params })).overriddenItems).toEqual([])
  expect(await buyer.ask(getCartAccess, { params })).not.toHaveProperty('overriddenItems')
  expect(cart.totalPriceOverrideCount).toBe(0)
  expect(await countOf()).toBe(0)
  const [seen] = (await buyer.ask(listPendingCarts, {})).carts.filter(({ id }) => id === params.cartId)
  expect(seen).not.toHaveProperty('totalPriceOverrideCount')
})

test('a stale version returns the current cart, an unchanged access keeps its version [CART-9]', async () => {
  const params = await cartOf(buyer)
  const body = { sharingMode: 'LOCK' } as const
  const stale = await buyer.call(modifyCartAccess, { params, body }, { ifMatch: 1 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'cart_changed', details: { cart: { version: 2 } } } })
  const first = await buyer.call(modifyCartAccess, { params, body }, { ifMatch: 2 })
  expect(first.headers['etag']).toBe('"3"')
  expect((await buyer.ask(modifyCartAccess, { params, body })).cart.version).toBe(3)
})

test('of two who take a cart at once, one has it and the other reads that it is locked [CART-9]', async () => {
  for (let round = 0; round < 20; round++) {
    const params = await cartOf(admin)
    const take = (client: Client, internalOwnerEmail: string) =>
      client.call(modifyCartAccess, { params, body: { sharingMode: 'LOCK', internalOwnerEmail } }, { ifMatch: 2 })
    const answers = await Promise.all([take(dsr, 'dsr'), take(admin, 'admin')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const winner = answers[0]!.ok ? 'dsr' : 'admin'
    // The admin owned it before; when the dsr was first, the admin's change is the stale one.
    expect((await dsr.ask(getCart, { params })).cart.intOwnerInfo?.name).toBe(winner)
  }
})

test('who is made the owner of a cart is notified by whom, and nobody of what they took themselves [NEXT-7, CART-9]', async () => {
  await api.db.run('delete from notifications')
  const params = await cartOf(buyer)
  await buyer.ask(modifyCartAccess, { params, body: { externalOwnerInfo: { userId: people.colleague } } })
  await dsr.ask(modifyCartAccess, { params, body: { internalOwnerEmail: 'dsr' } })
  const notified = await notificationsOf(api.db, 'cartAccess')
  expect(notified.map(({ userId, body }) => [userId, body])).toEqual([
    [people.colleague, expect.stringMatching(/^buyer made you the owner of a cart for /)],
  ])
})
