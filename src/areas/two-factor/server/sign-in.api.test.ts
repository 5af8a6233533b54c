import { beforeEach, expect, test } from 'vitest'
import { TOTP } from 'otpauth'
import { areas } from '#app/areas.server.ts'
import { hashPassword } from '#areas/sessions/server/public.ts'
import { getMe, login } from '#areas/sessions/sessions.endpoints.ts'
import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { sendLoginCode, verifyLoginCode } from '../login-mfa.endpoints.ts'
import { setMfa } from '../mfa.endpoints.ts'
import { addPhone } from './factor.store.ts'
import { codesSentTo, testSecretKey, wrongCode } from '../testing/codes-sent.ts'

const api = await startApi({ SECRET_KEY: testSecretKey, LARDER_MOST_SIGN_IN_ATTEMPTS: '100' })
const password = 'A right 1'
const email = 'buyer@larder.example'
const phone = '+17025550143'
const hash = await hashPassword(password)

beforeEach(async () => {
  await api.db.run(
    'truncate second_factors, recovery_codes, text_messages, code_sends, rate_counters, mails, second_factor_terms',
  )
  await api.db.run('delete from sessions')
  await api.db.run('insert into user_passwords (user_id, hash) values ($1, $2) on conflict do nothing', [
    people.buyer,
    hash,
  ])
  await addPhone(api.db, people.buyer, phone, api.clock.now())
})

/** A browser with its cookie. */
function browser() {
  let cookie = ''
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const answer = await api.nobody.call(endpoint, input, { headers: { cookie } })
    const set = answer.headers['set-cookie']
    const session = [set].flat().find((each) => String(each).startsWith('larder_session='))
    if (session) [cookie] = String(session).split(';') as [string]
    return answer
  }
}

async function atSecondFactor() {
  const ask = browser()
  const answer = await ask(login, { body: { email, password } })
  expect(answer.ok && answer.body.loginStatus).toBe('MfaRequired')
  return ask
}

test('the right password alone reveals no more than the last digits of the phone [AUTH-5]', async () => {
  const answer = await browser()(login, { body: { email, password } })
  expect(answer.body).toMatchObject({ owedFactor: { methods: ['sms'], phoneLast4: '0143' } })
  expect(JSON.stringify(answer.body)).not.toContain(phone)
  expect(answer.body).not.toHaveProperty('user')
})

test('a session that owes its second factor reaches no call but those of that step [AUTH-5]', async () => {
  const ask = await atSecondFactor()
  const reached: string[] = []
  for (const { endpoint } of areas.flatMap((area) => area.handlers ?? [])) {
    if (endpoint.access === 'public') continue
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'x']))
    const input = { params: { ...params, ...shipTos.own }, ...(endpoint.body && { body: {} }) }
    const answer = await ask(endpoint, input as never)
    if (answer.status !== 401) reached.push(endpoint.name)
  }
  expect(reached.toSorted()).toEqual(['sendLoginCode', 'verifyLoginCode'])
})

test('the code of the message completes the sign-in under another token [AUTH-6]', async () => {
  const ask = await atSecondFactor()
  const [before] = await api.db.rows<{ hash: Buffer }>('select token_hash as hash from sessions')
  await ask(sendLoginCode, { body: {} })
  const [code] = await codesSentTo(api, phone)
  const answer = await ask(verifyLoginCode, { body: { verificationCode: code! } })
  expect(answer.body).toMatchObject({ loginStatus: 'Success', user: { email } })
  expect((await ask(getMe, {})).status).toBe(200)
  const [after] = await api.db.rows<{ hash: Buffer; stage: string }>('select token_hash as hash, stage from sessions')
  expect(after!.stage).toBe('full')
  expect(after!.hash.equals(before!.hash)).toBe(false)
})

test('the code goes to the number on record, whatever the browser says [AUTH-6]', async () => {
  const ask = await atSecondFactor()
  await ask(sendLoginCode, { body: { phone: '+17025550199' } })
  expect(await codesSentTo(api, '+17025550199')).toEqual([])
  expect(await codesSentTo(api, phone)).toHaveLength(1)
})

test('a wrong code is InvalidCode and keeps the step; an expired one is Expired and ends it [AUTH-6]', async () => {
  const ask = await atSecondFactor()
  await ask(sendLoginCode, { body: {} })
  const [code] = await codesSentTo(api, phone)
  const wrong = await ask(verifyLoginCode, { body: { verificationCode: wrongCode(code!) } })
  expect(wrong.body).toMatchObject({ code: 'code_invalid', details: { errorCode: 'InvalidCode' } })
  api.clock.advance(10 * 60_000)
  const late = await ask(verifyLoginCode, { body: { verificationCode: code! } })
  expect(late.body).toMatchObject({ details: { errorCode: 'Expired' } })
  expect((await ask(sendLoginCode, { body: {} })).status).toBe(401)
})

test('the trail distinguishes a right password from a completed sign-in [PLAT-8]', async () => {
  await api.db.run('delete from audit_entries')
  const ask = await atSecondFactor()
  const actions = () => api.db.rows('select action, details from audit_entries order by id')
  expect(await actions()).toEqual([{ action: 'session.start', details: { signIn: 'password', owes: 'mfa' } }])
  await ask(sendLoginCode, { body: {} })
  const [code] = await codesSentTo(api, phone)
  await ask(verifyLoginCode, { body: { verificationCode: code! } })
  expect((await actions())[1]).toEqual({ action: 'session.complete', details: { method: 'sms' } })
})

test('a code opens once, also when it is sent twice at the same time [AUTH-6]', async () => {
  const ask = await atSecondFactor()
  await ask(sendLoginCode, { body: {} })
  const [code] = await codesSentTo(api, phone)
  const body = { verificationCode: code! }
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(verifyLoginCode, { body })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('guesses sent together share the five tries: the right code among later ones opens nothing [AUTH-6]', async () => {
  const ask = await atSecondFactor()
  await ask(sendLoginCode, { body: {} })
  const [code] = await codesSentTo(api, phone)
  const guess = (verificationCode: string) => ask(verifyLoginCode, { body: { verificationCode } })
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess(wrongCode(code!))))
  const counted = answers.filter(({ body }) => (body as { code: string }).code === 'code_invalid')
  expect(counted.length).toBeLessThanOrEqual(5)
  expect((await guess(code!)).ok).toBe(false)
})

test('nobody uses up the codes of an owner by setting up the owner’s number as theirs [AUTH-6]', async () => {
  const other = await api.as('stranger')
  for (let round = 0; round < 7; round++) {
    await other.call(setMfa, { body: { enable: true, phone } })
    api.clock.advance(31_000)
  }
  const refused = await (await api.as('stranger')).call(setMfa, { body: { enable: true, phone } })
  expect(refused.body).toMatchObject({ code: 'too_many_codes' })
  expect((await (await atSecondFactor())(sendLoginCode, { body: {} })).status).toBe(200)
})

test('a code of one sign-in opens no other, and none of another user [AUTH-6]', async () => {
  const [mine, other] = [await atSecondFactor(), await atSecondFactor()]
  await mine(sendLoginCode, { body: {} })
  const [code] = await codesSentTo(api, phone)
  expect((await other(verifyLoginCode, { body: { verificationCode: code! } })).ok).toBe(false)
  expect((await mine(verifyLoginCode, { body: { verificationCode: code! } })).ok).toBe(true)
})

test('an app’s code opens once and within its minute, a recovery code once [AUTH-5, AUTH-6]', async () => {
  const { startApp, pendingApp, adoptApp, makeRecoveryCodes } = await import('./authenticator.store.ts')
  const { sealOf } = await import('#platform/seal.ts')
  const seal = sealOf({ secretKey: testSecretKey, secretKeysBefore: undefined, dataDir: '' })
  const now = api.clock.now()
  const { secret } = await startApp(api.db, seal, { userId: people.buyer, email }, now)
  await adoptApp(api.db, people.buyer, (await pendingApp(api.db, people.buyer, now))!, 0, now)
  const [recovery] = await makeRecoveryCodes(api.db, seal, people.buyer)
  const code = () => new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() })
  const show = async (method: 'authenticator' | 'recovery', verificationCode: string) =>
    (await (await atSecondFactor())(verifyLoginCode, { body: { method, verificationCode } })).ok
  const shown = code()
  expect(await show('authenticator', shown)).toBe(true)
  expect(await show('authenticator', shown), 'replay').toBe(false)
  api.clock.advance(120_000)
  expect(await show('authenticator', shown), 'too old').toBe(false)
  expect(await show('authenticator', code())).toBe(true)
  const twice = await Promise.all([
    show('recovery', recovery!.toLowerCase()),
    show('recovery', recovery!.replace('-', ' ')),
  ])
  expect(twice.filter(Boolean)).toHaveLength(1)
  const { secret: stored } = await api.db.row<{ secret: string }>('select totp_secret as secret from second_factors')
  expect(stored).not.toContain(secret)
})

test('guessing app codes ends after five wrong ones, for all sign-ins together [AUTH-6]', async () => {
  await api.db.run('update second_factors set totp_secret = $1', ['none'])
  const tries = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const answer = await (
        await atSecondFactor()
      )(verifyLoginCode, { body: { method: 'recovery', verificationCode: 'AAAAA-AAAAA' } })
      return answer.status
    }),
  )
  expect(tries.filter((status) => status === 400)).toHaveLength(5)
  expect(tries.filter((status) => status === 429)).toHaveLength(7)
})
