import { expect, test } from 'vitest'
import { createCart, getActiveCart, getCart, listCarts, setActiveCart } from '#areas/carts/cart.endpoints.ts'
import { setLine } from '#areas/carts/line.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { generatePunchoutSecret, revokePunchoutSecret } from '#areas/punchout-settings/punchout-settings.endpoints.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { buyerSystem, shipToElement, type Visit } from '../testing/buyer-system.ts'

const api = await startApi()
const mapping = [
  { shipTo: '0000101', punchoutShipTo: 'W-1', punchoutGroupId: 'east' },
  { shipTo: '0000102', punchoutShipTo: 'W-2', punchoutGroupId: 'west' },
]
const held = await buyerSystem(api, 'buyer', { mapping })
const free = await buyerSystem(api, 'buyer', { mapping, settings: { allowShipToChange: true } })
const grouped = await buyerSystem(api, 'buyer', {
  mapping,
  settings: { allowShipToChange: true, allowShipTosByGroupOfDefault: true },
})
const at = shipToElement('W-1')
const minutes = (count: number) => api.clock.set(new Date(api.clock.now().getTime() + count * 60_000))
const statusOf = async (visit: Visit) => (await visit.call(getMe, {})).status
const newCart = (visit: Pick<Visit, 'ask'>, quantity = 2) =>
  visit.ask(createCart, {
    params: shipTos.own,
    body: { cart: { sharingMode: 'UNLOCK' }, items: [{ itemNumber: items.flour, orderedCases: quantity }] },
  })

test('the buyer of a session sees nothing of the account but what shopping needs [PUNCH-4]', async () => {
  const me = await (await held.visit(at)).ask(getMe, {})
  expect(me).toMatchObject({
    kind: 'external',
    features: ['manageCart', 'showInventory'],
    phone: '',
    mfaInfo: null,
    favoriteBillTos: [],
    internalUser: null,
    shipToCount: 1,
    punchoutSession: { operation: 'create', disableCartDeliveryInfo: false, startShipTo: { number: '0000101' } },
  })
})

test('a session orders for its ship-to, for those of its group, or for all that are mapped [PUNCH-4]', async () => {
  const reach = async (visit: Visit) => {
    const { shipTos: listed } = await visit.ask(listMyShipTos, {})
    const open = await Promise.all(
      [shipTos.own, shipTos.sibling, shipTos.foreign].map(
        async (params) => (await visit.call(searchShop, { params })).status,
      ),
    )
    return [listed.map(({ number }) => number).toSorted(), open]
  }
  expect(await reach(await held.visit(at))).toEqual([['0000101'], [200, 404, 404]])
  expect(await reach(await grouped.visit(at))).toEqual([['0000101'], [200, 404, 404]])
  expect(await reach(await free.visit(at))).toEqual([
    ['0000101', '0000102'],
    [200, 200, 404],
  ])
  const open = await free.visit(shipToElement('W-9'))
  expect((await open.ask(getMe, {})).punchoutSession?.startShipTo).toBeNull()
})

test('a session has carts of its own, which neither the user nor another buyer changes [PUNCH-4, security 54]', async () => {
  const [first, second, user] = [await held.visit(at), await held.visit(at), await api.as('buyer')]
  const { cart: own } = await newCart(user, 1)
  const { cart } = await newCart(first)
  expect(cart).toMatchObject({
    source: 'punchout',
    isActive: true,
    abilities: { placeOrder: null },
  })
  const params = { ...shipTos.own, cartId: cart.id }
  const activeOf = async (who: Pick<Visit, 'ask'>) => (await who.ask(getActiveCart, { params: shipTos.own })).cart?.id
  expect([await activeOf(first), await activeOf(second), await activeOf(user)]).toEqual([cart.id, undefined, own.id])
  expect(await second.ask(getActiveCart, { params: shipTos.own })).toMatchObject({ openCarts: 0 })
  for (const foreign of [cart.id, own.id])
    expect(codeOf(await second.call(getCart, { params: { ...shipTos.own, cartId: foreign } }))).toBe('cart_not_found')
  expect(codeOf(await first.call(getCart, { params: { ...shipTos.own, cartId: own.id } }))).toBe('cart_not_found')
  const line = { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 9, orderedUnits: 0 } }
  expect(codeOf(await user.call(setLine, line))).toBe('cart_of_punchout')
  expect(codeOf(await user.call(setActiveCart, { params: shipTos.own, body: { activeCartId: cart.id } }))).toBe(
    'cart_of_punchout',
  )
  expect(codeOf(await user.call(placeOrder, { params, body: {} }, { ifMatch: cart.version }))).toBe('cart_of_punchout')
  const { carts } = await user.ask(listCarts, { params: shipTos.own })
  expect(carts.find(({ id }) => id === cart.id)).toMatchObject({ source: 'punchout', isActive: false })
  expect((await first.call(setLine, line)).status).toBe(200)
})

test('neither PO nor a fixed delivery can be set, and no order is placed [PUNCH-4, security 53]', async () => {
  const fixed = await held.visit(`${at}<Extrinsic name="DisableCartDeliveryInfo">true</Extrinsic>`)
  const create = (cart: object) =>
    fixed.call(createCart, { params: shipTos.own, body: { cart: { sharingMode: 'UNLOCK', ...cart } } })
  expect(codeOf(await create({ poNumber: 'PO-1' }))).toBe('po_of_procurement')
  expect(codeOf(await create({ soType: 'willCall' }))).toBe('delivery_info_fixed')
  const { cart } = await newCart(fixed)
  const params = { ...shipTos.own, cartId: cart.id }
  expect(codeOf(await fixed.call(placeOrder, { params, body: {} }, { ifMatch: cart.version }))).toBe('not_in_punchout')
})

test('an inspected cart is changed by no call [PUNCH-3]', async () => {
  const visit = await held.visit(at, 'inspect')
  expect((await visit.call(searchShop, { params: shipTos.own })).status).toBe(200)
  const body = { cart: { sharingMode: 'UNLOCK' as const } }
  expect(codeOf(await visit.call(createCart, { params: shipTos.own, body }))).toBe('only_inspecting')
})

test('a session ends when idle, at the latest after four hours, and at once without secret, user or feature [PUNCH-4]', async () => {
  const idle = await held.visit(at)
  minutes(59)
  expect(await statusOf(idle)).toBe(200)
  await expect
    .poll(
      async () =>
        (
          await api.db.row<{ n: number }>(`select count(*)::int as n from punchout_sessions where last_seen_at = $1`, [
            api.clock.now(),
          ])
        ).n,
    )
    .toBeGreaterThan(0)
  minutes(59)
  expect(await statusOf(idle)).toBe(200)
  minutes(61)
  expect(await statusOf(idle)).toBe(401)

  const long = await held.visit(at)
  for (let n = 0; n < 4; n += 1) {
    minutes(50)
    expect(await statusOf(long)).toBe(200)
    await expect
      .poll(
        async () =>
          (await api.db.maybe('select 1 from punchout_sessions where last_seen_at = $1', [api.clock.now()])) !==
          undefined,
      )
      .toBe(true)
  }
  minutes(41)
  expect(await statusOf(long)).toBe(401)

  const inactive = await held.visit(at)
  await api.db.run('update users set is_active = false where id = $1', [people.buyer])
  expect(await statusOf(inactive)).toBe(401)
  await api.db.run('update users set is_active = true where id = $1', [people.buyer])
  await api.db.run(`delete from user_features where user_id = $1 and feature = 'punchout'`, [people.buyer])
  expect(await statusOf(inactive)).toBe(401)
  await api.db.run(`insert into user_features values ($1, 'punchout')`, [people.buyer])
  expect(await statusOf(inactive)).toBe(200)
  const buyer = await api.as('buyer')
  const params = { punchoutSettingsId: held.settingsId }
  const { startPath } = await held.post(setupContent(at))
  await buyer.ask(revokePunchoutSecret, { params })
  expect(await statusOf(inactive)).toBe(401)
  // Another secret brings back neither the session nor the start page of the one before.
  minutes(1)
  await buyer.ask(generatePunchoutSecret, { params })
  expect(await statusOf(inactive)).toBe(401)
  expect((await api.send({ method: 'GET', url: startPath })).status).toBe(410)
})

test('a page says which session it belongs to; the other cookie is not looked at [security 54]', async () => {
  const visit = await free.visit(at)
  const user = await api.as('buyer')
  const both = { cookie: `${visit.cookie}; larder_session=wrong` }
  expect((await api.nobody.call(getMe, {}, { headers: both })).status).toBe(401)
  const shopping = await api.nobody.call(getMe, {}, { headers: { ...both, 'x-larder-punchout': 'yes' } })
  expect(shopping.body).toMatchObject({ punchoutSession: { operation: 'create' } })
  expect((await user.call(getMe, {}, { headers: { 'x-larder-punchout': 'yes' } })).status).toBe(401)
  // A picture on a page names no session: it is that of the only one there is.
  expect((await api.nobody.call(getMe, {}, { headers: { cookie: visit.cookie } })).status).toBe(200)
})

test('a page in a session may be framed by the buyer’s site, every other page by none [PUNCH-4]', async () => {
  const visit = await free.visit(at)
  const policyOf = async (cookie: string) =>
    String((await api.send({ method: 'GET', url: '/shop', headers: { cookie } })).headers['content-security-policy'])
  expect(await policyOf('larder_session=x')).toContain("frame-ancestors 'none'")
  expect(await policyOf('larder_punchout=x')).toContain("frame-ancestors 'none'")
  // Only where the browser app is built is there a page.
  const policy = await policyOf(visit.cookie)
  if ((await api.send({ method: 'GET', url: '/shop' })).status === 200)
    expect(policy).toContain("frame-ancestors 'self' https://buyer.example")
})

test('a cart is active for a user or for a session, and for nobody else [CART-1, PUNCH-4]', async () => {
  const visit = await free.visit(shipToElement('W-1'))
  await visit.ask(createCart, { params: shipTos.own, body: { cart: { sharingMode: 'UNLOCK' } } })
  const active = await api.db.rows<{ userId: string | null; isOfSession: boolean }>(
    `select user_id as "userId", punchout_id = holder_id as "isOfSession" from active_carts
     where cart_id = (select id from carts where punchout_id is not null order by created_at desc limit 1)`,
  )
  expect(active).toEqual([{ userId: null, isOfSession: true }])
  const { cart } = await (await api.as('colleague')).ask(createCart, { params: shipTos.own, body: { cart: {} } })
  const change = (to: string) => api.db.run(`update active_carts set ${to} where cart_id = $1`, [cart.id])
  await expect(change('holder_id = gen_random_uuid()')).rejects.toThrow(/foreign key/)
  await expect(change('punchout_id = gen_random_uuid()')).rejects.toThrow(/check/)
  await expect(change('holder_id = gen_random_uuid(), punchout_id = holder_id')).rejects.toThrow(/check|foreign key/)
})
