import { expect, test } from 'vitest'
import { orderContent, orderedItem } from '#areas/cxml/testing/cxml-document.ts'
import { line, startPartnerWorld } from '#areas/edi/testing/partner-world.ts'
import { buyerSystem, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import { saveSubstitution } from '#areas/substitutions/substitutions.endpoints.ts'
import { items, shipTos } from './support/distributor.ts'

const { api, receive, ordersOf } = await startPartnerWorld()
const buyer = await api.as('buyer')
await api.db.run(`update items set details = '{}', dietary_preferences = '{}'`)
await buyer.ask(
  saveSubstitution,
  { params: { ...shipTos.own, itemNumber: items.flour }, body: { choice: 'none' } },
  { ifMatch: 0 },
)

/** What the ERP was sent of the lines of the last order. */
const sentWishes = async () => {
  const { payload } = await api.db.row<{ payload: { items: { itemNumber: string; ifShort?: { choice: string } }[] } }>(
    `select payload from outbox_messages where topic = 'order.placed' order by id desc limit 1`,
  )
  return payload.items.map(({ itemNumber, ifShort }) => [itemNumber, ifShort?.choice])
}

test('an EDI order carries what the ship-to wants of items that come short to the ERP [NEXT-3, NEXT-12]', async () => {
  const po = await receive({ lines: [line(items.flour), line(items.oil)] })
  expect(await ordersOf(po)).toHaveLength(1)
  expect(await sentWishes()).toEqual([
    [items.flour, 'none'],
    [items.oil, 'ask'],
  ])
})

test('a cXML order carries it as well, and keeps it with its lines [NEXT-3, PUNCH-3]', async () => {
  const system = await buyerSystem(api, 'buyer', { mapping: [{ shipTo: '0000101', punchoutShipTo: 'W-1' }] })
  const flour = orderedItem({ part: '1001', quantity: '2', unit: 'CS', price: '20.00' })
  const content = orderContent(flour, { id: 'WISH-1', attributes: '', header: shipToElement('W-1') })
  expect((await system.post(content.replace('82.40', '40.00'), { to: '/punchout/orders' })).code).toBe('200')
  expect(await sentWishes()).toEqual([[items.flour, 'none']])
  const stored = await api.db.row(
    `select l.if_short ->> 'choice' as choice from order_lines l join orders o on o.id = l.order_id where o.po = 'WISH-1'`,
  )
  expect(stored).toEqual({ choice: 'none' })
})
