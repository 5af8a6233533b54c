import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overridePrices } from '#areas/price-overrides/price-override.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import type { Cart } from '../cart.ts'
import { createCart, getCart } from '../cart.endpoints.ts'
import { addToCart, setLine, setLines, writeLineNote } from '../line.endpoints.ts'
import { applyDelta } from '../rules/apply-delta.ts'

const api = await startApi()
const people = { buyer: await api.as('buyer'), dsr: await api.as('dsr') }
const own = shipTos.own
const minimal = { headers: { prefer: 'respond-async, return=minimal; foo="some"' } }

/** What `Prefer: return=minimal` returned. */
const deltaOf = (body: unknown) => (body as { delta: Parameters<typeof applyDelta>[1] | null }).delta

const oneLine = fc.record({
  itemNumber: fc.constantFrom(items.flour, items.oil),
  orderedCases: fc.integer({ min: 0, max: 3 }),
  orderedUnits: fc.constant(0),
})

test.each(['buyer', 'dsr'] as const)(
  'changes that are returned alone make of a cart what the whole answer shows to the %s [CART-5]',
  async (person) => {
    const client = people[person]
    const steps = fc.array(fc.array(oneLine, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(steps, async (lists) => {
        const body = { cart: {}, ...(person === 'dsr' && { isVisibleToCustomer: false }) }
        const { cart: created } = await client.ask(createCart, { params: own, body })
        const params = { ...own, cartId: created.id }
        const whole = async () => (await client.ask(getCart, { params })).cart
        let cart: Cart = await whole()
        for (const lines of lists) {
          const answer = await client.call(setLines, { params, body: { items: lines } }, minimal)
          expect(answer.headers['preference-applied']).toBe('return=minimal')
          const delta = deltaOf(answer.body)
          if (delta === null) return
          expect(answer.headers['etag']).toBe(`"${delta.version}"`)
          cart = applyDelta(cart, delta)!
          expect(cart).toEqual(await whole())
        }
      }),
      { numRuns: 20 },
    )
  },
)

test('a single line is returned alone as well, added or set; the last removal returns null [CART-5]', async () => {
  const { cart } = await people.buyer.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: cart.id, itemNumber: items.oil }
  const added = await people.buyer.call(addToCart, { params, body: { orderedCases: 2 } }, minimal)
  expect(added.body).toMatchObject({
    message: 'Item added to cart successfully',
    delta: { from: 1, version: 2, removed: [], items: [{ itemNumber: items.oil, orderedCases: 2 }] },
  })
  expect(added.body).not.toHaveProperty('cart')
  const none = { orderedCases: 0, orderedUnits: 0 }
  expect((await people.buyer.call(setLine, { params, body: none }, minimal)).body).toMatchObject({ delta: null })
})

test('a note and a price override return their line alone as well [CART-10, CHECK-1]', async () => {
  const body = { cart: {}, isVisibleToCustomer: false }
  const { cart: created } = await people.dsr.ask(createCart, { params: own, body })
  const params = { ...own, cartId: created.id, itemNumber: items.oil }
  for (const itemNumber of [items.flour, items.oil])
    await people.dsr.ask(addToCart, { params: { ...params, itemNumber }, body: { orderedCases: 1 } })
  const whole = async () => (await people.dsr.ask(getCart, { params })).cart
  let cart = await whole()
  const price = { casePriceOverride: { type: 'amount', value: 3100 } } as const
  for (const send of [
    () => people.dsr.call(writeLineNote, { params, body: { note: 'ring twice' } }, minimal),
    () => people.dsr.call(overridePrices, { params, body: price }, minimal),
  ]) {
    const delta = deltaOf((await send()).body)!
    expect(delta.items.map(({ itemNumber }) => itemNumber)).toEqual([items.oil])
    cart = applyDelta(cart, delta)!
    expect(cart).toEqual(await whole())
  }
})

test('without the preference the whole cart is returned [CART-5]', async () => {
  const { cart } = await people.buyer.ask(createCart, { params: own, body: { cart: {} } })
  const params = { ...own, cartId: cart.id, itemNumber: items.oil }
  const headers = { prefer: 'return=representation' }
  const answer = await people.buyer.call(addToCart, { params, body: { orderedCases: 2 } }, { headers })
  expect(answer.headers['preference-applied']).toBeUndefined()
  expect(answer.body).toMatchObject({ cart: { version: 2 } })
  expect(answer.body).not.toHaveProperty('delta')
})
