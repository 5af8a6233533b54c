import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { askFor, shortCases } from '#areas/credit-requests/testing/credit-customer.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import {
  addReceiptPhoto,
  getReceiptCredit,
  requestReceiptCredit,
  requestReceiptPhotoUpload,
} from '../receiving.endpoints.ts'
import { check, deliveredOrder } from '../testing/delivered-order.ts'

const api = await startApi({ DATA_DIR: await mkdtemp(join(tmpdir(), 'larder-credits-')) })
const [buyer, colleague] = await Promise.all([api.as('buyer'), api.as('colleague')])
await api.db.run(`insert into user_ship_tos select id, 'NLV', '0000101' from users where name = 'colleague'`)

const damaged = (cases: number) => [{ kind: 'damaged' as const, cases, units: 0, note: 'wet' }]

test('what is wrong becomes one credit request, of two who press at once, with the codes that fit [NEXT-6, CREDIT-1]', async () => {
  const { params, send, finish, read } = await deliveredOrder(api)
  await send(buyer, [check(items.flour, 1), check(items.chicken, 3, { weightHundredths: 11_000 })])
  await finish(buyer)
  // A case of flour at $20.00, and 10 of 120 lb of chicken for $294.60.
  expect(await buyer.ask(getReceiptCredit, { params })).toEqual({
    lines: 2,
    total: 4455,
    leftOut: [],
    whyNot: null,
    photosNeeded: [],
  })
  const both = await Promise.all([
    buyer.call(requestReceiptCredit, { params }),
    colleague.call(requestReceiptCredit, { params }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(both.map(codeOf)).toContain('receipt_already_requested')
  const { credits } = await read(colleague)
  expect(credits).toHaveLength(1)
  const lines = await api.db.rows(
    `select code, unit, quantity, amount_cents::int as cents from credit_request_lines
     where request_id = '${credits[0]!.requestId}' order by line_number`,
  )
  expect(lines).toEqual([
    { code: 'SHORT', unit: 'CS', quantity: 1, cents: 2000 },
    { code: 'SHORT', unit: 'LB', quantity: 1000, cents: 2455 },
  ])
  expect(await buyer.ask(getReceiptCredit, { params })).toMatchObject({ whyNot: expect.stringContaining('already') })
})

test('damaged goods wait for a photo, which goes along as the request’s own [NEXT-6, CREDIT-1]', async () => {
  const { params, send, finish, read } = await deliveredOrder(api)
  await send(buyer, [check(items.flour, 2, { problems: damaged(1) })])
  await finish(buyer)
  const refused = await buyer.call(requestReceiptCredit, { params })
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'credit_photo_needed', message: 'FLOUR ALL PURPOSE: Damaged needs a photo.' },
  ])
  expect(await buyer.ask(getReceiptCredit, { params })).toMatchObject({ photosNeeded: [items.flour] })
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4a7' } })
    .jpeg()
    .toBuffer()
  const permit = await buyer.ask(requestReceiptPhotoUpload, {
    params,
    body: { type: 'image/jpeg', size: bytes.length },
  })
  const { uploadId } = permit
  const grant = new URL(permit.uploadUrl, 'http://larder').searchParams.get('grant')!
  await buyer.call(
    putUpload,
    { params: { uploadId }, query: { grant } },
    { headers: { 'content-type': 'image/jpeg' }, bytes },
  )
  const photoId = randomUUID()
  await buyer.ask(addReceiptPhoto, { params: { ...params, photoId }, body: { uploadId, itemNumber: items.flour } })
  const { requestId } = await buyer.ask(requestReceiptCredit, { params })
  const photos = await api.db.rows(`select line_number as line from credit_photos where request_id = '${requestId}'`)
  expect(photos).toEqual([{ line: 1 }])
  expect((await read(buyer)).credits).toMatchObject([{ requestId }])
})

test('a code that is not offered leaves the rest to be asked for, and says so [NEXT-6, CREDIT-1]', async () => {
  const { params, send, finish } = await deliveredOrder(api)
  await send(buyer, [check(items.flour, 1, { problems: damaged(1) })])
  await finish(buyer)
  await api.db.run(`update credit_codes set is_active = false where code = 'DAMAGED'`)
  try {
    expect(await buyer.ask(getReceiptCredit, { params })).toMatchObject({
      lines: 1,
      leftOut: ['FLOUR ALL PURPOSE: Damaged 1 CS cannot be asked for at present.'],
      whyNot: null,
    })
    expect((await buyer.call(requestReceiptCredit, { params })).status).toBe(201)
  } finally {
    await api.db.run(`update credit_codes set is_active = true where code = 'DAMAGED'`)
  }
})

test('nothing is asked for before the end, before the invoice, where all came as billed or is credited [NEXT-6]', async () => {
  const billed = await deliveredOrder(api)
  const ask = (params: typeof billed.params) => buyer.call(requestReceiptCredit, { params })
  await billed.send(buyer, [check(items.flour, 2)])
  expect(codeOf(await ask(billed.params))).toBe('receipt_not_finished')
  await billed.finish(buyer)
  expect(codeOf(await ask(billed.params))).toBe('receipt_nothing_to_credit')
  const credited = await deliveredOrder(api)
  await askFor(buyer, credited.invoiceNumber, shortCases(2))
  await credited.send(buyer, [check(items.flour, 1)])
  await credited.finish(buyer)
  expect(codeOf(await ask(credited.params))).toBe('receipt_credited_already')
  const early = await deliveredOrder(api, { isBilled: false })
  await early.send(buyer, [check(items.flour, 1)])
  await early.finish(buyer)
  expect(codeOf(await ask(early.params))).toBe('receipt_not_billed')
})
