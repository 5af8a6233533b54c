import { TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#areas/sessions/server/public.ts'
import { getMe, login } from '#areas/sessions/sessions.endpoints.ts'
import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { startAuthenticator } from '../authenticator.endpoints.ts'
import { sendLoginCode, sendSetupCode, verifyLoginCode } from '../login-mfa.endpoints.ts'
import { codesSentTo, testSecretKey } from '../testing/codes-sent.ts'
import { addPhone } from './factor.store.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

// The small distributor's Monday is 2 March.
const api = await startApi({ SECRET_KEY: testSecretKey, LARDER_MFA_ENFORCE_DATE: '2026-03-02' })
const body = { email: 'buyer@larder.example', password: 'A right 1' }
const phone = '+17025550143'
await api.db.run('insert into user_passwords (user_id, hash) values ($1, $2)', [
  people.buyer,
  await hashPassword(body.password),
])

beforeEach(async () => {
  await api.db.run('truncate second_factors, text_messages, code_sends, rate_counters, mails, second_factor_terms')
  await api.db.run('delete from sessions')
})

async function signIn() {
  let cookie = ''
  const ask = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const answer = await api.nobody.call(endpoint, input, { headers: { cookie } })
    const set = [answer.headers['set-cookie']].flat().find((each) => String(each).startsWith('larder_session='))
    if (set) cookie = String(set).split(';')[0]!
    return answer
  }
  return { ask, answer: await ask(login, { body }) }
}

test('from the enforce date on a customer sets a number up before the sign-in goes on [AUTH-5]', async () => {
  const { ask, answer } = await signIn()
  expect(answer.body).toMatchObject({ loginStatus: 'MfaSetupRequired', owedFactor: { countries: ['US', 'CA'] } })
  expect((await ask(getMe, {})).status).toBe(401)
  expect((await ask(sendLoginCode, { body: {} })).status, 'not the step of those who have a factor').toBe(401)
  await ask(sendSetupCode, { body: { phone } })
  const [verificationCode] = await codesSentTo(api, phone)
  const done = await ask(verifyLoginCode, { body: { verificationCode: verificationCode! } })
  expect(done.body).toMatchObject({ user: { mfaInfo: { phone }, mfaEnforceDate: '2026-03-02' } })
  expect((await ask(getMe, {})).status).toBe(200)
})

test('the enforce date begins with the day of the division, not of Greenwich [AUTH-5]', async () => {
  const monday = api.clock.now()
  api.clock.set(new Date('2026-03-02T07:59:00Z'))
  expect((await signIn()).answer.body, '11:59 PM of March 1 in Las Vegas').toMatchObject({
    user: { userId: people.buyer },
  })
  api.clock.set(new Date('2026-03-02T08:00:00Z'))
  expect((await signIn()).answer.body).toMatchObject({ loginStatus: 'MfaSetupRequired' })
  api.clock.set(monday)
})

test('an authenticator app can be set up at sign-in instead [AUTH-5]', async () => {
  const { ask } = await signIn()
  const started = await ask(startAuthenticator, {})
  const { secret } = started.body as { secret: string }
  const verificationCode = new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() })
  const done = await ask(verifyLoginCode, { body: { method: 'authenticator', verificationCode } })
  // They are shown only now, as in the profile, and each of them signs in.
  const { recoveryCodes } = done.body as { recoveryCodes: string[] }
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(done.body).toMatchObject({ user: { mfaInfo: { phone: null, hasAuthenticator: true } } })
})

test('the set-up calls are closed to users who have a factor: the password alone cannot add another one [AUTH-5]', async () => {
  await addPhone(api.db, people.buyer, phone, api.clock.now())
  const { ask, answer } = await signIn()
  expect(answer.body).toMatchObject({ loginStatus: 'MfaRequired' })
  expect((await ask(sendSetupCode, { body: { phone: '+17025550199' } })).status).toBe(401)
  expect((await ask(startAuthenticator, {})).status).toBe(401)
})

test('a sign-in that was to set a factor up cannot replace the one set up in the meantime elsewhere [AUTH-5]', async () => {
  const [owner, thief] = [(await signIn()).ask, (await signIn()).ask]
  await owner(sendSetupCode, { body: { phone } })
  const [verificationCode] = await codesSentTo(api, phone)
  const started = await thief(startAuthenticator, {})
  expect((await owner(verifyLoginCode, { body: { verificationCode: verificationCode! } })).status).toBe(200)
  const app = new TOTP({ secret: (started.body as { secret: string }).secret })
  const code = app.generate({ timestamp: api.clock.now().getTime() })
  const late = await thief(verifyLoginCode, { body: { method: 'authenticator', verificationCode: code } })
  expect(late).toMatchObject({ status: 400, body: { details: { errorCode: 'Expired' } } })
  expect((await thief(getMe, {})).status).toBe(401)
  expect((await owner(getMe, {})).body).toMatchObject({ mfaInfo: { phone, hasAuthenticator: false } })
})

test('a reset by staff ends factor and sessions, notifies mailbox and phone, and the user sets up a new one [USERS-1]', async () => {
  await addPhone(api.db, people.buyer, phone, api.clock.now())
  const buyer = await api.as('buyer')
  const actor = {
    userId: people.admin,
    realUserId: people.admin,
    kind: 'internal',
    isPunchout: false,
    can: () => true,
  } as const
  const reset = { actor, userId: people.buyer, address: '127.0.0.1', passwordResetAction: 'user.reset-password' }
  await api.db.inTransaction((tx) => resetSecondFactor(tx, reset))
  expect((await buyer.call(getMe, {})).status).toBe(401)
  expect((await signIn()).answer.body).toMatchObject({ loginStatus: 'MfaSetupRequired' })
  expect(await api.db.rows('select subject from mails')).toEqual([{ subject: 'Your second factor was reset' }])
  expect(await api.db.rows('select 1 from text_messages where to_phone = $1', [phone])).toHaveLength(1)
  const own = { ...reset, actor: { ...actor, userId: people.buyer, realUserId: people.buyer } }
  await expect(api.db.inTransaction((tx) => resetSecondFactor(tx, own))).rejects.toThrow('another member of staff')
})
