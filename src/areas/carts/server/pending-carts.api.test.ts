import { expect, test } from 'vitest'
import { type Api, startApi } from '#tests/support/api.ts'
import { items, people, type Person, shipTos } from '#tests/support/distributor.ts'
import { createCart, discardCart, getActiveCart, getCart, listCarts } from '../cart.endpoints.ts'
import { addToCart } from '../line.endpoints.ts'
import { listPendingCarts } from '../cart-access.endpoints.ts'
import { overridePrices } from '#areas/price-overrides/price-override.endpoints.ts'
import { ownershipOf } from '../rules/ownership-of.ts'

const api = await startApi()
const own = shipTos.own
type Client = Awaited<ReturnType<Api['as']>>
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])

const cartOf = async (
  client: Client,
  poNumber: string,
  more: object = {},
  shipTo: { division: string; shipTo: string } = own,
) => {
  const body = { cart: { poNumber, ...more } }
  const { cart } = await client.ask(createCart, { params: shipTo, body })
  return cart.id
}
const pos = ({ carts }: { carts: readonly { po: string }[] }) => carts.map(({ po }) => po).toSorted()

// One of each kind, before any test.
const mine = await cartOf(buyer, 'MINE')
await buyer.ask(addToCart, {
  params: { ...own, cartId: mine, itemNumber: items.flour },
  body: { orderedCases: 2, orderedUnits: 3 },
})
await cartOf(buyer, 'SIBLING', { soType: 'willCall' }, shipTos.sibling)
await cartOf(colleague, 'SHARED')
await cartOf(colleague, 'LOCKED', { sharingMode: 'LOCK' })
await cartOf(dsr, 'CANARY')
await dsr.ask(createCart, { params: own, body: { cart: { poNumber: 'SHOWN' }, isVisibleToCustomer: true } })
await cartOf(stranger, 'FOREIGN', {}, shipTos.foreign)

test('All Pending Carts shows the open carts of every ship-to the user may act for, and no others [CART-7]', async () => {
  const answer = await buyer.ask(listPendingCarts, {})
  expect(pos(answer)).toEqual(['LOCKED', 'MINE', 'SHARED', 'SHOWN', 'SIBLING'])
  expect(answer.totalRecords).toBe(5)
  expect(pos(await stranger.ask(listPendingCarts, {}))).toEqual(['FOREIGN'])
  const ofDsr = await dsr.ask(listPendingCarts, {})
  expect(pos(ofDsr)).toEqual(['CANARY', 'LOCKED', 'MINE', 'SHARED', 'SHOWN', 'SIBLING'])
})

test('a row has its counts, its owner, its ship-to and whether it is the active one [CART-7]', async () => {
  const { carts } = await colleague.ask(listPendingCarts, { query: { keyword: 'mine' } })
  expect(carts).toMatchObject([
    {
      id: mine,
      isActive: false,
      totals: { lines: 1, totalOrderedCases: 2, totalOrderedUnits: 3 },
      extOwnerInfo: { name: 'buyer', roleInfo: { name: 'Customer user' } },
      intOwnerInfo: null,
      ownership: 'SharedWithMe',
      blockedReason: null,
      shipToInfo: { number: '0000101', name: 'Harbor Grill Downtown', billToName: 'Harbor Grill Group' },
    },
  ])
  const active = (await buyer.ask(listPendingCarts, {})).carts.filter((cart) => cart.isActive)
  expect(pos({ carts: active })).toEqual(['MINE', 'SIBLING'])
})

test.each([
  [{ keyword: 'HAR' }, ['SHARED']],
  [{ keyword: '%' }, []],
  [{ ownerships: 'OwnedByMe' }, ['MINE', 'SIBLING']],
  [{ ownerships: 'SharedWithMe' }, ['SHARED', 'SHOWN']],
  [{ ownerships: 'LockedByOthers' }, ['LOCKED']],
  [{ ownerships: 'OwnedByMe,SharedWithMe' }, ['MINE', 'SHARED', 'SHOWN', 'SIBLING']],
  [{ soTypes: 'willCall' }, ['SIBLING']],
  [{ soTypes: 'willCall', keyword: 'mine' }, []],
  [{ ownerships: '', soTypes: '' }, ['LOCKED', 'MINE', 'SHARED', 'SHOWN', 'SIBLING']],
] as const)('the filter %j leaves %j [CART-7]', async (query, expected) => {
  const answer = await buyer.ask(listPendingCarts, { query })
  expect(pos(answer)).toEqual(expected)
  expect(answer.totalRecords).toBe(expected.length)
})

test('Visibility separates what the customer sees from what is hidden [CART-7]', async () => {
  expect(pos(await dsr.ask(listPendingCarts, { query: { cartTypes: 'internal' } }))).toEqual(['CANARY'])
  expect(pos(await dsr.ask(listPendingCarts, { query: { cartTypes: 'external' } }))).toHaveLength(5)
  // A request for hidden ones reveals nothing to a customer.
  const asked = await buyer.ask(listPendingCarts, { query: { cartTypes: 'internal' } })
  expect(asked).toEqual({ carts: [], totalRecords: 0 })
  const byPo = await buyer.ask(listPendingCarts, { query: { keyword: 'CANARY' } })
  expect(byPo).toEqual({ carts: [], totalRecords: 0 })
})

test('a filter that does not exist is refused with its words [CART-7]', async () => {
  const answer = await buyer.call(listPendingCarts, { query: { ownerships: 'Everybody' } })
  expect(answer).toMatchObject({ status: 400, body: { field: 'ownerships.0' } })
})

test('the switch list is of one ship-to, with the same filters [CART-7]', async () => {
  const all = await buyer.ask(listCarts, { params: own })
  expect(pos(all)).toEqual(['LOCKED', 'MINE', 'SHARED', 'SHOWN'])
  expect(all).toMatchObject({ activeCartId: mine, totalRecords: 4 })
  const shared = await buyer.ask(listCarts, { params: own, query: { ownerships: 'SharedWithMe', pageSize: 1 } })
  expect(shared).toMatchObject({ totalRecords: 2, activeCartId: mine })
  expect(pos(shared)).toEqual(['SHOWN'])
  const locked = await buyer.ask(listCarts, { params: own, query: { keyword: 'locked' } })
  expect(locked.carts[0]).toMatchObject({
    abilities: { setActive: 'cart_switch_locked', modifyAccess: 'cart_access_not_allowed' },
    blockedReason: 'You cannot switch to this cart as it is locked and you are not the owner',
  })
})

test('pages do not overlap and keep the number of all, past the last one too [CART-7]', async () => {
  const page = (pageNo: number) => buyer.ask(listPendingCarts, { query: { pageNo, pageSize: 2 } })
  const [first, second, third, beyond] = await Promise.all([1, 2, 3, 4].map(page))
  const ids = [first, second, third].flatMap((each) => each!.carts.map(({ id }) => id))
  expect(new Set(ids).size).toBe(5)
  expect(beyond).toEqual({ carts: [], totalRecords: 5 })
})

test('the ownership of each row is the one it was filtered by, whoever asks [CART-7]', async () => {
  for (const person of ['buyer', 'colleague', 'dsr', 'dsm', 'admin'] satisfies Person[]) {
    const client = await api.as(person)
    for (const ownerships of ['OwnedByMe', 'SharedWithMe', 'LockedByOthers'] as const) {
      const { carts } = await client.ask(listPendingCarts, { query: { ownerships } })
      for (const cart of carts) {
        expect(cart.ownership).toBe(ownerships)
        const facts = await api.db.row<{ sharingMode: 'LOCK'; intOwnerId: string; extOwnerId: string }>(
          `select sharing_mode as "sharingMode", int_owner_id as "intOwnerId", ext_owner_id as "extOwnerId"
           from carts where id = $1`,
          [cart.id],
        )
        expect(ownershipOf(facts, { userId: people[person] })).toBe(ownerships)
      }
    }
  }
})

test('a punchout cart is listed but not switched to [CART-7]', async () => {
  const cartId = await cartOf(buyer, 'PUNCH')
  await api.db.run(`update carts set source = 'punchout' where id = $1`, [cartId])
  const { carts } = await buyer.ask(listPendingCarts, { query: { keyword: 'PUNCH' } })
  expect(carts[0]).toMatchObject({ source: 'punchout', abilities: { setActive: 'cart_of_punchout' } })
  const params = { ...own, cartId: mine }
  const answer = await buyer.call(discardCart, { params, query: { switchToCartId: cartId } })
  expect(answer).toMatchObject({ status: 403, body: { code: 'cart_of_punchout' } })
  expect((await buyer.ask(getActiveCart, { params: own })).openCarts).toBe(5)
})

test('a row’s totals are those its cart shows when opened, for the customer and for staff with an override [CART-7, CART-10]', async () => {
  const cartId = await cartOf(dsr, 'PRICED')
  const params = { ...own, cartId }
  for (const itemNumber of [items.oil, items.flour])
    await dsr.ask(addToCart, { params: { ...params, itemNumber }, body: { orderedCases: 2, orderedUnits: 0 } })
  const casePriceOverride = { type: 'amount' as const, value: 1500 }
  await dsr.ask(overridePrices, { params: { ...params, itemNumber: items.flour }, body: { casePriceOverride } })
  const listed = async (client: Client) => (await client.ask(listPendingCarts, { query: { pageSize: 100 } })).carts
  for (const client of [buyer, dsr]) {
    for (const { id, totals, shipTo } of await listed(client)) {
      const { cart } = await client.ask(getCart, { params: { division: own.division, shipTo, cartId: id } })
      expect(totals).toEqual(cart.totals)
    }
  }
  const row = (await listed(dsr)).find(({ id }) => id === cartId)!
  // Two cases of oil at $30.00, two of flour at the override.
  expect(row.totals.subtotal).toBe(6000 + 3000)
  expect(row).toMatchObject({
    totalPriceOverrideCount: 1,
    mainItems: [expect.stringMatching(/OIL/), 'FLOUR ALL PURPOSE'],
  })
})
