import { expect, test } from 'vitest'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { createCart, getCart, listCarts } from '#areas/carts/cart.endpoints.ts'
import { addToCart, setLine } from '#areas/carts/line.endpoints.ts'
import { listCartChanges } from '#areas/carts/change.endpoints.ts'
import { getPriceBreakdown, overridePrices } from '../price-override.endpoints.ts'

const api = await startApi()
const [buyer, dsr, dsm] = await Promise.all([api.as('buyer'), api.as('dsr'), api.as('dsm')])
const own = shipTos.own

/** A cart of the DSR with 2 cases and 3 eaches of flour, hidden by default; of version 2. */
async function cartOfStaff(isVisibleToCustomer = false, client: Client = dsr) {
  const body = { cart: { poNumber: 'CANARY' }, isVisibleToCustomer }
  const { cart } = await client.ask(createCart, { params: own, body })
  const params = { ...own, cartId: cart.id, itemNumber: items.flour }
  await client.ask(addToCart, { params, body: { orderedCases: 2, orderedUnits: 3 } })
  return params
}
const amount = (value: number) => ({ type: 'amount', value }) as const

test('a DSR overrides the price of a line, and every total follows [CART-10]', async () => {
  const params = await cartOfStaff()
  const { cart } = await dsr.ask(overridePrices, { params, body: { casePriceOverride: amount(1895) } })
  const line = cart.items[0]!
  expect(line).toMatchObject({
    casePriceOverride: { type: 'amount', value: 1895, per: 'case', byName: 'dsr' },
    eachPriceOverride: null,
    price: { casePrice: 1895, eachPrice: 250 },
    basePrice: { casePrice: 2000, eachPrice: 250 },
    lineTotal: 2 * 1895 + 3 * 250,
  })
  expect(cart).toMatchObject({ totalPriceOverrideCount: 1, totals: { subtotal: 4540 } })
  const { cart: read } = await dsr.ask(getCart, { params })
  expect(read.items).toEqual(cart.items)
  const { cart: without } = await dsr.ask(overridePrices, { params, body: { casePriceOverride: null } })
  expect(without).toMatchObject({ totalPriceOverrideCount: 0, totals: { subtotal: 4750 } })
})

test('an override stays when the quantity changes, and goes with its line [CART-10]', async () => {
  const params = await cartOfStaff()
  await dsr.ask(addToCart, { params: { ...params, itemNumber: items.oil }, body: { orderedCases: 1 } })
  await dsr.ask(overridePrices, { params, body: { casePriceOverride: { type: 'percent', value: 1000 } } })
  const more = await dsr.ask(setLine, { params, body: { orderedCases: 5, orderedUnits: 0 } })
  expect(more.cart?.items.find((line) => line.itemNumber === items.flour)).toMatchObject({ lineTotal: 5 * 1800 })
  await dsr.ask(setLine, { params, body: { orderedCases: 0, orderedUnits: 0 } })
  const again = await dsr.ask(setLine, { params, body: { orderedCases: 1, orderedUnits: 0 } })
  expect(again.cart?.items.find((line) => line.itemNumber === items.flour)).toMatchObject({ lineTotal: 2000 })
})

test('a cart the customer sees takes no override [CART-10]', async () => {
  const params = await cartOfStaff(true)
  const answer = await dsr.call(overridePrices, { params, body: { casePriceOverride: amount(100) } })
  expect([answer.status, codeOf(answer)]).toEqual([422, 'price_override_visible'])
})

test('a customer overrides nothing, in no cart [CART-10, security 15]', async () => {
  const hidden = await cartOfStaff()
  const visible = await cartOfStaff(true)
  for (const params of [hidden, visible]) {
    const answer = await buyer.call(overridePrices, { params, body: { casePriceOverride: amount(1) } })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'feature_missing'])
    expect(codeOf(await buyer.call(getPriceBreakdown, { params }))).toBe('feature_missing')
  }
})

test('a customer with the feature of staff is still a customer [CART-10, security 15]', async () => {
  const params = await cartOfStaff(true)
  await api.db.run(
    `insert into user_features values ('${people.colleague}', 'priceOverride'), ('${people.colleague}', 'priceBreakdown')`,
  )
  const colleague = await api.as('colleague')
  const answer = await colleague.call(overridePrices, { params, body: { casePriceOverride: amount(1) } })
  expect(answer.status).toBe(403)
  expect((await colleague.call(getPriceBreakdown, { params })).status).toBe(403)
})

test.each([
  { type: 'amount', value: 0 },
  { type: 'amount', value: -5 },
  { type: 'amount', value: 0.01 },
  { type: 'amount', value: 10_000_000 },
  { type: 'amount', value: '1895' },
  { type: 'free', value: 1 },
  { type: 'percent', value: 10_000 },
])('%o is no override [CART-10, security 15]', async (casePriceOverride) => {
  const params = await cartOfStaff()
  const answer = await dsr.call(overridePrices, { params, body: { casePriceOverride } } as never)
  expect([400, 422]).toContain(answer.status)
  expect((await dsr.ask(getCart, { params })).cart.totalPriceOverrideCount).toBe(0)
})

test('making the cart visible drops its overrides in the same transaction [security 13]', async () => {
  const params = await cartOfStaff()
  await dsr.ask(overridePrices, { params, body: { casePriceOverride: amount(1500) } })
  await api.db.run('update carts set is_visible_to_customer = true where id = $1', [params.cartId])
  const { cart } = await buyer.ask(getCart, { params })
  expect(cart.totals.subtotal).toBe(4750)
  await api.db.run('update carts set is_visible_to_customer = false where id = $1', [params.cartId])
  expect((await dsr.ask(getCart, { params })).cart.totalPriceOverrideCount).toBe(0)
})

test('customers receive no cost, no override and no breakdown with a cart [CART-10, security 18]', async () => {
  const params = await cartOfStaff(true)
  // What must never be there is put there on purpose.
  const override = JSON.stringify({ ...amount(1), per: 'case', byName: 'CANARY', at: '2026-03-02T20:00:00Z' })
  await api.db.run('update cart_lines set case_price_override = $2 where cart_id = $1', [params.cartId, override])
  const { cart } = await buyer.ask(getCart, { params })
  expect(cart.totals.subtotal).toBe(4750)
  const { carts } = await buyer.ask(listCarts, { params: own })
  const returned = JSON.stringify([cart, carts]).replace('"po":"CANARY"', '')
  for (const word of ['verride', 'cost', 'margin', 'basePrice', 'reakdown']) expect(returned).not.toContain(word)
})

test('the breakdown has cost and margin, and a price below cost is marked [CART-10]', async () => {
  const params = await cartOfStaff()
  const below = await dsr.ask(overridePrices, { params, body: { casePriceOverride: amount(1400) } })
  expect(below.warning).toBe('This price is below cost.')
  const { breakdown } = await dsm.ask(getPriceBreakdown, { params })
  expect(breakdown).toMatchObject({
    perCase: { basePrice: 2000, price: 1400, cost: 1500, profit: -100, isBelowCost: true, override: { byName: 'dsr' } },
    perEach: { basePrice: 250, price: 250, cost: 188, isBelowCost: false, override: null },
  })
})

test('an override is audited with what it was before [PLAT-8, CART-10]', async () => {
  const params = await cartOfStaff()
  await dsr.ask(overridePrices, { params, body: { eachPriceOverride: amount(199) } })
  const rows = await api.db.rows<{ user: string; details: { after: object } }>(
    `select user_id as user, details from audit_entries where action = 'cart.override-prices' and entity = $1`,
    [`cart:${params.cartId}`],
  )
  expect(rows).toMatchObject([
    { user: people.dsr, details: { itemNumber: items.flour, after: { eachPriceOverride: { value: 199 } } } },
  ])
})

test('an overridden line is ordered at its price, which the customer reads without how it came about [CART-10, CHECK-4]', async () => {
  const params = await cartOfStaff()
  await dsr.ask(overridePrices, { params, body: { casePriceOverride: amount(1895) } })
  const placed = await dsr.ask(placeOrder, { params, body: { expectedSubtotal: 4540 } }, { ifMatch: 3 })
  expect(placed.order.subtotal).toBe(4540)
  const input = { params: { ...own, orderId: placed.order.id } }
  const ofStaff = await dsr.ask(getOrder, input)
  expect(ofStaff.order.items[0]).toMatchObject({
    casePrice: 1895,
    casePriceOverride: { value: 1895, byName: 'dsr' },
    baseCasePrice: 2000,
  })
  const ofCustomer = await buyer.ask(getOrder, input)
  expect(ofCustomer.order.items[0]).toMatchObject({ casePrice: 1895, lineTotal: 4540, receipt: null })
  expect(JSON.stringify(ofCustomer)).not.toMatch(/verride|basePrice|baseCasePrice|cost/)
})

test('an override whose price became one by the pound stops the order until it is set again [CART-10, CHECK-4]', async () => {
  const params = await cartOfStaff()
  await dsr.ask(overridePrices, { params, body: { casePriceOverride: amount(1895) } })
  await api.db.run(
    `update cart_lines set case_price_override = jsonb_set(case_price_override, '{per}', '"pound"') where cart_id = $1`,
    [params.cartId],
  )
  const answer = await dsr.call(placeOrder, { params, body: {} }, { ifMatch: 3 })
  expect(codeOf(answer)).toBe('lines_need_attention')
  expect(JSON.stringify(answer.body)).toContain('price_override_no_longer_holds')
})

test('two overrides at once of one version: one is taken, the other is refused as stale [CART-10, CART-12]', async () => {
  const params = await cartOfStaff()
  const ask = (client: Client, value: number) =>
    client.call(overridePrices, { params, body: { casePriceOverride: amount(value) } }, { ifMatch: 2 })
  const answers = await Promise.all([ask(dsr, 1900), ask(dsm, 1800)])
  expect(new Set(answers.map((answer) => codeOf(answer)))).toEqual(new Set([null, 'cart_changed']))
})

test('the history of a cart that became visible shows customers no overrides [CART-10, security 18]', async () => {
  const params = await cartOfStaff()
  await dsr.ask(overridePrices, { params, body: { casePriceOverride: amount(1500) } })
  await api.db.run('update carts set is_visible_to_customer = true where id = $1', [params.cartId])
  const kindsOf = async (client: Client) =>
    (await client.ask(listCartChanges, { params })).changes.map((change) => change.kind)
  expect(await kindsOf(dsr)).toContain('prices-overridden')
  expect(await kindsOf(buyer)).toEqual(['lines-set', 'created'])
})
