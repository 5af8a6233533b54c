import { expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { getUsualItems } from '../shop.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const own = shipTos.own

await api.db.run(
  `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at) values
     ('NLV', '0000101', $1, 3, '2026-02-27T10:00:00Z'), ('NLV', '0000101', $2, 9, null), ('NLV', '0000101', $3, 20, null),
     ('NLV', '0000101', $4, 30, null)`,
  [items.flour, items.oil, items.discontinued, items.reserved],
)

await api.db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])

test('usual items are those bought most often, without what is gone or made for others [SHELL-8, ITEM-9]', async () => {
  const { items: usual } = await buyer.ask(getUsualItems, { params: own })
  expect(usual.map(({ itemNumber, timesOrdered }) => [itemNumber, timesOrdered])).toEqual([
    [items.oil, 9],
    [items.flour, 3],
  ])
  // The contract price of the bill-to; the day of the last order in the division's time zone.
  expect(usual[0]?.price).toMatchObject({ casePrice: 3000 })
  expect(usual[1]?.lastOrderedOn).toBe('2026-02-27')
})

test('usual items say what the open cart blocks, and are not for those who may not order [SHELL-8, ITEM-7, ACCESS-2]', async () => {
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: { soType: 'willCall' } } })
  const { items: usual } = await buyer.ask(getUsualItems, { params: own, query: { cartId: cart.id } })
  expect(usual).toHaveLength(2)
  const accounting = await api.as('accounting')
  expect(codeOf(await accounting.call(getUsualItems, { params: own }))).toBe('feature_missing')
})
