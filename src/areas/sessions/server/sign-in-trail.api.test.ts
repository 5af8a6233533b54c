import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { logoutEverywhere } from '../session-list.endpoints.ts'
import { login, logout } from '../sessions.endpoints.ts'
import { hashPassword } from './passwords.ts'
import { cleanUpSessions } from './session.store.ts'

const api = await startApi({ LARDER_MOST_SIGN_IN_ATTEMPTS: '100' })
await api.db.run('insert into user_passwords (user_id, hash) values ($1, $2)', [
  people.buyer,
  await hashPassword('Copper7Lantern'),
])
const signIn = (email: string, password: string) => api.nobody.call(login, { body: { email, password } })
const trail = () =>
  api.db.rows<{ by: string | null; action: string; entity: string; details: object }>(
    `select real_user_id as by, action, entity, details from audit_entries order by id`,
  )

beforeEach(async () => {
  await api.db.run('delete from audit_entries')
  await api.db.run('delete from rate_counters')
})

test('a failed sign-in stands in the trail under its account, or under none, and never with the password [PLAT-8]', async () => {
  await signIn('Buyer@larder.example', 'Wrong-Pass-1')
  await signIn('nobody@elsewhere.example', 'Wrong-Pass-2')
  await signIn('Wrong-Pass-3', 'buyer@larder.example')
  const entries = await trail()
  expect(entries).toEqual([
    {
      by: null,
      action: 'session.fail',
      entity: `user:${people.buyer}`,
      details: { what: 'password', email: 'buyer@larder.example' },
    },
    {
      by: null,
      action: 'session.fail',
      entity: 'sign-in:unknown',
      details: { what: 'password', email: 'nobody@elsewhere.example' },
    },
    { by: null, action: 'session.fail', entity: 'sign-in:unknown', details: { what: 'password' } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Wrong-Pass/)
})

test('strangers fill no table: beyond a thousand failures in a quarter of an hour none is recorded [PLAT-8]', async () => {
  await signIn('nobody@elsewhere.example', 'Wrong-Pass-1')
  expect(await trail()).toHaveLength(1)
  const key = createHash('sha256').update('failed-sign-in-entries').digest('base64url')
  expect(await api.db.run('update rate_counters set count = 1000 where key = $1', [key])).toBe(1)
  await signIn('nobody@elsewhere.example', 'Wrong-Pass-1')
  expect(await trail()).toHaveLength(1)
})

test('logging out stands in the trail: here, everywhere and by itself after a while [PLAT-8]', async () => {
  const here = await browserOf(api, 'buyer')
  await here.ask(logout, {})
  await here.ask(logout, {})
  const everywhere = await browserOf(api, 'buyer')
  await everywhere.ask(logoutEverywhere, {})
  await browserOf(api, 'buyer')
  api.clock.advance(40 * 86_400_000)
  await cleanUpSessions(api.db, api.clock.now())
  const recorded = (await trail()).filter(({ action }) => action !== 'session.start')
  expect(recorded.map(({ by, action }) => [by, action])).toEqual([
    [people.buyer, 'session.logout'],
    [people.buyer, 'session.end-all'],
    [people.buyer, 'session.expire'],
  ])
})
