import { expect, test } from 'vitest'
import type { Cart } from '#areas/carts/cart.ts'
import { createCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { setLine, setLines } from '#areas/carts/line.endpoints.ts'
import { listCartChanges } from '#areas/carts/change.endpoints.ts'
import { mergeQuantities, type TypedLine } from '#areas/cart-entry/rules/merge-quantities.ts'
import { startApi } from './support/api.ts'
import { items, type Person, shipTos } from './support/distributor.ts'

/**
 * All edits together; the full 10,000 of the requirement take minutes: `LARDER_CART_EDITS=10000`.
 */
const edits = Number(process.env['LARDER_CART_EDITS'] ?? 400)
const persons: Person[] = ['buyer', 'colleague', 'dsr', 'dsm', 'admin', 'buyer', 'colleague', 'dsr']
const editsEach = Math.ceil(edits / persons.length)

const api = await startApi()
const clients = await Promise.all(persons.map((person) => api.as(person)))
const shared = [items.flour, items.oil, items.chicken, items.bread]

const linesOf = (cart: Cart) =>
  new Map(cart.items.map((line) => [line.itemNumber, { cases: line.orderedCases, units: line.orderedUnits }]))

/**
 * Sends one edit the way the screen does: with the version it was merged with, again when that is
 * stale.
 */
async function send(client: (typeof clients)[number], seen: Cart, edit: TypedLine) {
  for (let cart = seen; ;) {
    const { send: lines, conflicts } = mergeQuantities([edit], linesOf(cart))
    if (lines.length === 0) return { cart, wasSent: false, conflicts }
    const body = {
      items: lines.map(({ itemNumber, cases, units }) => ({ itemNumber, orderedCases: cases, orderedUnits: units })),
    }
    const params = { ...shipTos.own, cartId: cart.id }
    const answer = await client.call(setLines, { params, body }, { ifMatch: cart.version })
    if (answer.ok) return { cart: answer.body.cart!, wasSent: true, conflicts }
    const { code, details } = answer.body as unknown as { code: string; details: { cart: Cart } }
    if (code !== 'cart_changed') throw new Error(code)
    cart = details.cart
  }
}

test(
  `${persons.length} people make ${editsEach} changes each to the same lines: none is lost, none written over unseen [CART-12]`,
  { timeout: 1_800_000 },
  async () => {
    const start = await clients[0]!.ask(createCart, { params: shipTos.own, body: { cart: {} } })
    const params = { ...shipTos.own, cartId: start.cart.id }
    // Every accepted change says what it saw; then the history of each line must be one chain.
    const accepted: { itemNumber: string; from: number; to: number; version: number }[] = []
    let conflicts = 0
    await Promise.all(
      clients.map(async (client, who) => {
        let seen = start.cart
        for (let edit = 1; edit <= editsEach; edit++) {
          const itemNumber = shared[(who + edit) % shared.length]!
          const base = linesOf(seen).get(itemNumber) ?? { cases: 0, units: 0 }
          // A quantity nobody else types, so that a lost one shows.
          const typed = { cases: 1 + ((edit * persons.length + who) % 9999), units: 0 }
          const outcome = await send(client, seen, { itemNumber, base, typed })
          if (outcome.wasSent)
            accepted.push({ itemNumber, from: base.cases, to: typed.cases, version: outcome.cart.version })
          conflicts += outcome.conflicts.length
          seen = outcome.cart
        }
      }),
    )
    expect(accepted.length + conflicts).toBe(editsEach * persons.length)
    const after = await clients[0]!.ask(getCart, { params })
    expect(after.cart.version).toBe(1 + accepted.length)
    for (const itemNumber of shared) {
      let reads = 0
      const ofLine = accepted.filter((each) => each.itemNumber === itemNumber)
      for (const { from, to } of ofLine.toSorted((a, b) => a.version - b.version)) {
        expect(from).toBe(reads)
        reads = to
      }
      expect(linesOf(after.cart).get(itemNumber)?.cases ?? 0).toBe(reads)
    }
    // And the history stored with the cart says the same.
    const { changes } = await clients[0]!.ask(listCartChanges, { params, query: { pageSize: 100 } })
    for (const change of changes.filter(({ kind }) => kind === 'lines-set')) {
      const { from, to } = accepted.find(({ version }) => version === change.version)!
      expect(change.lines).toMatchObject([{ before: { cases: from }, after: { cases: to } }])
    }
  },
)

test('a stale version is refused with the cart as it reads now, and changes nothing [CART-12]', async () => {
  const { cart } = await clients[0]!.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  const params = { ...shipTos.own, cartId: cart.id, itemNumber: items.flour }
  await clients[1]!.ask(setLine, { params, body: { orderedCases: 2, orderedUnits: 0 } })
  const late = { params, body: { orderedCases: 9, orderedUnits: 0 } }
  const answer = await clients[0]!.call(setLine, late, { ifMatch: cart.version })
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'cart_changed', details: { cart: { version: 2, items: [{ orderedCases: 2 }] } } },
  })
})
