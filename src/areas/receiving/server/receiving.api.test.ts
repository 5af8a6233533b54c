import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addInvoice } from '#areas/invoice-pages/testing/add-invoice.ts'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import {
  getReceiptSignature,
  listReceiptOperations,
  listReceivableDeliveries,
  printReceipt,
} from '../receiving.endpoints.ts'
import { check, deliveredOrder } from '../testing/delivered-order.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])
await api.db.run(`insert into user_ship_tos select id, 'NLV', '0000101' from users where name = 'colleague'`)

const keysOf = async () => {
  const { deliveries } = await buyer.ask(listReceivableDeliveries, { params: shipTos.own })
  return deliveries.map(({ key, day, state }) => [key, day, state])
}

test('what is on its way and what came in the last 14 days is listed, an order and its first invoice as one [NEXT-6]', async () => {
  const coming = await storedOrder(api.db, 'Open', '2026-03-03')
  const later = await storedOrder(api.db, 'Open', '2026-03-04')
  const placed = await storedOrder(api.db, 'Placed', '2026-03-02')
  const { orderId, invoiceNumber } = await deliveredOrder(api)
  await addInvoice(api.db, { invoiceNumber: 'SECOND1', orderId, invoiceDate: '2026-03-03', total: 100 })
  await addInvoice(api.db, { invoiceNumber: 'OLD1', invoiceDate: '2026-02-15', total: 100 })
  await addInvoice(api.db, { invoiceNumber: 'CREDIT1', invoiceDate: '2026-03-02', total: -100 })
  const keys = await keysOf()
  expect(keys).toEqual(
    expect.arrayContaining([
      [`O-${coming}`, '2026-03-03', 'toReceive'],
      [`O-${orderId}`, '2026-03-02', 'toReceive'],
      ['I-SECOND1', '2026-03-03', 'toReceive'],
    ]),
  )
  const text = JSON.stringify(keys)
  for (const other of [later, placed, invoiceNumber, 'OLD1', 'CREDIT1']) expect(text).not.toContain(other)
})

test('a delivery has its lines as ordered, shipped and billed; before the invoice as ordered [NEXT-6]', async () => {
  const { bill, read } = await deliveredOrder(api, { isBilled: false })
  expect((await read(buyer)).lines).toMatchObject([
    { itemNumber: items.flour, billed: null, expected: { cases: 2 } },
    { itemNumber: items.chicken, expected: { cases: 3, weightHundredths: null } },
  ])
  await bill()
  expect((await read(buyer)).lines).toMatchObject([
    { itemNumber: items.flour, billed: { cases: 2 } },
    { itemNumber: items.chicken, isCatchWeight: true, expected: { cases: 3, weightHundredths: 12_000 } },
  ])
})

test('operations sent again are accepted again and kept once, and one that is refused says why [NEXT-6]', async () => {
  const { params, send } = await deliveredOrder(api)
  const flour = check(items.flour, 2)
  const wrong = check('9999999', 1)
  const answers = await Promise.all([send(buyer, [flour, flour, wrong]), send(buyer, [flour])])
  expect(answers[0].body).toMatchObject({
    accepted: [flour.opId],
    refused: [{ opId: wrong.opId, errorCode: 'receipt_item_not_found' }],
  })
  for (const { body } of answers) expect(body).toMatchObject({ accepted: [flour.opId], cursor: 1 })
  const { operations } = await colleague.ask(listReceiptOperations, { params })
  expect(operations).toMatchObject([{ opId: flour.opId, byName: 'buyer', isOwn: false }])
  await expect(api.db.run('update receipt_operations set cases = 7')).rejects.toThrow('never changed')
})

test('many phones start one receipt at once: there is one, with every operation once [NEXT-6]', async () => {
  const { params, send } = await deliveredOrder(api)
  const sent = Array.from({ length: 12 }, () => check(items.flour, 1, { isPiece: true }))
  await Promise.all(sent.map((each, at) => send(at % 2 ? buyer : colleague, [each])))
  const { operations, cursor } = await dsr.ask(listReceiptOperations, { params })
  expect([new Set(operations.map(({ opId }) => opId)).size, cursor]).toEqual([12, 12])
  const [{ receipts } = {}] = await api.db.rows<{ receipts: number }>(
    `select count(*)::int as receipts from receipts where delivery_key = '${params.delivery}'`,
  )
  expect(receipts).toBe(1)
})

test('two people finish at once: the receipt is finished once, with what was short [NEXT-6]', async () => {
  const { send, finish, read } = await deliveredOrder(api)
  await send(buyer, [check(items.flour, 1), check(items.chicken, 3, { weightHundredths: 12_000 })])
  const both = await Promise.all([finish(buyer), finish(colleague)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await read(dsr)).toMatchObject({
    state: 'received',
    finishes: [{ number: 1, checkedLines: 2, differentLines: 1 }],
    results: [{ differences: [{ kind: 'short', cases: 1 }] }, { differences: [] }],
  })
})

test('one finishes while another checks: the end has all that came before it, and says so of what came after [NEXT-6]', async () => {
  for (let round = 0; round < 12; round++) {
    const { send, finish, read } = await deliveredOrder(api)
    await send(buyer, [check(items.flour, 2)])
    await Promise.all([finish(buyer), send(colleague, [check(items.chicken, 2)])])
    const { state, results, finishes } = await read(dsr)
    const checked = results.filter(({ content }) => content !== null).length
    expect([finishes.length, state]).toEqual([1, checked === 2 ? 'received' : 'started'])
  }
})

test('what a phone without a connection found before is taken after the end, and finished again [NEXT-6]', async () => {
  const { send, finish, read } = await deliveredOrder(api)
  await send(buyer, [check(items.flour, 2)])
  await finish(buyer)
  expect((await send(colleague, [check(items.chicken, 2)])).ok).toBe(true)
  expect(await read(buyer)).toMatchObject({ state: 'started', finish: { number: 1, differentLines: 0 } })
  await finish(colleague)
  expect(await read(buyer)).toMatchObject({ state: 'received', finish: { number: 2, differentLines: 1 } })
})

test('different counts of two people keep the receipt open until one decides [NEXT-6]', async () => {
  const { send, finish } = await deliveredOrder(api)
  const [one, two] = [check(items.flour, 1), check(items.flour, 2)]
  await Promise.all([send(buyer, [one]), send(colleague, [two])])
  const refused = await finish(buyer)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'receipt_undecided', details: { items: [items.flour] } },
  ])
  await send(buyer, [check(items.flour, 2, { replaces: [one.opId, two.opId] })])
  expect((await finish(buyer)).ok).toBe(true)
})

test('a signature is drawn again as a small grey PNG, and what is none is refused by its field [NEXT-6, security 59]', async () => {
  const { params, send, finish } = await deliveredOrder(api)
  await send(buyer, [check(items.flour, 2)])
  const refused = await finish(buyer, { signature: Buffer.from('#!/bin/sh').toString('base64') })
  expect([refused.status, refused.body]).toMatchObject([422, { field: 'signature' }])
  const drawn = await sharp({ create: { width: 900, height: 360, channels: 4, background: '#fff0' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .png()
    .toBuffer()
  await finish(buyer, { signerName: 'Lee Park', signature: drawn.toString('base64') })
  const { body } = await buyer.call(getReceiptSignature, { params: { ...params, finish: '1' } })
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'png', width: 600 })
  expect((body as Buffer).includes('secret-place')).toBe(false)
  const words = readPdf((await buyer.call(printReceipt, { params })).body as Buffer)
    .flat()
    .join(' ')
  expect(words).toContain('Signed by Lee Park')
})

test.each([
  { cases: -1 },
  { units: 10_000 },
  { weightHundredths: 1e12 },
  { temperatureTenths: 9999 },
  { opId: 'x' },
  { lots: ['x'.repeat(21)] },
  { problems: [{ kind: 'stolen', cases: 1, units: 0 }] },
  { deviceAt: 'yesterday' },
])('an operation with %o is refused by its field, and nothing of its call is taken [NEXT-6]', async (more) => {
  const { params, send } = await deliveredOrder(api)
  const answer = await send(buyer, [check(items.flour, 1), check(items.flour, 1, more as never)])
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ field: expect.stringContaining(Object.keys(more)[0]!) })
  expect((await buyer.ask(listReceiptOperations, { params })).operations).toEqual([])
})

test('a delivery of another ship-to reads like a missing one, and too early or too late is refused [NEXT-6, ACCESS-4]', async () => {
  const { params, send } = await deliveredOrder(api)
  expect((await stranger.call(listReceiptOperations, { params })).status).toBe(404)
  const elsewhere = { ...params, ...shipTos.sibling }
  expect(codeOf(await buyer.call(listReceiptOperations, { params: elsewhere }))).toBe('delivery_not_found')
  const missing = { ...params, delivery: `O-${randomUUID()}` }
  expect(codeOf(await buyer.call(listReceiptOperations, { params: missing }))).toBe('delivery_not_found')
  api.clock.set(new Date('2026-03-17T20:00:00Z'))
  expect(codeOf(await send(buyer, [check(items.flour, 2)]))).toBe('delivery_too_late')
  api.clock.set(new Date('2026-02-28T20:00:00Z'))
  expect(codeOf(await send(buyer, [check(items.flour, 2)]))).toBe('delivery_too_early')
  api.clock.set(new Date('2026-03-02T20:00:00Z'))
})

test('who ordered is notified when a colleague finishes with differences, not when they do it themselves [NEXT-7, NEXT-6]', async () => {
  await api.db.run('delete from notifications')
  for (const who of [buyer, colleague]) {
    const { orderId, send, finish } = await deliveredOrder(api)
    await api.db.run('update orders set placed_by = $1 where id = $2', [people.buyer, orderId])
    await send(who, [check(items.flour, 1)])
    await finish(who)
  }
  expect((await notificationsOf(api.db, 'receiptFinished')).map(({ userId, body }) => [userId, body])).toEqual([
    [people.buyer, expect.stringMatching(/^colleague checked in a delivery for .*: 1 line differed\.$/)],
  ])
})
