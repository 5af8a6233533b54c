import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { overridePrices } from '#areas/price-overrides/price-override.endpoints.ts'
import { modifyCartAccess } from '../cart-access.endpoints.ts'
import { createCart } from '../cart.endpoints.ts'
import { setLine, writeLineNote } from '../line.endpoints.ts'
import { listCartChanges, undoCartChange } from '../change.endpoints.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const override = { type: 'amount', value: 1777 } as const

/** A hidden cart of two lines; the flour's has an override and a note, and was then removed. */
async function removedLine() {
  const lines = [items.flour, items.oil].map((itemNumber) => ({ itemNumber, orderedCases: 2 }))
  const { cart } = await dsr.ask(createCart, { params: shipTos.own, body: { cart: {}, items: lines } })
  const params = { ...shipTos.own, cartId: cart.id, itemNumber: items.flour }
  await dsr.ask(overridePrices, { params, body: { casePriceOverride: override } })
  await dsr.ask(writeLineNote, { params, body: { note: 'by the back door' } })
  await dsr.ask(setLine, { params, body: { orderedCases: 0, orderedUnits: 0 } })
  return params
}
const flourOf = (cart: { items: readonly { itemNumber: string }[] }) =>
  cart.items.find(({ itemNumber }) => itemNumber === items.flour)

test('an undone removal brings back the override and the note with the line [CART-10, CART-12, CHECK-1]', async () => {
  const { cart } = await dsr.ask(undoCartChange, { params: await removedLine() })
  expect(flourOf(cart)).toMatchObject({
    orderedCases: 2,
    note: 'by the back door',
    casePriceOverride: override,
    price: { casePrice: 1777 },
  })
  expect(cart.totalPriceOverrideCount).toBe(1)
})

test('a cart that became visible gets its note back but no override, and reveals none [CART-10, security 15]', async () => {
  const params = await removedLine()
  await dsr.ask(modifyCartAccess, { params, body: { isVisibleToCustomer: true } })
  const { cart } = await dsr.ask(undoCartChange, { params })
  expect(flourOf(cart)).toMatchObject({ note: 'by the back door', casePriceOverride: null, price: { casePrice: 2000 } })
  const { changes } = await buyer.ask(listCartChanges, { params, query: {} })
  expect(JSON.stringify(changes)).not.toContain('1777')
})

test('without the permission to override, no override comes back [CART-10]', async () => {
  const params = await removedLine()
  await api.db.run(`update users set role = 'creditAdmin' where email = 'dsr@larder.example'`)
  await api.db.run(`insert into user_features (user_id, feature) values ($1, 'manageCart') on conflict do nothing`, [
    people.dsr,
  ])
  const { cart } = await dsr.ask(undoCartChange, { params })
  expect(flourOf(cart)).toMatchObject({ note: 'by the back door', casePriceOverride: null })
})
