import { beforeEach, expect, test } from 'vitest'
import { queueMail, queueSecretMail } from '#platform/mail/mail.ts'
import { deliverOutbox } from '#platform/outbox/deliver-outbox.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { RefusedForGood } from '#platform/outbox/refused-for-good.ts'
import { queueSms } from '#platform/sms/sms.ts'
import { readConfig } from '#platform/config.ts'
import { systemClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { createSeal } from '#platform/seal.ts'
import { listAuditEntries } from '#areas/audit-trail/audit-trail.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { deliveriesCommand } from '../../../app/cli/deliveries.ts'
import {
  getDeliveryChannels,
  giveUpDelivery,
  listDeliveries,
  repeatDelivery,
  repeatFailedDeliveries,
} from '../deliveries.endpoints.ts'

const api = await startApi()
const admin = await api.as('admin')
const { db } = api
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off' })
const services = { db, clock: systemClock, log: createLog('silent'), config }
const received: string[] = []
const erp = { deliver: async ({ messageId }: { messageId: string }) => void received.push(messageId) }
const refusing = {
  deliver: () => Promise.reject(new RefusedForGood('The ERP returned 422')),
}
const order = (orderNumber: string) =>
  sendToErp(db, { topic: 'order.placed', subject: `order:${orderNumber}`, payload: { id: 'o', orderNumber } })
const list = (query: object = {}) => admin.ask(listDeliveries, { query })
const failedOnes = async () => (await list({ state: 'failed' })).deliveries

beforeEach(async () => {
  received.length = 0
  await db.run('truncate outbox_messages; truncate mails; truncate text_messages; truncate audit_entries')
})

test('staff see what could not be delivered, with why, how often and what comes next [PLAT-13]', async () => {
  await order('490012')
  await deliverOutbox(services, refusing)
  await order('490013')
  const { channels, deliveries } = await list()
  expect(channels).toEqual([
    { channel: 'erp', isConfigured: false, waiting: 1, failed: 1, oldestWaitingAt: expect.any(String) as string },
    { channel: 'mail', isConfigured: false, waiting: 0, failed: 0, oldestWaitingAt: null },
    { channel: 'sms', isConfigured: false, waiting: 0, failed: 0, oldestWaitingAt: null },
    { channel: 'push', isConfigured: true, waiting: 0, failed: 0, oldestWaitingAt: null },
  ])
  expect(deliveries).toMatchObject([
    { about: 'Order 490013', state: 'waiting', attempts: 0, lastError: null },
    {
      subject: 'Order placed',
      about: 'Order 490012',
      state: 'failed',
      attempts: 1,
      lastError: 'The ERP returned 422',
      nextAttemptAt: null,
    },
  ])
  expect((await failedOnes()).map(({ about }) => about)).toEqual(['Order 490012'])
})

test('a failed message is sent again with the same id, and who asked for it is in the audit trail [PLAT-13, PLAT-8]', async () => {
  const messageId = await order('490012')
  await deliverOutbox(services, refusing)
  const [failed] = await failedOnes()
  const params = { channel: 'erp', deliveryId: failed!.id } as const
  const { delivery } = await admin.ask(repeatDelivery, { params })
  expect(delivery).toMatchObject({ state: 'waiting', attempts: 1 })
  await deliverOutbox(services, erp)
  expect(received).toEqual([messageId])
  expect((await list()).deliveries).toMatchObject([{ state: 'delivered', attempts: 2 }])
  const { entries } = await admin.ask(listAuditEntries, {})
  expect(entries.map(({ sentence }) => sentence)).toEqual(['sent a message again: Order placed'])
  expect((await admin.call(repeatDelivery, { params })).body).toMatchObject({
    code: 'delivery_not_repeatable',
    message: 'It was delivered.',
  })
})

test('all failed messages of a channel are sent again in their order; other channels and waiting ones are left alone [PLAT-13]', async () => {
  const ids = [await order('1'), await order('2'), await order('3')]
  await deliverOutbox(services, refusing)
  await queueMail(db, { to: 'chef@example.com', subject: 'Hello', text: 'Hello' })
  await db.run(`update mails set stopped_at = now(), stop_reason = 'refused'`)
  expect(await admin.ask(repeatFailedDeliveries, { params: { channel: 'erp' } })).toEqual({ repeated: 3 })
  await deliverOutbox(services, erp)
  expect(received).toEqual(ids)
  expect((await admin.ask(getDeliveryChannels, {})).channels.map(({ failed }) => failed)).toEqual([0, 1, 0, 0])
  expect(await admin.ask(repeatFailedDeliveries, { params: { channel: 'erp' } })).toEqual({ repeated: 0 })
})

test('a message that is given up is not sent, and what waited behind it goes on [PLAT-13]', async () => {
  await order('490012')
  await deliverOutbox(services, refusing)
  const next = await order('490012')
  expect((await list()).deliveries[0]).toMatchObject({ state: 'waiting', isHeld: true, nextAttemptAt: null })
  const [failed] = await failedOnes()
  const params = { channel: 'erp', deliveryId: failed!.id } as const
  expect((await admin.ask(giveUpDelivery, { params })).delivery).toMatchObject({ state: 'dropped' })
  await deliverOutbox(services, erp)
  expect(received).toEqual([next])
  expect((await admin.call(giveUpDelivery, { params })).body).toMatchObject({ code: 'delivery_not_open' })
})

test('a message that is being sent right now can be neither repeated nor given up [PLAT-13]', async () => {
  await order('490012')
  const { deliveries } = await list()
  const params = { channel: 'erp', deliveryId: deliveries[0]!.id } as const
  await db.inTransaction(async (tx) => {
    await tx.run('select 1 from outbox_messages for update')
    expect((await admin.call(giveUpDelivery, { params })).body).toMatchObject({ code: 'delivery_in_progress' })
  })
})

test('the list shows neither texts nor links nor codes nor whole phone numbers; an expired link is never sent [PLAT-13, PLAT-7]', async () => {
  const seal = createSeal(['a key of at least 32 characters, for tests'])
  const mail = { to: 'chef@example.com', subject: 'Set your password', text: 'https://larder.example/x#planted-token' }
  await queueSecretMail(db, mail, seal, new Date(Date.now() - 1000))
  await queueSms(db, { to: '+17025550143', text: '123456 is your code' })
  const mails = await list({ channel: 'mail' })
  const texts = await list({ channel: 'sms' })
  expect(JSON.stringify([mails, texts])).not.toMatch(/planted|123456|7025550143/)
  expect(mails.deliveries).toMatchObject([{ about: 'chef@example.com', subject: 'Set your password' }])
  expect(texts.deliveries).toMatchObject([{ about: 'Number ending in 0143', subject: 'Text message' }])
  const params = { channel: 'mail', deliveryId: mails.deliveries[0]!.id } as const
  expect((await admin.call(repeatDelivery, { params })).body).toMatchObject({
    message: 'Its link or code has expired. Send the person a new one.',
  })
})

test('a cursor leads to the next page; an invalid cursor or id changes nothing [PLAT-13]', async () => {
  for (let n = 1; n <= 5; n++) await order(String(n))
  const first = await list({ pageSize: 3 })
  const second = await list({ pageSize: 3, cursor: first.nextCursor })
  expect([...first.deliveries, ...second.deliveries].map(({ about }) => about)).toEqual(
    ['5', '4', '3', '2', '1'].map((number) => `Order ${number}`),
  )
  expect(second.nextCursor).toBeNull()
  for (const deliveryId of ['0', 'x', '018f0000-0000-7000-8000-00000000dead'])
    expect((await admin.call(repeatDelivery, { params: { channel: 'erp', deliveryId } })).status, deliveryId).toBe(404)
})

test('without the feature, and for customers whatever they hold, there is nothing to see or do [PLAT-13, ACCESS-4]', async () => {
  await db.run(`insert into user_features values ($1, 'importData') on conflict do nothing`, [people.buyer])
  for (const who of ['buyer', 'dsr'] as const) {
    const client = await api.as(who)
    expect((await client.call(listDeliveries, {})).body).toMatchObject({ code: 'feature_missing' })
    expect((await client.call(repeatFailedDeliveries, { params: { channel: 'erp' } })).status).toBe(403)
  }
})

test('the command line shows and repeats the same, and leaves an entry in the trail [PLAT-13]', async () => {
  await order('490012')
  await deliverOutbox(services, refusing)
  const lines: string[] = []
  const context = {
    config: readConfig({ NODE_ENV: 'test', DATABASE_URL: api.url }),
    log: createLog('silent'),
    print: (line: string) => void lines.push(line),
    logLine: () => undefined,
  }
  const run = async (...words: string[]) => {
    lines.length = 0
    await deliveriesCommand.run(words, context)
    return lines.join('\n')
  }
  expect(await run()).toContain('erp: 0 waiting, 1 failed, nothing set to send with')
  expect(await run('erp')).toMatch(/failed\t1\tOrder placed\tOrder 490012\tThe ERP returned 422/)
  expect(await run('repeat', 'erp', 'failed')).toBe('1 message will be sent again')
  const { deliveries } = await list()
  expect(await run('give-up', 'erp', deliveries[0]!.id)).toBe('Order placed, Order 490012: is not sent any more')
  await expect(run('repeat', 'fax', 'failed')).rejects.toThrow('Which channel')
  await expect(run('repeat', 'erp', '999999')).rejects.toThrow('There is no such message.')
  expect(await db.rows('select action, address from audit_entries order by id')).toEqual([
    { action: 'delivery.repeat-failed', address: 'command line' },
    { action: 'delivery.give-up', address: 'command line' },
  ])
})
