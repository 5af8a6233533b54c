import { expect, test } from 'vitest'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { enablePrograms } from '#areas/api-keys/testing/key-of.ts'
import { codeOf, type ErrorBody, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import type { EventType } from '../webhook.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhookMessages,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../webhooks.endpoints.ts'

const api = await startApi()
await enablePrograms(api, 'buyer', 'stranger')
const body = (url: string, events: EventType[] = ['order.placed']) => ({ body: { url, events } })
const at = (webhookId: string) => ({ params: { webhookId } })

test('a webhook’s secret is answered once and stored sealed [NEXT-12]', async () => {
  const buyer = await api.as('buyer')
  const { secret, webhook } = await buyer.ask(createWebhook, body('https://Shop.example/hook?key=abc'))
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(webhook).toMatchObject({ url: 'https://shop.example/hook?key=abc', isActive: true, waiting: 0, failed: 0 })
  const stored = JSON.stringify([
    await api.db.rows('select * from webhook_addresses'),
    await api.db.rows('select * from audit_entries'),
    await api.db.rows('select * from idempotency_keys'),
    await buyer.ask(listWebhooks, {}),
  ])
  expect(stored).not.toContain(secret.slice(6))
  // An address may hold a secret of the receiver.
  expect(JSON.stringify(await api.db.rows('select * from audit_entries'))).not.toContain('key=abc')
})

test.each([
  ['http://shop.example/', 'webhook_url_scheme'],
  ['https://127.0.0.1/', 'webhook_url_inside'],
  ['https://169.254.169.254/latest', 'webhook_url_inside'],
  ['https://[::ffff:10.0.0.1]/', 'webhook_url_inside'],
  ['https://a:b@shop.example/', 'webhook_url_credentials'],
  ['https://shop.example:6379/', 'webhook_url_port'],
  ['shop', 'webhook_url_unreadable'],
])('%s cannot be entered: %s [NEXT-12]', async (url, code) => {
  const answer = await (await api.as('buyer')).call(createWebhook, body(url))
  expect([codeOf(answer), (answer.body as ErrorBody).field]).toEqual([code, 'url'])
})

test('one chooses events one may see, and at least one [NEXT-12]', async () => {
  await api.db.run(`update users set role = 'chef' where id = $1`, [people.stranger])
  await api.db.run(`update users set role = 'prospectiveCustomer' where id = $1`, [people.stranger])
  const stranger = await api.as('stranger')
  expect((await stranger.ask(listWebhooks, {})).events).toEqual(['stock.changed'])
  expect(codeOf(await stranger.call(createWebhook, body('https://s.example/', ['invoice.created'])))).toBe(
    'webhook_event_not_yours',
  )
  expect(codeOf(await stranger.call(createWebhook, body('https://s.example/', [])))).toBe('webhook_events_required')
  await api.db.run(`update users set role = 'customerUser' where id = $1`, [people.stranger])
})

test('an address is there once for a user, and a user has at most ten [NEXT-12]', async () => {
  const stranger = await api.as('stranger')
  const add = (index: number) => stranger.call(createWebhook, body(`https://s.example/${index}`))
  for (let count = 0; count < 9; count++) await add(count)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => add(10 + index)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((each) => codeOf(each) === 'too_many_webhooks')).toHaveLength(7)
  const { webhooks } = await stranger.ask(listWebhooks, {})
  await stranger.ask(deleteWebhook, at(webhooks[0]!.id))
  expect(codeOf(await stranger.call(createWebhook, body(webhooks[1]!.url)))).toBe('webhook_url_taken')
  const twice = await stranger.call(updateWebhook, { ...at(webhooks[2]!.id), body: { url: webhooks[1]!.url } })
  expect(codeOf(twice)).toBe('webhook_url_taken')
})

test('a change made knowing an older version is refused with the latest [NEXT-12]', async () => {
  const buyer = await api.as('buyer')
  const { webhook } = await buyer.ask(createWebhook, body('https://version.example/'))
  const paused = await buyer.ask(updateWebhook, { ...at(webhook.id), body: { isActive: false } }, { ifMatch: 1 })
  expect(paused.webhook).toMatchObject({ isActive: false, version: 2 })
  const late = await buyer.call(updateWebhook, { ...at(webhook.id), body: { isActive: true } }, { ifMatch: 1 })
  expect(codeOf(late)).toBe('webhook_changed')
  expect(codeOf(await buyer.call(testWebhook, at(webhook.id)))).toBe('webhook_inactive')
})

test('another address, as a new one, is proved first; events and pausing are not [NEXT-12]', async () => {
  const buyer = await api.as('buyer')
  const { webhook } = await buyer.ask(createWebhook, body('https://proof.example/'))
  api.clock.set(new Date(api.clock.now().getTime() + 6 * 60_000))
  expect(codeOf(await buyer.call(createWebhook, body('https://other.example/')))).toBe('step_up_needed')
  expect(codeOf(await buyer.call(rotateWebhookSecret, at(webhook.id)))).toBe('step_up_needed')
  const moved = await buyer.call(updateWebhook, { ...at(webhook.id), body: { url: 'https://other.example/' } })
  expect(codeOf(moved)).toBe('step_up_needed')
  expect((await buyer.call(updateWebhook, { ...at(webhook.id), body: { isActive: false } })).ok).toBe(true)
})

test('nobody sees, changes or tests the webhook of somebody else, nor of whom they are logged in as [NEXT-12, ACCESS-4]', async () => {
  const { webhook } = await (await api.as('buyer')).ask(createWebhook, body('https://mine.example/'))
  const stranger = await api.as('stranger')
  for (const call of [rotateWebhookSecret, deleteWebhook, testWebhook, listWebhookMessages] as const)
    expect(codeOf(await stranger.call(call, at(webhook.id)))).toBe('webhook_not_found')
  const change = { ...at(webhook.id), body: { isActive: false } }
  expect(codeOf(await stranger.call(updateWebhook, change))).toBe('webhook_not_found')
  const proxy = await browserOf(api, 'dsr')
  await proxy.ask(startLoginAs, { body: { userId: people.buyer } })
  expect(codeOf(await proxy.call(listWebhooks, {}))).toBe('not_while_logged_in_as')
})
