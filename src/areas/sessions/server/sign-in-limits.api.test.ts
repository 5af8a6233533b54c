import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { getMe, login, reauthorize } from '../sessions.endpoints.ts'
import { startLocalChallenge } from '../sign-in.endpoints.ts'
import { resetPassword } from '../passwords.endpoints.ts'
import { addResetToken } from './password.store.ts'
import { hashPassword } from './passwords.ts'

const api = await startApi({ TRUSTED_PROXIES: '1', LARDER_PASSWORD_MAX_AGE_DAYS: '90' })
const password = 'a right one'
const email = 'buyer@larder.example'
const hash = await hashPassword(password)
for (const id of [people.buyer, people.colleague, people.dsr])
  await api.db.run('insert into user_passwords (user_id, hash, changed_at) values ($1, $2, $3)', [
    id,
    hash,
    api.clock.now(),
  ])

const from = (address: string, cookie?: string) => ({
  headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
})
const signIn = (address: string, more: { cookie?: string; password?: string; email?: string } = {}) =>
  api.nobody.call(
    login,
    { body: { email: more.email ?? email, password: more.password ?? password } },
    from(address, more.cookie),
  )
/** Signs in on a page and returns the cookies of its browser. */
async function browser(address: string, staySignedIn = false, who = email): Promise<Record<string, string>> {
  const { token } = await api.nobody.ask(startLocalChallenge, {})
  const answer = await api.nobody.call(
    login,
    { body: { email: who, password, staySignedIn, turnstileToken: token } },
    { headers: { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' } },
  )
  const set = answer.headers['set-cookie'] as string[]
  return Object.fromEntries(set.map((cookie) => cookie.split(';')[0]!.split('=') as [string, string]))
}
const jar = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
const fail = async (times: number, address: (n: number) => string, cookie?: string) => {
  for (let n = 0; n < times; n++) await signIn(address(n), { password: `wrong ${n}`, ...(cookie && { cookie }) })
}

test('failures at one address do not shut out the owner at another [AUTH-1]', async () => {
  await fail(12, () => '198.51.100.1')
  expect((await signIn('198.51.100.1')).status).toBe(429)
  expect((await signIn('203.0.113.1')).status).toBe(200)
  api.clock.advance(16 * 60_000)
})

test("failures in the owner's own office, or from everywhere, do not shut out the owner's device [AUTH-1]", async () => {
  const { larder_device } = await browser('203.0.113.2')
  const cookie = jar({ larder_device: larder_device! })
  await fail(11, () => '203.0.113.2')
  expect((await signIn('203.0.113.2')).status).toBe(429)
  expect((await signIn('203.0.113.2', { cookie })).status).toBe(200)
  await fail(100, (n) => `198.51.100.${n % 50}`)
  expect((await signIn('192.0.2.77')).status).toBe(429)
  expect((await signIn('203.0.113.2', { cookie })).status).toBe(200)
  // A known device raises no limit for other accounts.
  const other = await signIn('203.0.113.2', { cookie, email: 'colleague@larder.example' })
  expect(other.status).toBe(200)
  await fail(12, () => '203.0.113.2', cookie)
  expect((await signIn('203.0.113.2', { cookie })).status).toBe(429)
  api.clock.advance(16 * 60_000)
})

test('an owner shut out of a new device by strangers gets in there with the link of a mail [AUTH-1, AUTH-7]', async () => {
  await fail(100, (n) => `198.51.100.${n % 50}`)
  expect((await signIn('192.0.2.78')).status).toBe(429)
  const token = await addResetToken(api.db, people.buyer, api.clock.now())
  const headers = { 'x-forwarded-for': '192.0.2.78', 'sec-fetch-site': 'same-origin' }
  const body = { token, newPassword: 'A right one 2' }
  const set = (await api.nobody.call(resetPassword, { body }, { headers })).headers['set-cookie']
  const cookie = String(set).split(';')[0]!
  expect((await signIn('192.0.2.78', { cookie, password: body.newPassword })).status).toBe(200)
  expect((await signIn('192.0.2.78', { password: body.newPassword })).status, 'elsewhere').toBe(429)
  await api.db.run('update user_passwords set hash = $1 where user_id = $2', [hash, people.buyer])
  api.clock.advance(16 * 60_000)
})

test('a session that stays belongs to the browser it was started in; staff do not stay signed in [AUTH-1, AUTH-3]', async () => {
  const status = async (cookies: Record<string, string>) =>
    (await api.nobody.call(getMe, {}, { headers: { cookie: jar(cookies) } })).status
  const { larder_session, larder_device } = await browser('203.0.113.3', true)
  expect(await status({ larder_session: larder_session!, larder_device: larder_device! })).toBe(200)
  expect(await status({ larder_session: larder_session! })).toBe(401)
  const staff = await browser('203.0.113.3', true, 'dsr@larder.example')
  const [session] = await api.db.rows<{ stay: boolean }>(
    'select stay_signed_in as stay from sessions where user_id = $1',
    [people.dsr],
  )
  expect(session).toEqual({ stay: false })
  expect(await status(staff)).toBe(200)
})

test('signing in ends the session the browser had before [AUTH-3]', async () => {
  const first = await browser('203.0.113.4')
  const again = await api.nobody.call(
    login,
    { body: { email, password } },
    { headers: { cookie: jar({ larder_session: first['larder_session']! }) } },
  )
  expect(String(again.headers['set-cookie'])).not.toContain(first['larder_session'])
  const old = await api.nobody.call(getMe, {}, { headers: { cookie: jar(first) } })
  expect(old.status).toBe(401)
})

test('above an open page only its own user signs in again; nobody else gets a session [AUTH-3]', async () => {
  const again = (userId: string) => api.nobody.call(reauthorize, { body: { email, password, userId } })
  const other = await again(people.colleague)
  expect(other).toMatchObject({ status: 409, body: { code: 'another_user' } })
  expect(other.headers['set-cookie']).toBeUndefined()
  expect((await again(people.buyer)).status).toBe(200)
})

test('a password of its greatest age opens only the page that replaces it [AUTH-7]', async () => {
  api.clock.advance(91 * 86_400_000)
  const answer = await signIn('203.0.113.5')
  expect(answer).toMatchObject({ status: 403, body: { code: 'password_expired' } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await signIn('203.0.113.5', { password: 'wrong' })).body).toMatchObject({ code: 'login_failed' })
})
