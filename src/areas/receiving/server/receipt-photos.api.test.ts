import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { addReceiptPhoto, getReceiptPhoto, requestReceiptPhotoUpload } from '../receiving.endpoints.ts'
import { deliveredOrder } from '../testing/delivered-order.ts'

const api = await startApi({ DATA_DIR: await mkdtemp(join(tmpdir(), 'larder-receipts-')) })
const [buyer, stranger] = await Promise.all([api.as('buyer'), api.as('stranger')])

const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#4a7' } })
  .withExif({ IFD0: { Copyright: 'secret-place 36.17N 115.14W' } })
  .jpeg()
  .toBuffer()

/** Sends bytes as a phone does; returns the upload's id. */
async function upload(who: Client, params: { division: string; shipTo: string; delivery: string }, bytes: Buffer) {
  const type = 'image/jpeg'
  const asked = await who.ask(requestReceiptPhotoUpload, { params, body: { type, size: bytes.length } })
  const url = new URL(asked.uploadUrl, 'http://larder')
  const input = { params: { uploadId: asked.uploadId }, query: { grant: url.searchParams.get('grant')! } }
  await who.call(putUpload, input, { headers: { 'content-type': type }, bytes })
  return asked.uploadId
}

test('a photo sent twice is there once, smaller, and without what the camera wrote into it [NEXT-6, security 59]', async () => {
  const { params, read } = await deliveredOrder(api)
  const photoId = randomUUID()
  const add = async () =>
    buyer.ask(addReceiptPhoto, {
      params: { ...params, photoId },
      body: { uploadId: await upload(buyer, params, photo), itemNumber: items.flour },
    })
  await add()
  await add()
  expect((await read(buyer)).photos).toMatchObject([{ id: photoId, itemNumber: items.flour, byName: 'buyer' }])
  const { body } = await buyer.call(getReceiptPhoto, { params: { ...params, photoId } })
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect((body as Buffer).includes('secret-place')).toBe(false)
  const elsewhere = { ...params, ...shipTos.sibling, photoId }
  expect(codeOf(await buyer.call(getReceiptPhoto, { params: elsewhere }))).toBe('receipt_photo_not_found')
  expect((await stranger.call(getReceiptPhoto, { params: { ...params, photoId } })).status).toBe(404)
})

test('a photo that is a program, of an item there is not, or of another person’s upload is refused [NEXT-6, security 59]', async () => {
  const { params } = await deliveredOrder(api)
  const add = (uploadId: string, itemNumber: string = items.flour) =>
    buyer.call(addReceiptPhoto, { params: { ...params, photoId: randomUUID() }, body: { uploadId, itemNumber } })
  expect(codeOf(await add(await upload(buyer, params, Buffer.from('#!/bin/sh\nrm -rf /'))))).toBe('picture_not_valid')
  expect(codeOf(await add(randomUUID()))).toBe('upload_expired')
  expect(codeOf(await add(await upload(buyer, params, photo), '9999999'))).toBe('receipt_item_not_found')
})
