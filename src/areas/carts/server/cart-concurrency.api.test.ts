import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, type Person, shipTos } from '#tests/support/distributor.ts'
import { createCart, getCart } from '../cart.endpoints.ts'
import { addToCart, setLine } from '../line.endpoints.ts'

const api = await startApi()
const persons: Person[] = ['buyer', 'colleague', 'dsr', 'dsm', 'admin', 'buyer', 'colleague', 'dsr']
const clients = await Promise.all(persons.map((person) => api.as(person)))
const ownItems = [items.oil, items.chicken, items.oysters, items.bread, items.outOfStock]
const editsEach = 100

test('8 people make 100 changes each to one cart, and none is lost [CART-12]', { timeout: 120_000 }, async () => {
  const { cart } = await clients[0]!.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  const params = { ...shipTos.own, cartId: cart.id }
  const flour = { ...params, itemNumber: items.flour }
  await Promise.all(
    clients.map(async (client, who) => {
      const own = ownItems[who]
      for (let edit = 1; edit <= editsEach; edit++) {
        if (own === undefined || edit % 2 === 0)
          await client.ask(addToCart, { params: flour, body: { orderedCases: 1 } })
        else
          await client.ask(setLine, {
            params: { ...params, itemNumber: own },
            body: { orderedCases: edit, orderedUnits: 0 },
          })
      }
    }),
  )
  const after = await clients[0]!.ask(getCart, { params })
  const casesOf = new Map(after.cart.items.map((line) => [line.itemNumber, line.orderedCases]))
  const addings = ownItems.length * (editsEach / 2) + (clients.length - ownItems.length) * editsEach
  expect(casesOf.get(items.flour)).toBe(addings)
  for (const own of ownItems) expect(casesOf.get(own)).toBe(editsEach - 1)
  expect(after.cart.version).toBe(1 + clients.length * editsEach)
})
