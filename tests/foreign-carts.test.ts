import { beforeAll, describe, expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Answer, type Client, startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

// Security 9, 10, 13: the user's own ship-to with the cart of somebody else, in the path and in
// every second id, answers as a cart that does not exist, and changes nothing. The calls come from
// the contract: a new one without an example fails here.
const api = await startApi()
const served = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const missing = '018f0000-0000-7000-8000-00000000dead'

const line = { orderedCases: 1, orderedUnits: 0 }
/** An order of the buyer, to order again. */
const ordered = { orderId: '' }

/** What each call with a cart in its path is sent. */
const bodies: Readonly<Record<string, unknown>> = {
  addToCart: line,
  setLine: line,
  setLines: { items: [{ itemNumber: items.oil, ...line }] },
  updateCart: { poNumber: 'MINE' },
  updateCartDetails: { poNumber: 'MINE' },
  modifyCartAccess: { sharingMode: 'LOCK' },
  overridePrices: { casePriceOverride: { type: 'amount', value: 100 } },
  writeLineNote: { note: 'mine' },
  switchCartItem: { alternateItemNumber: items.oil },
  switchCartItems: { items: [{ itemNumber: items.flour, alternateItemNumber: items.oil }] },
  placeOrder: {},
  returnCart: {},
  reorderIntoCart: ordered,
}
const ofCart = served.filter(({ path }) => path.includes(':cartId'))

/** Carts the buyer must not reach from their ship-to. */
const foreign: Record<string, string> = {}
let people: Record<'buyer' | 'dsr', Client>
const carts = () =>
  api.db.rows(`select c.*, l.item_number, l.ordered_cases, l.note, l.case_price_override
    from carts c left join cart_lines l on l.cart_id = c.id order by c.id, l.item_number`)

beforeAll(async () => {
  people = { buyer: await api.as('buyer'), dsr: await api.as('dsr') }
  const ready = await readyCart(people.buyer)
  const { order } = await people.buyer.ask(placeOrder, { params: ready, body: {} }, { ifMatch: 3 })
  ordered.orderId = order.id
  const [stranger, colleague] = await Promise.all([api.as('stranger'), api.as('colleague')])
  const make = async (who: Client, shipTo: typeof shipTos.own | typeof shipTos.sibling | typeof shipTos.foreign) => {
    const { cart } = await who.ask(createCart, { params: shipTo, body: { cart: { poNumber: 'CANARY' } } })
    const params = { ...shipTo, cartId: cart.id, itemNumber: items.flour }
    await who.ask(addToCart, { params, body: { orderedCases: 3 } })
    return cart.id
  }
  foreign['of another customer'] = await make(stranger, shipTos.foreign)
  foreign['of another ship-to of the same customer'] = await make(colleague, shipTos.sibling)
  foreign['hidden from the customer'] = await make(people.dsr, shipTos.own)
})

async function ask(who: 'buyer' | 'dsr', endpoint: Endpoint, cartId: string) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const known: Record<string, string> = { ...shipTos.own, cartId, itemNumber: items.flour }
  const input = { params: Object.fromEntries(names.map((name) => [name, known[name]!])), body: bodies[endpoint.name] }
  return (await people[who].call(endpoint, input as never, { ifMatch: 2 })) as Answer<Endpoint>
}

test('every call with a cart in its path that takes a body has an example here', () => {
  expect(
    ofCart
      .filter((endpoint) => endpoint.body)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(bodies).toSorted())
})

describe.each(ofCart.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  test('answers a cart of others, of another ship-to and a hidden one as one that does not exist [ACCESS-4, CART-9]', async () => {
    const before = await carts()
    const who = endpoint.staffOnly ? 'dsr' : 'buyer'
    const absent = await ask(who, endpoint, missing)
    for (const [whose, cartId] of Object.entries(foreign)) {
      // Staff do see what is hidden from the customer.
      if (who === 'dsr' && whose === 'hidden from the customer') continue
      const answer = await ask(who, endpoint, cartId)
      expect([whose, answer.status, answer.body]).toEqual([whose, absent.status, absent.body])
    }
    expect([403, 404]).toContain(absent.status)
    expect(await carts()).toEqual(before)
  })
})

// Ids of carts beside the path.
const second: Readonly<Record<string, (cartId: string, own: string) => object>> = {
  discardCart: (switchToCartId, cartId) => ({ params: { ...shipTos.own, cartId }, query: { switchToCartId } }),
  setActiveCart: (activeCartId) => ({ params: shipTos.own, body: { activeCartId } }),
  reorder: (cartId) => ({ params: shipTos.own, body: { orderId: missing, cartId } }),
  matchOrderLines: (cartId) => ({ params: shipTos.own, body: { text: `2 cs ${items.flour}`, cartId } }),
  getItem: (cartId) => ({ params: { ...shipTos.own, itemNumber: items.flour }, query: { cartId } }),
  searchShop: (cartId) => ({ params: shipTos.own, query: { cartId } }),
}
test.each(Object.entries(second))(
  '%s answers a second id of a foreign cart as a missing one, and changes nothing [security 10]',
  async (name, inputOf) => {
    const endpoint = served.find((each) => each.name === name)!
    const { buyer } = people
    const { cart: own } = await buyer.ask(createCart, { params: shipTos.own, body: { cart: {} } })
    const before = await carts()
    const absent = await buyer.call(endpoint, inputOf(missing, own.id) as never)
    for (const [whose, cartId] of Object.entries(foreign)) {
      const answer = await buyer.call(endpoint, inputOf(cartId, own.id) as never)
      expect([whose, answer.status, answer.body]).toEqual([whose, absent.status, absent.body])
      expect(JSON.stringify(answer.body)).not.toContain('CANARY')
    }
    expect(await carts()).toEqual(before)
  },
)
