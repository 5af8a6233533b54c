import { expect, test } from 'vitest'
import { line, startPartnerWorld } from '#areas/edi/testing/partner-world.ts'
import { items } from './support/distributor.ts'

const { api, receive, answers, ordersOf, held } = await startPartnerWorld()
await api.db.run(
  `update item_prices set breaks = '[[10, 1850]]' where division = 'NLV' and item_number = $1 and scope = 'L'`,
  [items.flour],
)

test('an EDI order has the price of its quantity in its line and its confirmation [ITEM-8, NEXT-12]', async () => {
  const po = await receive({ lines: [line(items.flour, 10, 'CA', '18.5')] })
  const [order] = await ordersOf(po)
  const stored = await api.db.row(
    `select case_price_cents as price, price_receipt->'quantity'->>'fromCases' as "from" from order_lines where order_id = $1`,
    [order!.id],
  )
  expect(stored).toEqual({ price: 1850, from: '10' })
  const confirmation = (await answers()).find(({ kind }) => kind === '855')!
  expect(confirmation.text).toContain(`PO1*1*10*CA*18.5**VN*${items.flour}~`)
})

test('the price of a break in an EDI order of fewer cases is held with both prices [ITEM-8, NEXT-12]', async () => {
  const po = await receive({ lines: [line(items.flour, 9, 'CA', '18.5')] })
  expect(await ordersOf(po)).toEqual([])
  expect((await held()).find((order) => order.po === po)?.problem).toContain(
    'The order says $18.50, the portal $20.00.',
  )
})
