import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getProfileImage, requestProfileImageUpload, updateProfile } from '#areas/profile/profile.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { signS3 } from './sign-s3.ts'

const credentials = { accessKey: 'portal', secretKey: 'a/secret+of the storage', region: 'eu-west-1' }
const objects = new Map<string, { bytes: Buffer; type: string }>()

/** A storage that believes a request only when it signs it the same way, as S3 does. */
const storage = createServer(async (request, answer) => {
  const url = new URL(request.url!, `http://${request.headers.host}`)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  answer.statusCode = serve(request, url, Buffer.concat(chunks))
  const object = objects.get(url.pathname)
  const body = answer.statusCode === 200 && request.method === 'GET' ? object?.bytes : undefined
  answer.setHeader('content-length', body?.length ?? 0).end(body)
})
function serve({ method, headers }: IncomingMessage, url: URL, bytes: Buffer): number {
  const query = url.searchParams
  const time = query.get('X-Amz-Date')!.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z')
  const names = query
    .get('X-Amz-SignedHeaders')!
    .split(';')
    .filter((name) => name !== 'host')
  const permit = {
    method: method as 'PUT',
    url: `${url.origin}${url.pathname}`,
    seconds: Number(query.get('X-Amz-Expires')),
    now: new Date(time),
    headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
  }
  if (signS3(permit, credentials) !== url.href) return 403
  if (method === 'GET') return objects.has(url.pathname) ? 200 : 404
  if (method === 'DELETE') return objects.delete(url.pathname) ? 204 : 404
  if (headers['if-none-match'] === '*' && objects.has(url.pathname)) return 412
  objects.set(url.pathname, { bytes, type: headers['content-type']! })
  return 200
}
await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => storage.close(resolve)))
const origin = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`
const secret = encodeURIComponent(credentials.secretKey)
const api = await startApi({
  S3_URL: `${origin.replace('//', `//portal:${secret}@`)}/bucket?region=${credentials.region}`,
})
const buyer = await api.as('buyer')
const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a47' } })
  .png()
  .toBuffer()
const fields = { displayName: 'M', firstName: 'M', lastName: '', phone: '' }
const send = (uploadUrl: string, headers: Record<string, string>, bytes = photo) =>
  fetch(uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) }).then(({ status }) => status)

beforeEach(() => objects.clear())

test('a picture goes to the storage by a signed address, once, and is served re-encoded [PLAT-10]', async () => {
  const body = { type: 'image/png', size: photo.length }
  const { uploadUrl, headers, profileImageUrl } = await buyer.ask(requestProfileImageUpload, { body })
  expect(uploadUrl.startsWith(`${origin}/bucket/incoming/`)).toBe(true)
  expect(uploadUrl).not.toContain(secret)
  expect(await send(uploadUrl, headers)).toBe(200)
  expect(await send(uploadUrl, headers)).toBe(412)
  await buyer.ask(updateProfile, { body: { ...fields, hasProfileImage: true, profileImageUrl } })
  expect([...objects.keys()].map((key) => key.replace(/[0-9a-f-]{36}/, 'ID')).toSorted()).toEqual([
    '/bucket/profile-image/ID-256.webp',
    '/bucket/profile-image/ID-96.webp',
  ])
  const file = profileImageUrl.split('/').at(-1)!
  const picture = await buyer.ask(getProfileImage, { params: { file } })
  expect(await sharp(picture as Buffer).metadata()).toMatchObject({ format: 'webp', width: 256 })
})

test('the signed address holds for its type and length alone [PLAT-10]', async () => {
  const body = { type: 'image/png', size: photo.length }
  const { uploadUrl, headers } = await buyer.ask(requestProfileImageUpload, { body })
  expect(await send(uploadUrl, { ...headers, 'content-type': 'text/html' })).toBe(403)
  expect(await send(uploadUrl, headers, Buffer.concat([photo, photo]))).toBe(403)
  expect(await send(uploadUrl, { 'content-type': 'image/png' })).toBe(403)
  expect(await send(uploadUrl.replace('/incoming/', '/profile-image/'), headers)).toBe(403)
  expect(objects.size).toBe(0)
})
