import { expect, test } from 'vitest'
import { addInvoice } from '#areas/invoice-pages/testing/add-invoice.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { findReceipts } from '../receiving.endpoints.ts'
import { check, deliveredOrder } from '../testing/delivered-order.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])
await api.db.run(`insert into user_ship_tos select id, 'NLV', '0000101' from users where name = 'colleague'`)

const find = async (query: { orderId?: string; invoiceNumber?: string }, who = dsr) =>
  (await who.ask(findReceipts, { params: shipTos.own, query })).receipts

test('order and invoice lead to their truck while it can be received, then say how it was [NEXT-6]', async () => {
  const { orderId, invoiceNumber, send, finish } = await deliveredOrder(api)
  const key = `O-${orderId}`
  const both = async () => [await find({ orderId }), await find({ invoiceNumber })]
  const open = { key, day: '2026-03-02', state: 'toReceive', finish: null, mayReceive: true }
  expect(await both()).toEqual([[open], [open]])
  await send(buyer, [check(items.flour, 1)])
  for (const found of await both()) expect(found).toMatchObject([{ key, state: 'started', finish: null }])
  await finish(colleague)
  const received = { key, state: 'received', finish: { byName: 'colleague', differentLines: 1 } }
  for (const found of await both()) expect(found).toMatchObject([received])
})

test('each truck of an order stands alone, and an invoice has its own [NEXT-6]', async () => {
  const { orderId, invoiceNumber } = await deliveredOrder(api)
  const second = `T${orderId.slice(-8)}`
  await addInvoice(api.db, { invoiceNumber: second, orderId, invoiceDate: '2026-03-03', total: 100 })
  const keys = async (query: { orderId?: string; invoiceNumber?: string }) => (await find(query)).map(({ key }) => key)
  expect(await keys({ orderId })).toEqual([`O-${orderId}`, `I-${second}`])
  expect(await keys({ invoiceNumber })).toEqual([`O-${orderId}`])
  expect(await keys({ invoiceNumber: second })).toEqual([`I-${second}`])
})

test('what was received stays said after the days of receiving; what never was is not offered [NEXT-6]', async () => {
  const [checked, never] = [await deliveredOrder(api), await deliveredOrder(api)]
  await checked.send(buyer, [check(items.flour, 2)])
  await checked.finish(buyer)
  api.clock.set(new Date('2026-03-17T20:00:00Z'))
  expect(await find({ orderId: checked.orderId })).toMatchObject([{ state: 'received', mayReceive: false }])
  expect(await find({ orderId: never.orderId })).toEqual([])
  api.clock.set(new Date('2026-03-02T20:00:00Z'))
})

test('nobody learns of the trucks of another ship-to [NEXT-6, ACCESS-4]', async () => {
  const { orderId, invoiceNumber } = await deliveredOrder(api)
  const query = { orderId, invoiceNumber }
  expect((await stranger.call(findReceipts, { params: shipTos.own, query })).status).toBe(404)
  const elsewhere = await dsr.call(findReceipts, { params: shipTos.sibling, query })
  if (elsewhere.ok) expect(elsewhere.body).toEqual({ receipts: [] })
  else expect(codeOf(elsewhere)).toContain('not_found')
})
