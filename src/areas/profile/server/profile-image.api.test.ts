import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { type Client, startApi } from '#tests/support/api.ts'
import { deleteProfileImage, getProfileImage, requestProfileImageUpload, updateProfile } from '../profile.endpoints.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'larder-uploads-'))
const api = await startApi({ DATA_DIR: dataDir })
const [buyer, stranger] = await Promise.all([api.as('buyer'), api.as('stranger')])

const fields = { displayName: 'M', firstName: 'M', lastName: '', phone: '' }
const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#4a7' } })
  .withExif({ IFD0: { Copyright: 'secret-place 36.17N 115.14W' } })
  .jpeg()
  .toBuffer()

const requestFor = (who: Client, bytes: Buffer, type = 'image/jpeg') =>
  who.ask(requestProfileImageUpload, { body: { type, size: bytes.length } })
const send = (who: Client, uploadUrl: string, bytes: Buffer, type = 'image/jpeg') => {
  const url = new URL(uploadUrl, 'http://larder')
  const input = {
    params: { uploadId: url.pathname.split('/').at(-1)! },
    query: { grant: url.searchParams.get('grant')! },
  }
  return who.call(putUpload, input, { headers: { 'content-type': type }, bytes })
}
const save = (who: Client, profileImageUrl: string) =>
  who.call(updateProfile, { body: { ...fields, hasProfileImage: true, profileImageUrl } })
/** Everything as a well-behaved screen does it. */
async function upload(who: Client, bytes: Buffer, type = 'image/jpeg') {
  const { uploadUrl, profileImageUrl } = await requestFor(who, bytes, type)
  const sent = await send(who, uploadUrl, bytes, type)
  expect(sent.status).toBe(200)
  return { saved: await save(who, profileImageUrl), profileImageUrl }
}
const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
const pictureOf = (who: Client, url: string) => who.call(getProfileImage, { params: { file: url.split('/').at(-1)! } })

/** A small file that unpacks to many pixels: an all-black PNG of one bit each. */
function pixelFlood(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    let crc = ~0
    for (const byte of body) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    sum.writeUInt32BE(~crc >>> 0)
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(height * (1 + width / 8)))
  return Buffer.concat([png, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

test('a picture is re-encoded as two squares without EXIF, served without content sniffing and cached as immutable [PROFILE-2, PLAT-10]', async () => {
  const { saved, profileImageUrl } = await upload(buyer, photo)
  expect(saved.status).toBe(200)
  for (const [url, side] of [
    [profileImageUrl, 256],
    [profileImageUrl.replace('-256', '-96'), 96],
  ] as const) {
    const picture = await pictureOf(buyer, url)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const bytes = picture.body as Buffer
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    expect(bytes.includes('secret-place')).toBe(false)
  }
  expect(await readdir(join(dataDir, 'uploads', 'incoming'))).toEqual([])
  expect((await api.nobody.call(getProfileImage, { params: { file: 'x' } })).status).toBe(401)
})

test('a new picture and Delete leave nothing of the former one [PROFILE-2]', async () => {
  const first = await upload(buyer, photo)
  const second = await upload(buyer, photo)
  expect(second.profileImageUrl).not.toBe(first.profileImageUrl)
  expect((await pictureOf(buyer, first.profileImageUrl)).status).toBe(404)
  // Saving names with the same address keeps the picture.
  expect((await save(buyer, second.profileImageUrl)).status).toBe(200)
  expect((await pictureOf(buyer, second.profileImageUrl)).status).toBe(200)
  await buyer.ask(deleteProfileImage, {})
  expect((await pictureOf(buyer, second.profileImageUrl)).status).toBe(404)
})

test('an address takes one file, of its user, type and size, in time [PLAT-10]', async () => {
  const asked = await requestFor(buyer, photo)
  expect(codeOf(await send(stranger, asked.uploadUrl, photo))).toEqual([403, 'upload_expired'])
  expect(codeOf(await send(buyer, asked.uploadUrl, photo, 'image/png'))).toEqual([400, 'upload_differs'])
  const other = await requestFor(buyer, photo)
  const mixed = other.uploadUrl.replace(/\?.*/, asked.uploadUrl.replace(/.*\?/, '?'))
  expect(codeOf(await send(buyer, mixed, photo))).toEqual([403, 'upload_expired'])
  const forged = `${asked.uploadUrl.slice(0, -4)}AAAA`
  expect(codeOf(await send(buyer, forged, photo))).toEqual([403, 'upload_expired'])
  expect(codeOf(await send(buyer, other.uploadUrl, Buffer.concat([photo, photo])))).toEqual([400, 'upload_differs'])
  const both = await Promise.all([send(buyer, asked.uploadUrl, photo), send(buyer, asked.uploadUrl, photo)])
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403'])
  const late = await requestFor(buyer, photo)
  api.clock.set(new Date(api.clock.now().getTime() + 5 * 60_000 + 1))
  expect(codeOf(await send(buyer, late.uploadUrl, photo))).toEqual([403, 'upload_expired'])
})

test("another user's upload is nobody else's picture, and one upload becomes one picture [PROFILE-2]", async () => {
  const { uploadUrl, profileImageUrl } = await requestFor(buyer, photo)
  await send(buyer, uploadUrl, photo)
  expect(codeOf(await save(stranger, profileImageUrl))).toEqual([403, 'upload_expired'])
  const both = await Promise.all([save(buyer, profileImageUrl), save(buyer, profileImageUrl)])
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  await buyer.ask(deleteProfileImage, {})
  expect(codeOf(await save(buyer, profileImageUrl))).toEqual([403, 'upload_expired'])
  const announcedOnly = await requestFor(buyer, photo)
  expect(codeOf(await save(buyer, announcedOnly.profileImageUrl))).toEqual([400, 'upload_missing'])
})

test.each([
  ['image/svg+xml', 1000, 'file_type_not_supported'],
  ['text/html', 1000, 'file_type_not_supported'],
  ['image/png', 10_240 * 1024 + 1, 'file_too_large'],
])('%s of %i bytes is not even given an address [PLAT-10]', async (type, size, code) => {
  const answer = await buyer.call(requestProfileImageUpload, { body: { type, size } })
  expect((answer.body as { code?: string }).code).toBe(code)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
test.each<[string, Buffer, string, string?]>([
  ['a page called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
  ['an SVG called PNG', svg, 'image/png'],
  ['a GIF head before a script', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'), 'image/gif'],
  ['a PNG called JPEG', await sharp(photo).png().toBuffer(), 'image/jpeg'],
  ['half a JPEG', photo.subarray(0, Math.floor(photo.length / 2)), 'image/jpeg'],
  ['noise behind a true beginning', Buffer.concat([photo.subarray(0, 4), randomBytes(2000)]), 'image/jpeg'],
  ['64 megapixels in a few kilobytes', pixelFlood(8000, 8000), 'image/png', 'picture_too_big'],
])('%s is refused, and nothing of it stays [PROFILE-2]', async (_, bytes, type, code = 'picture_not_valid') => {
  const { saved, profileImageUrl } = await upload(buyer, bytes, type)
  expect(codeOf(saved)).toEqual([400, code])
  expect((await pictureOf(buyer, profileImageUrl)).status).toBe(404)
  const id = /images\/(.+)-256/.exec(profileImageUrl)![1]!
  expect(existsSync(join(dataDir, 'uploads', 'incoming', id))).toBe(false)
})

test('a program hidden behind a true picture does not survive [PROFILE-2]', async () => {
  const { saved, profileImageUrl } = await upload(buyer, Buffer.concat([photo, Buffer.from('<?php evil() ?>'), svg]))
  expect(saved.status).toBe(200)
  const { body } = await pictureOf(buyer, profileImageUrl)
  expect(String(body)).not.toMatch(/evil|script/)
})

test.each(['../../secret-key', '..%2f..%2fsecret-key', 'x-256.webp', '0f8fad5b-d9cb-469f-a165-70867728950e-512.webp'])(
  '%s is no picture [PROFILE-2]',
  async (file) => {
    expect((await buyer.call(getProfileImage, { params: { file } })).status).toBe(404)
  },
)
