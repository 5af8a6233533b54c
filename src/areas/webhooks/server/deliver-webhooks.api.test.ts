import { expect, test } from 'vitest'
import { enablePrograms } from '#areas/api-keys/testing/key-of.ts'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { recordOrderStatus } from '#areas/orders/server/record-order-status.ts'
import { people } from '#tests/support/distributor.ts'
import {
  deleteWebhook,
  getWebhookMessage,
  listWebhookMessages,
  listWebhooks,
  replayFailedWebhookMessages,
  replayWebhookMessage,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../webhooks.endpoints.ts'
import { isVerified } from '../testing/receiver.ts'
import { startWebhookWorld } from '../testing/webhook-world.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

const { api, receiver, other, strict, deliver, add } = await startWebhookWorld()
const { db, clock } = api
/** What waits for another attempt is due now. */
const hurry = () => db.run(`update webhook_messages set next_attempt_at = now() - interval '1 second'`)

test('a test event arrives signed, and the log has its status and duration [NEXT-12]', async () => {
  const { at, secret } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  const { messageId } = await buyer.ask(testWebhook, at)
  Object.assign(receiver.answers, { status: 200, body: `thanks ${secret}` })
  await deliver()
  const [taken] = receiver.received
  expect(taken!.headers).toMatchObject({ 'webhook-id': messageId, 'content-type': 'application/json' })
  expect(Math.abs(Number(taken!.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(isVerified(secret, taken!)).toBe(true)
  expect(isVerified('whsec_AAAA', taken!)).toBe(false)
  const { message, body, log } = await buyer.ask(getWebhookMessage, { params: { ...at.params, messageId } })
  expect(message).toMatchObject({ id: messageId, type: 'test', state: 'delivered', attempts: 1, lastStatus: 200 })
  expect(body).toBe(taken!.body)
  expect(log).toMatchObject([{ status: 200, answer: 'thanks •••', problem: null }])
})

test('nobody is sent what is not theirs, or what they may not see any more [NEXT-12, ACCESS-4]', async () => {
  await add('buyer', ['order.status'])
  await add('stranger', ['order.status'], other.host)
  const orderId = await storedOrder(db)
  await recordOrderStatus(db, { orderId, status: 'InProgress', message: '' }, clock.now())
  await deliver()
  expect([receiver.received.length, other.received.length]).toEqual([1, 0])
  // Between the event and its message; then between the message and its attempt.
  await recordOrderStatus(db, { orderId, status: 'Open', message: '' }, clock.now())
  await db.run(`update users set role = 'prospectiveCustomer' where id = $1`, [people.buyer])
  await deliver()
  expect(receiver.received.length).toBe(1)
  await db.run(`update users set role = 'customerUser' where id = $1`, [people.buyer])
  receiver.answers.status = 500
  const second = await storedOrder(db)
  await recordOrderStatus(db, { orderId: second, status: 'InProgress', message: '' }, clock.now())
  await deliver()
  receiver.answers.status = 204
  await db.run(`delete from user_features where user_id = $1 and feature = 'connectPrograms'`, [people.buyer])
  const before = receiver.received.length
  await hurry()
  await deliver()
  expect(receiver.received.length).toBe(before)
  await enablePrograms(api, 'buyer')
})

test('what is not taken is sent again under the same id, and a redirect is not followed [NEXT-12]', async () => {
  const { at } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  await buyer.ask(testWebhook, at)
  Object.assign(receiver.answers, { status: 302, headers: { location: `http://${other.host}/inside` } })
  await deliver()
  expect(other.received).toEqual([])
  receiver.answers.status = 503
  await hurry()
  await deliver()
  receiver.answers.status = 200
  await hurry()
  await deliver()
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received).toHaveLength(3)
  const { messages } = await buyer.ask(listWebhookMessages, at)
  expect(messages).toMatchObject([{ state: 'delivered', attempts: 3, lastStatus: 200 }])
})

test('a process that was killed while it sent loses the message to another, a minute later [NEXT-12]', async () => {
  const { at } = await add('buyer', ['order.placed'])
  await (await api.as('buyer')).ask(testWebhook, at)
  await db.run(`update webhook_messages set leased_until = now() + interval '60 seconds', attempts = 1`)
  await deliver()
  expect(receiver.received).toHaveLength(0)
  await db.run(`update webhook_messages set leased_until = now() - interval '1 second'`)
  await deliver()
  expect(receiver.received).toHaveLength(1)
})

test('two processes send a message once, and an address one message at a time [NEXT-12]', async () => {
  const { at } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  const messages = 5
  for (let count = 0; count < messages; count++) await buyer.ask(testWebhook, at)
  // Many rounds: that a claim overlaps with another one is rare.
  for (let round = 0; round < 60; round++) {
    receiver.received.length = 0
    await db.run(
      `update webhook_messages set delivered_at = null, leased_until = null, next_attempt_at = now() - interval '1 second'`,
    )
    const taken = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size
    while (taken() < messages) await Promise.all([deliver(), deliver(), deliver(), deliver()])
    await deliver()
    expect(receiver.received, `round ${round}`).toHaveLength(messages)
  }
})

test('while it rotates, a message carries the signatures of both secrets [NEXT-12]', async () => {
  const { at, secret } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  const { secret: fresh } = await buyer.ask(rotateWebhookSecret, at)
  await buyer.ask(testWebhook, at)
  await deliver()
  await db.run(`update webhook_addresses set former_until = now() - interval '1 second'`)
  await buyer.ask(testWebhook, at)
  await deliver()
  const [during, after] = receiver.received
  expect([isVerified(secret, during!), isVerified(fresh, during!)]).toEqual([true, true])
  expect([isVerified(secret, after!), isVerified(fresh, after!)]).toEqual([false, true])
})

test('what failed is sent again, one message or all of them [NEXT-12]', async () => {
  const { at } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  for (let count = 0; count < 3; count++) await buyer.ask(testWebhook, at)
  receiver.answers.status = 500
  await deliver()
  await db.run(`update webhook_messages set first_attempt_at = now() - interval '73 hours', next_attempt_at = now()`)
  await deliver()
  const failed = await buyer.ask(listWebhookMessages, { ...at, query: { state: 'failed' } })
  expect(failed.messages).toHaveLength(3)
  receiver.answers.status = 200
  receiver.received.length = 0
  await buyer.ask(replayWebhookMessage, { params: { ...at.params, messageId: failed.messages[0]!.id } })
  await deliver()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([failed.messages[0]!.id])
  expect((await buyer.ask(replayFailedWebhookMessages, at)).replayed).toBe(2)
  await deliver()
  expect(receiver.received).toHaveLength(3)
})

test('an address that fails for days is switched off with a mail, and goes on when it is resumed [NEXT-12]', async () => {
  const { at } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  await buyer.ask(testWebhook, at)
  receiver.answers.status = 500
  await deliver()
  expect((await buyer.ask(listWebhooks, {})).webhooks[0]).toMatchObject({ isActive: true, waiting: 1 })
  await db.run(`update webhook_addresses set failing_since = now() - interval '5 days'`)
  await hurry()
  await deliver()
  expect((await buyer.ask(listWebhooks, {})).webhooks[0]).toMatchObject({ isActive: false, isSwitchedOff: true })
  const mails = await db.rows(`select to_address as "to" from mails where subject like 'Your webhook to%'`)
  expect(mails).toEqual([{ to: 'buyer@larder.example' }])
  receiver.answers.status = 200
  receiver.received.length = 0
  await hurry()
  await deliver()
  expect(receiver.received).toHaveLength(0)
  await buyer.ask(updateWebhook, { ...at, body: { isActive: true } })
  await deliver()
  expect(receiver.received).toHaveLength(1)
  expect((await buyer.ask(listWebhooks, {})).webhooks[0]).toMatchObject({ isActive: true, failingSince: null })
})

test('an address that answers 410 is switched off at once, and a deleted one is sent nothing [NEXT-12]', async () => {
  const { at } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  await buyer.ask(testWebhook, at)
  receiver.answers.status = 410
  await deliver()
  expect((await buyer.ask(listWebhooks, {})).webhooks[0]).toMatchObject({ isSwitchedOff: true, failed: 1 })
  await buyer.ask(updateWebhook, { ...at, body: { isActive: true } })
  receiver.received.length = 0
  await buyer.ask(testWebhook, at)
  await buyer.ask(deleteWebhook, at)
  await deliver()
  expect(receiver.received).toEqual([])
})

test('a host that is no longer one of tests is not reached, whatever was stored [NEXT-12]', async () => {
  const { at } = await add('buyer', ['order.placed'])
  const buyer = await api.as('buyer')
  await buyer.ask(testWebhook, at)
  await deliverWebhooks(strict)
  expect(receiver.received).toEqual([])
  const { messages } = await buyer.ask(listWebhookMessages, at)
  expect(messages[0]!.lastProblem).toBe('The address leads into a network that is not reached from outside')
})
