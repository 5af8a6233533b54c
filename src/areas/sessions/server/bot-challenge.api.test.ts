import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { getSignInOptions, startLocalChallenge } from '../sign-in.endpoints.ts'
import { login } from '../sessions.endpoints.ts'
import { hashPassword } from './passwords.ts'

/** Stands for Cloudflare: takes each token that begins with 'good' once. */
const asked: { secret: string; response: string; idempotency_key: string }[] = []
let broken = 0
const cloudflare = createServer((request, response) => {
  let text = ''
  request.on('data', (piece) => (text += String(piece)))
  request.on('end', () => {
    const question = JSON.parse(text) as (typeof asked)[number]
    asked.push(question)
    if (broken-- > 0) return response.writeHead(500).end()
    response.end(JSON.stringify({ success: question.response.startsWith('good') }))
  })
})
const port = await new Promise<number>((resolve) =>
  cloudflare.listen(0, '127.0.0.1', () => resolve((cloudflare.address() as { port: number }).port)),
)
afterAll(() => void cloudflare.close())

const api = await startApi()
const guarded = await startApi({
  TURNSTILE_SITE_KEY: 'site-key',
  TURNSTILE_SECRET: 'planted-turnstile-secret',
  TURNSTILE_URL: `http://127.0.0.1:${port}/siteverify`,
})
const password = 'a right one'
const email = 'buyer@larder.example'
const hash = await hashPassword(password)
for (const { db } of [api, guarded])
  await db.run('insert into user_passwords (user_id, hash) values ($1, $2), ($3, $2)', [people.buyer, hash, people.dsr])
beforeEach(() => {
  broken = 0
  asked.length = 0
})

const fromPage = { headers: { 'sec-fetch-site': 'same-origin' } }
const body = { email, password }
const codeOf = (answer: { ok: boolean; body: object }) => (answer.body as { code?: string }).code ?? 'signed in'

test('a page signs in with a token of the stand-in, each good for one attempt of five minutes [AUTH-1]', async () => {
  expect(await api.nobody.ask(getSignInOptions, {})).toMatchObject({ turnstileSiteKey: null })
  const fresh = async () => (await api.nobody.ask(startLocalChallenge, {})).token
  const tryWith = async (turnstileToken?: string) =>
    codeOf(await api.nobody.call(login, { body: { ...body, turnstileToken } }, fromPage))
  expect(await tryWith()).toBe('challenge_failed')
  expect(await tryWith('made.up.token.0')).toBe('challenge_failed')
  const token = await fresh()
  expect(await tryWith(token)).toBe('signed in')
  expect(await tryWith(token)).toBe('challenge_failed')
  const old = await fresh()
  api.clock.advance(6 * 60_000)
  expect(await tryWith(old)).toBe('challenge_failed')
})

test('a token used many times at once serves one attempt [AUTH-1]', async () => {
  const { token } = await api.nobody.ask(startLocalChallenge, {})
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.nobody.call(login, { body: { ...body, turnstileToken: token } }, fromPage)),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('Turnstile is asked server to server, and then scripts need its token too [AUTH-1]', async () => {
  expect(await guarded.nobody.ask(getSignInOptions, {})).toMatchObject({ turnstileSiteKey: 'site-key' })
  expect((await guarded.nobody.call(startLocalChallenge, {})).status).toBe(404)
  const tryWith = async (turnstileToken?: string) =>
    codeOf(await guarded.nobody.call(login, { body: { ...body, turnstileToken } }))
  expect(await tryWith()).toBe('challenge_failed')
  expect(await tryWith('bad')).toBe('challenge_failed')
  expect(await tryWith('good 1')).toBe('signed in')
  expect(asked.at(-1)).toMatchObject({ secret: 'planted-turnstile-secret', response: 'good 1' })
  expect(await tryWith('good 1')).toBe('challenge_failed')
})

test('Turnstile is asked again under the same key when it stumbles; while it is away nobody gets in [AUTH-1]', async () => {
  broken = 1
  const signIn = (turnstileToken: string) => guarded.nobody.call(login, { body: { ...body, turnstileToken } })
  expect((await signIn('good 2')).status).toBe(200)
  expect(asked).toHaveLength(2)
  expect(asked[0]!.idempotency_key).toBe(asked[1]!.idempotency_key)
  broken = 9
  expect(await signIn('good 3')).toMatchObject({ status: 503, body: { code: 'challenge_unavailable' } })
})

test('its key repeats an attempt without another challenge: the same account, password and outcome only [AUTH-3]', async () => {
  const first = await guarded.nobody.ask(login, { body: { ...body, turnstileToken: 'good 4' } })
  const tryWith = async (change: object) => {
    const again = { ...body, turnstileIdempotentKey: first.turnstileIdempotentKey, ...change }
    return codeOf(await guarded.nobody.call(login, { body: again }))
  }
  expect(await tryWith({})).toBe('signed in')
  expect(await tryWith({ password: 'a wrong one' })).toBe('challenge_failed')
  expect(await tryWith({ email: 'dsr@larder.example' })).toBe('challenge_failed')
  expect(await tryWith({ email: 'nobody@larder.example' })).toBe('challenge_failed')
  expect(await tryWith({ turnstileIdempotentKey: 'made up' })).toBe('challenge_failed')
  await guarded.db.run('update user_passwords set hash = $1', [await hashPassword(password)])
  expect(await tryWith({})).toBe('challenge_failed')
})

test('a failed attempt gives no key, and its token is gone [AUTH-3]', async () => {
  const wrong = { ...body, password: 'a wrong one', turnstileToken: 'good 5' }
  const failed = await guarded.nobody.call(login, { body: wrong })
  expect(failed.body).toEqual({ code: 'login_failed', message: 'Login failed!' })
  expect(codeOf(await guarded.nobody.call(login, { body: { ...body, turnstileToken: 'good 5' } }))).toBe(
    'challenge_failed',
  )
})
