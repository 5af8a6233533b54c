import { afterAll, beforeEach, expect, test } from 'vitest'
import { login } from '#areas/sessions/sessions.endpoints.ts'
import { finishSingleSignOn, startSingleSignOn } from '#areas/sessions/single-sign-on.endpoints.ts'
import { hashPassword } from '#areas/sessions/server/public.ts'
import { nastyAddresses } from '#areas/sessions/testing/nasty-addresses.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { type Lies, startFakeProvider } from '../testing/fake-provider.ts'

const okta = await startFakeProvider('portal')
afterAll(okta.stop)
const api = await startApi({
  OIDC_ISSUER: okta.issuer,
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'planted-oidc-secret',
  PUBLIC_URL: 'https://portal.example',
  SECRET_KEY: 's'.repeat(32),
  TRUSTED_PROXIES: '1',
})
// Everybody at an address of their own: the limit of an address is not what is tested here.
let visits = 0
const visitor = () => `198.51.100.${(visits = (visits + 1) % 250)}`
const rosa = { email: 'dsr@larder.example', email_verified: true }
const lie = (next: Lies) => {
  for (const name of Object.keys(okta.lies)) delete okta.lies[name as keyof Lies]
  Object.assign(okta.lies, next)
}
beforeEach(() => lie({ claims: rosa }))

/** Leaves for the provider: where to, and the cookie of the browser that left. */
async function leave(returnUrl?: string) {
  const answer = await api.nobody.call(
    startSingleSignOn,
    { body: { returnUrl } },
    { headers: { 'x-forwarded-for': visitor() } },
  )
  if (!answer.ok) throw new Error(answer.body.message)
  const { location } = answer.body
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!
  return { location, cookie, state: new URL(location).searchParams.get('state')!, code: okta.codeFor(location) }
}
const comeBack = (cookie: string, search: Record<string, string>) =>
  api.nobody.call(
    finishSingleSignOn,
    { body: { search: `?${new URLSearchParams(search).toString()}` } },
    { headers: { cookie, 'x-forwarded-for': visitor() } },
  )
const outcome = async (way: { cookie: string; code: string; state: string }, change: Record<string, string> = {}) => {
  const { ok, body, headers } = await comeBack(way.cookie, { code: way.code, state: way.state, ...change })
  const hasSession = String(headers['set-cookie']).includes('larder_session=')
  return [ok ? body.user.email : body.code, hasSession]
}

test('an active internal user whose address the provider vouches for gets in [AUTH-2]', async () => {
  const way = await leave('/shop')
  const asked = new URL(way.location).searchParams
  expect(asked.get('redirect_uri')).toBe('https://portal.example/sign-in/callback')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(way.location).not.toContain('planted-oidc-secret')
  expect(await outcome(way)).toEqual(['dsr@larder.example', true])
})

test('above an open page the provider asks who it is even of somebody it knows [AUTH-3]', async () => {
  const start = (again?: { userId: string }) =>
    api.nobody.ask(startSingleSignOn, { body: { again } }, { headers: { 'x-forwarded-for': visitor() } })
  const promptOf = ({ location }: { location: string }) => new URL(location).searchParams.get('prompt')
  expect(promptOf(await start({ userId: people.dsr }))).toBe('login')
  expect(promptOf(await start())).toBeNull()
})

test.each<[string, Lies]>([
  ['an address nobody vouches for', { claims: { ...rosa, email_verified: false } }],
  ['no word on whether the address is verified', { claims: { email: rosa.email } }],
  ["a customer's address", { claims: { email: 'buyer@larder.example', email_verified: true } }],
  ['an address nobody here has', { claims: { email: 'nobody@larder.example', email_verified: true } }],
  [
    'an address that only looks the same',
    { claims: { email: 'dsr@larder.example.evil.example', email_verified: true } },
  ],
])('%s gets nobody in [AUTH-2]', async (_, next) => {
  lie(next)
  expect(await outcome(await leave())).toEqual(['not_admitted', false])
})

test.each<[string, Lies]>([
  ['another nonce', { claims: { ...rosa, nonce: 'another' } }],
  ['another audience', { claims: { ...rosa, aud: 'another' } }],
  ['another issuer', { claims: { ...rosa, iss: 'https://evil.example' } }],
  ['an ID token of yesterday', { claims: { ...rosa, exp: Math.floor(Date.now() / 1000) - 86_400 } }],
  ['a signature by a key nobody knows', { claims: rosa, withOtherKey: true }],
  ['no signature', { claims: rosa, unsigned: true }],
])('%s is no sign-in [AUTH-2]', async (_, next) => {
  lie(next)
  expect(await outcome(await leave())).toEqual(['sign_on_failed', false])
})

test('an inactive member of staff is not admitted [AUTH-2]', async () => {
  await api.db.run('update users set is_active = false where id = $1', [people.dsm])
  lie({ claims: { email: 'dsm@larder.example', email_verified: true } })
  expect(await outcome(await leave())).toEqual(['not_admitted', false])
})

test('one of the demo is not admitted where there is no demo, even with a verified address [PLAT-1]', async () => {
  await api.db.run('update users set is_demo = true where id = $1', [people.dsr])
  expect(await outcome(await leave())).toEqual(['not_admitted', false])
  await api.db.run('update users set is_demo = false where id = $1', [people.dsr])
})

test('state, browser and code must be the very ones, once [AUTH-2]', async () => {
  const [way, other] = [await leave(), await leave()]
  expect(await outcome(way, { state: 'made up' })).toEqual(['sign_on_failed', false])
  expect(await outcome(way, { state: other.state })).toEqual(['sign_on_failed', false])
  expect(await outcome({ ...way, cookie: other.cookie })).toEqual(['sign_on_failed', false])
  expect(await outcome({ ...way, cookie: '' })).toEqual(['sign_on_failed', false])
  expect(await outcome(way)).toEqual(['dsr@larder.example', true])
  expect(await outcome(way)).toEqual(['sign_on_failed', false])
})

test("a code that was used, or another sign-in's, opens nothing [AUTH-2]", async () => {
  const used = await leave()
  await outcome(used)
  const way = await leave()
  expect(await outcome(way, { code: used.code })).toEqual(['sign_on_failed', false])
  const [mine, theirs] = [await leave(), await leave()]
  // Their code fits their verifier, not mine (PKCE).
  expect(await outcome(mine, { code: theirs.code })).toEqual(['sign_on_failed', false])
})

test('an answer from before ten minutes is too late [AUTH-2]', async () => {
  const way = await leave()
  api.clock.advance(11 * 60_000)
  expect(await outcome(way)).toEqual(['sign_on_failed', false])
})

test('the way back leads to no address that only pretends to be of this site [ACCESS-8]', async () => {
  // One with a zero character is refused before anybody leaves.
  const [refused, taken] = [/\0/, /^[^\0]{0,2000}$/s].map((form) => nastyAddresses.filter((each) => form.test(each)))
  for (const returnUrl of refused!) {
    expect((await api.nobody.call(startSingleSignOn, { body: { returnUrl } })).status).toBe(400)
  }
  for (const returnUrl of taken!) {
    const way = await leave(returnUrl)
    const answer = await comeBack(way.cookie, { code: way.code, state: way.state })
    expect(answer.body, returnUrl).toMatchObject({ returnUrl: '/' })
  }
  const way = await leave('/shop?keyword=salmon')
  const answer = await comeBack(way.cookie, { code: way.code, state: way.state })
  expect(answer.body).toMatchObject({ returnUrl: '/shop?keyword=salmon' })
})

test('where a provider is set up, staff no longer sign in by password; customers do [AUTH-2]', async () => {
  const hash = await hashPassword('a right one')
  for (const id of [people.dsr, people.buyer])
    await api.db.run('insert into user_passwords (user_id, hash) values ($1, $2)', [id, hash])
  const signIn = (email: string, password: string) => api.nobody.call(login, { body: { email, password } })
  expect((await signIn('dsr@larder.example', 'a right one')).body).toMatchObject({ code: 'single_sign_on_only' })
  expect((await signIn('dsr@larder.example', 'a wrong one')).body).toMatchObject({ code: 'login_failed' })
  expect((await signIn('buyer@larder.example', 'a right one')).status).toBe(200)
})
