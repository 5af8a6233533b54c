import { createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newBrowser } from '#areas/notifications/testing/open-push.ts'
import { updateNotificationPreferences } from '#areas/notifications/notifications.endpoints.ts'
import { deletePushSubscription, getPush, subscribeToPush } from '#areas/notifications/push.endpoints.ts'
import { logout } from '#areas/sessions/sessions.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { notify } from '../notify.ts'
import { deliverPush } from './deliver-push.ts'

// A push service of our own.
const received: { headers: IncomingHttpHeaders; url: string; body: Buffer }[] = []
let status = 201
const server = createServer((request, reply) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    received.push({ headers: request.headers, url: request.url ?? '', body: Buffer.concat(pieces) })
    reply.writeHead(status).end('the endpoint is secret')
  })
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

const environment = { SECRET_KEY: 'a key of this test, and of no other one', LARDER_WEBHOOK_TEST_HOSTS: host }
const api = await startApi(environment)
const { db } = api
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', ...environment })
const services = { db, clock: api.clock, config, log: createLog('silent') }
const deliver = async () => {
  while (await deliverPush(services));
}
const endpoint = `http://${host}/send/secret-of-the-browser`
const words = { mail: { subject: 'Order 4711 failed: Harbor Grill', text: 'T' }, text: 'It costs $12.00' }
const browser = newBrowser()
const { p256dh, auth } = browser
const session = () => api.as('buyer')
const subscribed = async () => {
  const buyer = await session()
  // The clock of the test is not that of the database.
  await db.run(`update sessions set expires_at = now() + interval '1 hour'`)
  await buyer.ask(subscribeToPush, { body: { endpoint, p256dh, auth } })
  await buyer.ask(updateNotificationPreferences, {
    body: { preferences: [{ event: 'orderFailed', channel: 'push', isOn: true }] },
  })
  return buyer
}
const fail = () =>
  notify(db, people.buyer, 'orderFailed', words, { to: '/salesorders?order=1' as never, ...shipTos.own })
const browsersOf = async (client: Awaited<ReturnType<typeof session>>) => (await client.ask(getPush, {})).browsers

beforeEach(async () => {
  status = 201
  received.length = 0
  for (const table of ['push_subscriptions', 'push_messages', 'notifications', 'sessions'])
    await db.run(`delete from ${table}`)
})

test('a message arrives encrypted for the browser, without names, numbers and prices [NEXT-7]', async () => {
  await subscribed()
  await fail()
  await deliver()
  const [message] = received
  expect(message!.url).toBe('/send/secret-of-the-browser')
  expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(12 * 3600) })
  const shown = JSON.parse(browser.open(message!.body)) as object
  expect(shown).toMatchObject({ title: 'Order needs attention', to: '/salesorders?order=1' })
  expect(JSON.stringify(shown)).not.toMatch(/4711|Harbor|12\.00/)
})

test('the token is signed by the key that the browser subscribed with, for this push service [NEXT-7]', async () => {
  const { publicKey } = await (await subscribed()).ask(getPush, {})
  await fail()
  await deliver()
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(received[0]!.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(publicKey!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const [head, claims, signature = ''] = token.split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  const { aud, exp } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; exp: number }
  expect(aud).toBe(`http://${host}`)
  expect(exp - Date.now() / 1000).toBeLessThan(24 * 3600)
})

test.each([404, 410])('a browser that its push service calls gone (%i) takes part no more [NEXT-7]', async (gone) => {
  const buyer = await subscribed()
  status = gone
  await fail()
  await deliver()
  expect(await browsersOf(buyer)).toEqual([])
  expect(await db.row('select stop_reason as why from push_messages')).toEqual({ why: 'expired' })
  await fail()
  await deliver()
  expect(received).toHaveLength(1)
})

test('a push service that is down is tried again, and its words are kept nowhere [NEXT-7]', async () => {
  const buyer = await subscribed()
  status = 503
  await fail()
  await deliver()
  expect((await browsersOf(buyer))[0]!.lastProblem).toBe('The push service returned 503')
  status = 201
  await db.run(`update push_messages set next_attempt_at = now() - interval '1 second'`)
  await deliver()
  expect(received).toHaveLength(2)
  expect((await browsersOf(buyer))[0]!.lastProblem).toBeNull()
  const stored = await db.rows('select * from push_messages, push_subscriptions')
  expect(JSON.stringify(stored)).not.toMatch(/secret/)
  expect(JSON.stringify(stored)).not.toContain(auth)
})

test('signing out ends web push of that browser; a session that expired shows nothing of the account [NEXT-7]', async () => {
  const buyer = await subscribed()
  await db.run(`update sessions set expires_at = now() - interval '1 minute'`)
  await fail()
  await deliver()
  const shown = browser.open(received[0]!.body)
  expect(shown).not.toMatch(/order/i)
  expect(JSON.parse(shown)).toMatchObject({ to: '/' })
  await db.run(`update sessions set expires_at = now() + interval '1 hour'`)
  await buyer.ask(logout, {})
  await fail()
  await deliver()
  expect(received).toHaveLength(1)
  expect(await browsersOf(await session())).toEqual([])
})

test.each([
  'http://127.0.0.1:9/inside',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://localhost/x',
  'https://evil.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:22/x',
  'file:///etc/passwd',
  'no address',
])('messages go to no address but those of push services: %s [NEXT-7]', async (inside) => {
  const buyer = await session()
  const refused = await buyer.call(subscribeToPush, { body: { endpoint: inside, p256dh, auth } })
  expect(codeOf(refused)).toBe('push_service_unknown')
})

test('keys that are no point of the curve are refused [NEXT-7]', async () => {
  const buyer = await session()
  const wrong = Buffer.alloc(65, 4).toString('base64url')
  expect(codeOf(await buyer.call(subscribeToPush, { body: { endpoint, p256dh: wrong, auth } }))).toBe(
    'push_keys_invalid',
  )
})

test('a browser belongs to whoever subscribed it last, and only its owner takes it out [NEXT-7]', async () => {
  const buyer = await subscribed()
  const [own] = await browsersOf(buyer)
  const stranger = await api.as('stranger')
  await stranger.ask(deletePushSubscription, { params: { subscriptionId: own!.id } })
  expect(await browsersOf(buyer)).toHaveLength(1)
  await stranger.ask(subscribeToPush, { body: { endpoint, p256dh, auth } })
  expect([await browsersOf(buyer), await browsersOf(stranger)].map(({ length }) => length)).toEqual([0, 1])
})

test('no more than ten browsers of a person take part [NEXT-7]', async () => {
  const buyer = await session()
  for (let number = 0; number < 12; number++)
    await buyer.ask(subscribeToPush, { body: { endpoint: `${endpoint}${number}`, p256dh, auth } })
  expect(await browsersOf(buyer)).toHaveLength(10)
})
