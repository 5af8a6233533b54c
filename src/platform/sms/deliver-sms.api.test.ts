import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { sealOf } from '#platform/seal.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deliverSms } from './deliver-sms.ts'
import { queueSecretSms, queueSms } from './sms.ts'
import { smsSenderOf } from './sms-sender.ts'

const { db } = await testDatabase()
const secretKey = 'a key of at least 32 characters, for tests'
const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: secretKey })
const services = { db, clock: systemClock, log: createLog('silent'), config }

interface Received {
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}
let received: Received[] = []
let status = 200
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (bytes) => (body += String(bytes)))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('noted')
  })
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
afterAll(() => void provider.close())
const smsSecret = 'sixteen characters'
const smsUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`
const sender = smsSenderOf({ smsUrl, smsSecret })

const to = '+17025550143'
const inTenMinutes = () => new Date(Date.now() + 600_000)
const state = () => db.row('select attempts, sent_at is not null as sent, last_error from text_messages')

beforeEach(async () => {
  received = []
  status = 200
  await db.run('truncate text_messages')
})

test('a text message leaves by a signed HTTP POST, once [PLAT-9]', async () => {
  await queueSms(db, { to, text: 'Your phone number was changed.' })
  await deliverSms(services, sender)
  await deliverSms(services, sender)
  expect(received).toHaveLength(1)
  const { headers, body } = received[0]!
  expect(JSON.parse(body)).toEqual({ to, text: 'Your phone number was changed.' })
  const signed = createHmac('sha256', smsSecret).update(`${String(headers['x-larder-timestamp'])}.${body}`)
  expect(headers['x-larder-signature']).toBe(`sha256=${signed.digest('hex')}`)
  expect(await state()).toEqual({ attempts: 1, sent: true, last_error: null })
})

test('a message with a code is sealed in the database and leaves readable [PLAT-9, AUTH-6]', async () => {
  await queueSecretSms(db, { to, text: 'Your code is 123456.' }, sealOf(config), inTenMinutes())
  const { text } = await db.row<{ text: string }>('select text_body as text from text_messages')
  expect(text).not.toContain('123456')
  await deliverSms(services, sender)
  expect(received[0]!.body).toContain('123456')
})

test.each([500, 302])('a message that was answered %i is tried again under the same id [PLAT-9]', async (refusal) => {
  await queueSms(db, { to, text: 'Hello' })
  status = refusal
  await deliverSms(services, sender)
  expect(await state()).toMatchObject({ attempts: 1, sent: false })
  status = 200
  await db.run('update text_messages set next_attempt_at = now()')
  await deliverSms(services, sender)
  expect(received.map(({ headers }) => headers['x-larder-message-id'])).toHaveLength(2)
  expect(new Set(received.map(({ headers }) => headers['x-larder-message-id'])).size).toBe(1)
  expect(await state()).toMatchObject({ attempts: 2, sent: true })
})

test('a code that has expired is not sent any more [PLAT-9, AUTH-6]', async () => {
  await queueSecretSms(db, { to, text: 'Your code is 123456.' }, sealOf(config), new Date(Date.now() - 1000))
  await deliverSms(services, sender)
  expect(received).toEqual([])
  expect(await state()).toMatchObject({ sent: false, last_error: 'Its link or code expired before it could leave' })
})

test('without a provider a message waits, and leaves when one is set [PLAT-9]', async () => {
  await queueSms(db, { to, text: 'Hello' })
  await deliverSms(services, smsSenderOf({ smsUrl: undefined, smsSecret: undefined }))
  expect(await state()).toMatchObject({ attempts: 0, sent: false })
  await deliverSms(services, sender)
  expect(await state()).toMatchObject({ sent: true })
})

test('a message that the provider refuses for good is not tried again [PLAT-13]', async () => {
  await queueSms(db, { to, text: 'Hello' })
  status = 422
  await deliverSms(services, sender)
  await db.run('update text_messages set next_attempt_at = now()')
  await deliverSms(services, sender)
  expect(received).toHaveLength(1)
  expect(await state()).toMatchObject({ attempts: 1, sent: false, last_error: 'the SMS provider returned 422' })
})
