import { expect, test } from 'vitest'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '../api-keys.endpoints.ts'
import { enablePrograms, makeKey, programWith } from '../testing/key-of.ts'

const api = await startApi()
await enablePrograms(api, 'buyer', 'stranger')
const [buyer, colleague] = await Promise.all([api.as('buyer'), api.as('colleague')])
const body = { program: 'Stock robot', scopes: ['viewInvoices'], lifetimeDays: 90 as const }
const at = (apiKeyId: string) => ({ params: { apiKeyId } })
const rotate = (apiKeyId: string, overlapHours: 0 | 1 | 24 | 168 = 24) => ({ ...at(apiKeyId), body: { overlapHours } })
/** Any call that every key may make. */
const statusWith = async (secret: string) => {
  const answer = await programWith(api, secret).call(listMyShipTos, {})
  return answer.ok ? 200 : codeOf(answer)
}
const hour = 3_600_000
const later = (hours: number) => api.clock.set(new Date(api.clock.now().getTime() + hours * hour))

test('a key has 256 bits, is answered once, and of it only a keyed hash is stored [NEXT-12]', async () => {
  const { secret, apiKey, message } = await buyer.ask(createApiKey, { body })
  expect(message).toBe('API key created')
  expect(secret).toMatch(/^larder_[\w-]{43}$/)
  expect(apiKey).toMatchObject({ program: 'Stock robot', scopes: ['viewInvoices'], startsWith: secret.slice(0, 11) })
  expect(apiKey.expiresAt).toBe(new Date(api.clock.now().getTime() + 90 * 24 * hour).toISOString())
  const stored = JSON.stringify([
    await api.db.rows('select * from api_keys'),
    await api.db.rows('select * from audit_entries'),
    await api.db.rows('select * from idempotency_keys'),
    await buyer.ask(listApiKeys, {}),
  ])
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain(secret.slice(11))
  expect(await statusWith(secret)).toBe(200)
})

test('whoever may not connect programs makes no key, and what they can give is listed [NEXT-12]', async () => {
  expect(codeOf(await colleague.call(createApiKey, { body }))).toBe('feature_missing')
  const { scopes } = await buyer.ask(listApiKeys, {})
  expect(scopes).toContain('viewInvoices')
  expect(scopes).not.toContain('connectPrograms')
  expect(scopes).not.toContain('addBankCard')
})

test('a rotated key is accepted with both secrets for the hours given, then with the new one alone [NEXT-12]', async () => {
  const made = await makeKey(api, 'buyer', ['viewInvoices'])
  const rotated = await (await api.as('buyer')).ask(rotateApiKey, rotate(made.apiKey.id, 1))
  expect(rotated.secret).not.toBe(made.secret)
  expect([await statusWith(made.secret), await statusWith(rotated.secret)]).toEqual([200, 200])
  later(1)
  expect([await statusWith(made.secret), await statusWith(rotated.secret)]).toEqual(['api_key_unknown', 200])
  const again = await (await api.as('buyer')).ask(rotateApiKey, rotate(made.apiKey.id, 0))
  expect([await statusWith(rotated.secret), await statusWith(again.secret)]).toEqual(['api_key_unknown', 200])
})

test('a revoked key opens nothing at once, its former secret included [NEXT-12]', async () => {
  const made = await makeKey(api, 'buyer', ['viewInvoices'])
  const owner = await api.as('buyer')
  const rotated = await owner.ask(rotateApiKey, rotate(made.apiKey.id))
  expect((await owner.ask(revokeApiKey, at(made.apiKey.id))).message).toBe('API key revoked')
  expect([await statusWith(made.secret), await statusWith(rotated.secret)]).toEqual([
    'api_key_unknown',
    'api_key_unknown',
  ])
  expect(codeOf(await owner.call(revokeApiKey, at(made.apiKey.id)))).toBe('api_key_not_found')
})

test('an expired key says so, to whoever holds it [NEXT-12]', async () => {
  const { secret } = await makeKey(api, 'buyer', ['viewInvoices'], 30)
  expect(await statusWith(secret)).toBe(200)
  later(30 * 24)
  expect(await statusWith(secret)).toBe('api_key_expired')
})

test('a key ends with its owner’s account, and with the right to connect programs [NEXT-12]', async () => {
  const { secret } = await makeKey(api, 'stranger', ['viewInvoices'])
  expect(await statusWith(secret)).toBe(200)
  await api.db.run('update users set is_active = false where id = $1', [people.stranger])
  expect(await statusWith(secret)).toBe('api_key_unknown')
  await api.db.run('update users set is_active = true where id = $1', [people.stranger])
  await api.db.run(`delete from user_features where user_id = $1 and feature = 'connectPrograms'`, [people.stranger])
  expect(await statusWith(secret)).toBe('api_key_owner_not_allowed')
  await enablePrograms(api, 'stranger')
})

test('nobody reads, rotates or revokes the key of somebody else [NEXT-12, ACCESS-4]', async () => {
  const { apiKey } = await makeKey(api, 'buyer', ['viewInvoices'])
  const other = await api.as('stranger')
  expect((await other.ask(listApiKeys, {})).apiKeys.map(({ id }) => id)).not.toContain(apiKey.id)
  expect(codeOf(await other.call(rotateApiKey, rotate(apiKey.id)))).toBe('api_key_not_found')
  expect(codeOf(await other.call(revokeApiKey, at(apiKey.id)))).toBe('api_key_not_found')
})

test('staff who are logged in as a customer make no key in their name [NEXT-12, AUTH-8]', async () => {
  const proxy = await browserOf(api, 'dsr')
  await proxy.ask(startLoginAs, { body: { userId: people.buyer } })
  expect(codeOf(await proxy.call(createApiKey, { body }))).toBe('not_while_logged_in_as')
  expect(codeOf(await proxy.call(listApiKeys, {}))).toBe('not_while_logged_in_as')
})

test('a session that showed no password for five minutes proves first that it is its owner [NEXT-12]', async () => {
  const old = await api.as('buyer')
  later(0.1)
  expect(codeOf(await old.call(createApiKey, { body }))).toBe('step_up_needed')
  expect(codeOf(await old.call(rotateApiKey, rotate('018f0000-0000-7000-8000-00000000dead')))).toBe('step_up_needed')
})

test('of eight that are created at once for the last place one is [NEXT-12]', async () => {
  await api.db.run('delete from api_keys where user_id = $1', [people.stranger])
  const owner = await api.as('stranger')
  for (let count = 0; count < 19; count++) await owner.ask(createApiKey, { body })
  const answers = await Promise.all(Array.from({ length: 8 }, () => owner.call(createApiKey, { body })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((each) => codeOf(each) === 'too_many_api_keys')).toHaveLength(7)
})

test('the trail has who created, rotated and revoked which key, and never the key [NEXT-12, PLAT-8]', async () => {
  const owner = await api.as('buyer')
  const { apiKey } = await owner.ask(createApiKey, { body })
  await owner.ask(rotateApiKey, rotate(apiKey.id))
  await owner.ask(revokeApiKey, at(apiKey.id))
  const trail = await api.db.rows(
    `select action, real_user_id as "by", details ->> 'connects' as connects from audit_entries where entity = $1 order by at, id`,
    [`api-key:${apiKey.id}`],
  )
  const by = { by: people.buyer, connects: 'Stock robot' }
  expect(trail).toEqual(['create', 'rotate', 'revoke'].map((action) => ({ action: `api-key.${action}`, ...by })))
})

test('its owner is notified of a key that is made and of one that is rotated, and reads no secret [NEXT-7, NEXT-12]', async () => {
  await api.db.run('delete from notifications')
  const owner = await api.as('buyer')
  const { apiKey, secret } = await owner.ask(createApiKey, { body })
  await owner.ask(rotateApiKey, rotate(apiKey.id))
  const notified = await notificationsOf(api.db, 'apiKeyMade')
  expect(notified.map(({ userId, title }) => [userId, title])).toEqual([
    [people.buyer, 'API key made: Stock robot'],
    [people.buyer, 'API key rotated: Stock robot'],
  ])
  expect(JSON.stringify(notified)).not.toContain(secret)
})
