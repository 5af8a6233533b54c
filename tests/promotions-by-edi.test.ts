import { expect, test } from 'vitest'
import {
  createPromotion,
  setPromotionStatus,
  updatePromotionItems,
} from '#areas/dsr-promotions/dsr-promotions.endpoints.ts'
import { buildInfo, buildItem } from '#areas/dsr-promotions/testing/build-promotion.ts'
import { line, startPartnerWorld } from '#areas/edi/testing/partner-world.ts'
import { items } from './support/distributor.ts'

const { admin, api, receive, answers, ordersOf, held } = await startPartnerWorld()

/** 10% off flour of $20.00 for the partner's ship-to, in March. */
const { promotionId } = await admin.ask(createPromotion, { body: { division: 'NLV', ...buildInfo() } })
await admin.ask(updatePromotionItems, { params: { promotionId }, body: { items: [buildItem()] } })
const move = (status: 'active' | 'paused') =>
  admin.ask(setPromotionStatus, { params: { promotionId }, body: { status } })

test('an EDI order has the promoted price in its line, its confirmation and its receipt [STAFF-3, NEXT-12]', async () => {
  await move('active')
  const po = await receive({ lines: [line(items.flour, 2, 'CA', '18')] })
  const [order] = await ordersOf(po)
  const stored = await api.db.row(
    `select case_price_cents as price, price_receipt::text like '%Spring baking%' as named
     from order_lines where order_id = $1`,
    [order!.id],
  )
  expect(stored).toEqual({ price: 1800, named: true })
  const confirmation = (await answers()).find(({ kind }) => kind === '855')!
  expect(confirmation.text).toContain(`PO1*1*2*CA*18**VN*${items.flour}~`)
})

test('once the promotion pauses, its price in an EDI order is held with both prices [STAFF-3, NEXT-12]', async () => {
  await move('paused')
  const po = await receive({ lines: [line(items.flour, 2, 'CA', '18')] })
  expect(await ordersOf(po)).toEqual([])
  expect((await held()).find((order) => order.po === po)?.problem).toContain(
    'The order says $18.00, the portal $20.00.',
  )
})
