import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { commentCreditRequest } from '../credit-moves.endpoints.ts'
import { getCreditPhoto, requestCreditPhotoUpload, takeCreditPhoto } from '../credit-photos.endpoints.ts'
import { createCustomerCreditRequest, getCreditRequest, listCreditRequests } from '../credit-requests.endpoints.ts'
import { addFlourInvoice, askFor, shortCases } from '../testing/credit-customer.ts'
import { forgetCreditPhotosJob } from './credit-photo.routes.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'larder-photos-'))
const api = await startApi({ DATA_DIR: dataDir })
const { db } = api
const [buyer, stranger, dsr, admin] = await Promise.all(
  (['buyer', 'stranger', 'dsr', 'admin'] as const).map((who) => api.as(who)),
)
const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#4a7' } })
  .withExif({ IFD0: { Copyright: 'secret-place 36.17N 115.14W' } })
  .jpeg()
  .toBuffer()

async function upload(who: Client | undefined, bytes = picture, type = 'image/jpeg') {
  const { photoId, uploadUrl } = await who!.ask(requestCreditPhotoUpload, { body: { type, size: bytes.length } })
  const url = new URL(uploadUrl, 'http://larder')
  const input = { params: { uploadId: photoId }, query: { grant: url.searchParams.get('grant')! } }
  await who!.ask(putUpload, input, { headers: { 'content-type': type }, bytes })
  return { photoId, taken: await who!.call(takeCreditPhoto, { params: { photoId } }) }
}
const show = (who: Client | undefined, photoId: string, size: 'full' | 'thumbnail' = 'full') =>
  who!.call(getCreditPhoto, { params: { photoId, size } })
const of = (creditRequestId: string) => ({ params: { creditRequestId } })
const readOf = (who: Client | undefined, id: string) =>
  who!.ask(getCreditRequest, of(id)).then(({ request }) => request)

test('a photo is drawn again, whole and small, without the place it was taken at [CREDIT-1, security 59]', async () => {
  const { photoId, taken } = await upload(buyer)
  expect(taken.status).toBe(200)
  for (const [size, width, height] of [
    ['full', 1600, 800],
    ['thumbnail', 240, 240],
  ] as const) {
    const { body, headers } = await show(buyer, photoId, size)
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width, height })
    expect((body as Buffer).includes('secret-place')).toBe(false)
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  }
  expect((await show(stranger, photoId)).status).toBe(404)
  expect((await show(admin, photoId)).status).toBe(404)
})

test('a photo that is a program is refused by itself [CREDIT-1, UI-4]', async () => {
  const program = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(3000, 7)])
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  for (const bytes of [program, script]) expect(codeOf((await upload(buyer, bytes)).taken)).toBe('picture_not_valid')
  const wanted = { body: { type: 'image/svg+xml', size: script.length } }
  expect((await buyer!.call(requestCreditPhotoUpload, wanted)).body).toMatchObject({
    code: 'file_type_not_supported',
    message: 'File type not supported',
  })
})

test('a photo belongs to one line of one request, and to whom it is of [CREDIT-1, ACCESS-4]', async () => {
  await addFlourInvoice(db, 'P1')
  const { photoId } = await upload(buyer)
  const body = shortCases(1, { code: 'DAMAGED', photos: [photoId] })
  const params = { division: 'NLV', invoiceUid: 'P1' }
  const { photoId: theirs } = await upload(stranger)
  const stolen = { params, body: shortCases(1, { code: 'DAMAGED', photos: [theirs] }) }
  expect((await buyer!.call(createCustomerCreditRequest, stolen)).body).toMatchObject({
    code: 'credit_photo_not_yours',
    field: 'lines.0.photos',
  })
  const { id } = await buyer!.ask(createCustomerCreditRequest, { params, body })
  expect((await readOf(dsr, id)).items[0]!.photos.map((photo) => photo.id)).toEqual([photoId])
  expect((await show(dsr, photoId)).status).toBe(200)
  expect((await show(stranger, photoId)).status).toBe(404)
  const again = await buyer!.call(createCustomerCreditRequest, { params, body })
  expect(codeOf(again)).toBe('credit_photo_not_yours')
})

test('internal comments and their photos are for staff alone; staff called by name get mail [CREDIT-4]', async () => {
  await addFlourInvoice(db, 'P2')
  const { id, requestNumber } = await askFor(buyer!, 'P2', shortCases(1))
  const { photoId } = await upload(dsr)
  const said = await dsr!.ask(commentCreditRequest, {
    ...of(id),
    body: { text: 'CANARYINTERNAL they ask every week, @dsm @admin @buyer', isInternal: true, photos: [photoId] },
  })
  expect(said.mentioned.toSorted()).toEqual(['admin', 'dsm'])
  await dsr!.ask(commentCreditRequest, { ...of(id), body: { text: 'Could you send a photo?' } })
  const answered = await buyer!.ask(commentCreditRequest, { ...of(id), body: { text: 'It is gone already, @admin.' } })
  // No mail and no response says whose name a customer tried.
  expect(answered.mentioned).toEqual([])
  expect((await readOf(admin, id)).comments.map(({ text, isInternal }) => [text.slice(0, 14), isInternal])).toEqual([
    ['CANARYINTERNAL', true],
    ['Could you send', false],
    ['It is gone alr', false],
  ])
  const seen = await readOf(buyer, id)
  expect(JSON.stringify(seen)).not.toContain('CANARY')
  expect(seen.comments).toHaveLength(2)
  expect(seen.photos).toBe(0)
  expect((await show(buyer, photoId)).status).toBe(404)
  expect((await show(admin, photoId)).status).toBe(200)
  const mails = await db.rows<{ to: string; text: string }>(
    `select to_address as "to", text_body as text from mails where subject like $1 and text_body ~ '(mentions|wrote)' order by 1`,
    [`%${requestNumber}%`],
  )
  expect(mails.map(({ to }) => to)).toEqual([
    'admin@larder.example',
    'buyer@larder.example',
    'dsm@larder.example',
    'dsr@larder.example',
  ])
  expect(mails.find(({ to }) => to.startsWith('buyer'))!.text).not.toContain('CANARY')
  const found = await buyer!.ask(listCreditRequests, { query: { keyword: 'CANARYINTERNAL' } })
  expect(found.requests).toEqual([])
})

test('an internal comment reaches no customer as an event [CREDIT-4]', async () => {
  await addFlourInvoice(db, 'P3')
  const { id } = await askFor(buyer!, 'P3', shortCases(1))
  const [customer, staff] = await Promise.all([api.listen('buyer'), api.listen('dsr')])
  await admin!.ask(commentCreditRequest, { ...of(id), body: { text: 'Hm', isInternal: true } })
  await expect.poll(() => staff.some((event) => event.id === id)).toBe(true)
  await admin!.ask(commentCreditRequest, { ...of(id), body: { text: 'We look at it' } })
  // What is published afterwards has arrived: nothing is on its way any more.
  await addFlourInvoice(db, 'P3b')
  const last = await askFor(buyer!, 'P3b', shortCases(1))
  await expect.poll(() => customer.some((event) => event.id === last.id)).toBe(true)
  expect(customer.filter((event) => event.id === id)).toHaveLength(1)
})

test('customers write no internal comments, nobody an empty one, strangers none [CREDIT-4, ACCESS-4]', async () => {
  await addFlourInvoice(db, 'P4')
  const { id } = await askFor(buyer!, 'P4', shortCases(1))
  const comment = (who: Client | undefined, body: object) => who!.call(commentCreditRequest, { ...of(id), body })
  expect(codeOf(await comment(buyer, { text: 'x', isInternal: true }))).toBe('credit_internal_by_staff')
  expect(codeOf(await comment(buyer, { text: ' ' }))).toBe('credit_comment_empty')
  expect(codeOf(await comment(stranger, { text: 'x' }))).toBe('credit_request_not_found')
})

test('photos that nobody used are thrown away after two days [PLAT-5]', async () => {
  const { photoId } = await upload(buyer)
  expect((await show(buyer, photoId)).status).toBe(200)
  const later = { now: () => new Date(api.clock.now().getTime() + 49 * 3_600_000) }
  const config = { dataDir, outside: {} }
  await forgetCreditPhotosJob.run({}, { db, clock: later, config } as never)
  expect((await show(buyer, photoId)).status).toBe(404)
  expect(await readdir(join(dataDir, 'uploads', 'credit-photo'))).not.toContain(`${photoId}-1600.webp`)
})
