import { expect, test } from 'vitest'
import { addInvoice } from '#areas/invoice-pages/testing/add-invoice.ts'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { listReceivableDeliveries } from '#areas/receiving/receiving.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { bringTrucksToday, seedReceipts } from './seed-receipts.ts'

const api = await startApi()

test('a kitchen of the demo has a truck today and deliveries that were received [PLAT-1, NEXT-6]', async () => {
  await api.db.run(`update users set email = 'buyer@harborbistro.example', is_demo = true where id = $1`, [
    people.buyer,
  ])
  for (const day of ['2026-02-24', '2026-02-26', '2026-02-28']) {
    const orderId = await storedOrder(api.db, 'Invoiced', day)
    const lines = [
      { itemNumber: items.flour, cases: 2, total: 4000 },
      { itemNumber: items.chicken, cases: 3, weight: 12_000, total: 29_460 },
    ]
    await addInvoice(api.db, { invoiceNumber: `S${day.slice(-2)}`, orderId, invoiceDate: day, total: 33_460, lines })
  }
  await api.db.inTransaction((tx) => seedReceipts(tx, '2026-03-02'))
  const buyer = await api.as('buyer')
  const { deliveries } = await buyer.ask(listReceivableDeliveries, { params: shipTos.own })
  expect(deliveries.map(({ day, state, finish }) => [day, state, finish?.differentLines])).toEqual([
    ['2026-03-02', 'toReceive', undefined],
    ['2026-02-26', 'received', 1],
    ['2026-02-24', 'received', 0],
  ])

  // A later start: the truck nobody has begun to check is that of the new day. A second one moves
  // nothing.
  const later = await api.db.row<{ id: string }>(`select order_id as id from invoices where invoice_number = 'S26'`)
  for (const day of ['2026-03-04', '2026-03-04']) {
    await api.db.inTransaction((tx) => bringTrucksToday(tx, day))
    const { days } = await api.db.row<{ days: string[] }>(
      `select array_agg(o.delivery_date::text order by i.invoice_number) as days
       from invoices i join orders o on o.id = i.order_id where i.invoice_number = any('{S24,S26,S28}')`,
    )
    expect(days).toEqual(['2026-02-24', '2026-02-26', day])
  }
  await api.db.run(`delete from receipts where order_id = $1`, [later.id])
  await api.db.inTransaction((tx) => bringTrucksToday(tx, '2026-03-04'))
  const { day } = await api.db.row<{ day: string }>(`select delivery_date::text as day from orders where id = $1`, [
    later.id,
  ])
  expect(day).toBe('2026-02-26')
})
