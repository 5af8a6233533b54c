import { TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#areas/sessions/server/public.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  confirmAuthenticator,
  dropAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '../authenticator.endpoints.ts'
import {
  changeMfaPhone,
  dismissMfaBanner,
  getMyMfa,
  resendMfaCode,
  setMfa,
  verifyMfaCode,
  verifyMfaPhone,
} from '../mfa.endpoints.ts'
import { sendStepUpCode, stepUp } from '../step-up.endpoints.ts'
import { codesSentTo, testSecretKey, wrongCode } from '../testing/codes-sent.ts'
import { addPhone } from './factor.store.ts'

const api = await startApi({ SECRET_KEY: testSecretKey })
const [first, second] = ['+17025550143', '+17025550144']
await api.db.run('insert into user_passwords (user_id, hash) values ($1, $2)', [
  people.buyer,
  await hashPassword('A right 1'),
])

beforeEach(async () => {
  await api.db.run(
    'truncate second_factors, recovery_codes, text_messages, code_sends, rate_counters, mails, second_factor_terms',
  )
  await api.db.run('truncate pending_authenticators, audit_entries')
  await api.db.run('delete from sessions')
  api.clock.advance(60_000)
})

const lastCode = async (phone: string) => (await codesSentTo(api, phone))[0]!
const minutes = (count: number) => api.clock.advance(count * 60_000)
const withPhone = () => addPhone(api.db, people.buyer, first, api.clock.now())
const newsTo = async (phone: string) =>
  (
    await api.db.rows<{ text: string }>(
      'select text_body as text from text_messages where to_phone = $1 and not is_sealed',
      [phone],
    )
  ).map(({ text }) => text)

test('a number becomes the second factor once its code came back [AUTH-5]', async () => {
  const buyer = await api.as('buyer')
  const sent = await buyer.ask(setMfa, { body: { enable: true, phone: first } })
  expect(sent).toMatchObject({
    message: 'Code sent successfully',
    mfaInfo: null,
    phoneLast4: '0143',
    resendAfterSeconds: 30,
  })
  expect((await buyer.ask(getMyMfa, {})).mfaInfo).toBeNull()
  const verificationCode = await lastCode(first)
  const wrong = await buyer.call(verifyMfaCode, { body: { verificationCode: wrongCode(verificationCode) } })
  expect(wrong.body).toMatchObject({ code: 'code_invalid', field: 'verificationCode' })
  const done = await buyer.ask(verifyMfaCode, { body: { verificationCode } })
  expect(done).toMatchObject({
    message: 'Two factor authentication enabled successfully',
    mfaInfo: { phone: first, phoneLast4: '0143', hasAuthenticator: false },
  })
  expect((await buyer.ask(getMe, {})).mfaInfo).toEqual(done.mfaInfo)
  expect(await api.db.rows('select 1 from second_factor_codes'), 'used up').toEqual([])
  const again = await buyer.call(verifyMfaCode, { body: { verificationCode } })
  expect(again.body).toMatchObject({ code: 'code_expired' })
  expect(await api.db.rows('select subject from mails')).toEqual([{ subject: 'Two-factor authentication is on' }])
})

test('the number that is enabled is the one its code was sent to, after an edit the latest [AUTH-5, AUTH-6]', async () => {
  const buyer = await api.as('buyer')
  await buyer.ask(setMfa, { body: { enable: true, phone: first } })
  const ofFirst = await lastCode(first)
  api.clock.advance(30_000)
  await buyer.ask(setMfa, { body: { enable: true, phone: second } })
  const crossed = await buyer.call(verifyMfaCode, { body: { verificationCode: ofFirst } })
  if (ofFirst !== (await lastCode(second))) expect(crossed.ok).toBe(false)
  await buyer.ask(verifyMfaCode, { body: { verificationCode: await lastCode(second) } })
  expect((await buyer.ask(getMyMfa, {})).mfaInfo?.phone).toBe(second)
})

test('another code is sent after 30 seconds, not before, and not for a loop of calls [AUTH-5]', async () => {
  const buyer = await api.as('buyer')
  await buyer.ask(setMfa, { body: { enable: true, phone: first } })
  const resend = () => buyer.call(resendMfaCode, { body: { phone: first } })
  api.clock.advance(12_000)
  expect((await resend()).body).toMatchObject({ code: 'code_too_soon', details: { retryAfterSeconds: 18 } })
  api.clock.advance(18_000)
  const together = await Promise.all(Array.from({ length: 8 }, resend))
  expect(together.filter(({ ok }) => ok)).toHaveLength(1)
  let sent = 2
  for (let i = 0; i < 20; i++) {
    api.clock.advance(30_000)
    if ((await resend()).ok) sent++
  }
  expect(sent).toBeLessThanOrEqual(12)
  expect(await codesSentTo(api, first)).toHaveLength(sent)
})

test('one number gets no two codes within 30 seconds, whoever asks [AUTH-6]', async () => {
  await (await api.as('buyer')).ask(setMfa, { body: { enable: true, phone: first } })
  const answer = await (await api.as('stranger')).call(setMfa, { body: { enable: true, phone: first } })
  expect(answer.body).toMatchObject({ code: 'code_too_soon' })
  expect(await codesSentTo(api, first)).toHaveLength(1)
})

test('only a number that waits for its code gets it again [AUTH-5]', async () => {
  await withPhone()
  const buyer = await api.as('buyer')
  const answer = await buyer.call(resendMfaCode, { body: { phone: second } })
  expect(answer.body).toMatchObject({ code: 'nothing_to_resend' })
})

test.each(['+18005550123', '+19005550123', '+447400123456', '7025550143', ''])(
  'no code goes to %j [AUTH-5]',
  async (phone) => {
    const answer = await (await api.as('buyer')).call(setMfa, { body: { enable: true, phone } })
    expect(answer.status).toBe(400)
    expect(await api.db.rows('select 1 from text_messages')).toEqual([])
  },
)

test('disabling needs a fresh proof, ends other sessions and notifies phone and mailbox [AUTH-5]', async () => {
  await withPhone()
  const [buyer, other] = [await api.as('buyer'), await api.as('buyer')]
  minutes(6)
  const off = () => buyer.call(setMfa, { body: { enable: false, sessionExpired: true } })
  expect((await off()).body).toMatchObject({ code: 'step_up_needed' })
  await api.db.run('update sessions set proved_at = $1', [api.clock.now()])
  expect((await off()).body).toMatchObject({ isSuccess: true, mfaInfo: null })
  expect((await other.call(getMe, {})).status).toBe(401)
  expect((await buyer.call(getMe, {})).status).toBe(200)
  expect(await newsTo(first)).toHaveLength(1)
})

test('an enforce date forbids disabling, whatever the browser shows [AUTH-5]', async () => {
  await withPhone()
  await api.db.run(`insert into second_factor_terms (user_id, enforce_date) values ($1, '2030-01-01')`, [people.buyer])
  const answer = await (await api.as('buyer')).call(setMfa, { body: { enable: false } })
  expect(answer.body).toMatchObject({ code: 'enforced' })
})

test('a phone change needs the password, a code to the old number and one to the new [AUTH-5]', async () => {
  await withPhone()
  const [buyer, other] = [await api.as('buyer'), await api.as('buyer')]
  const change = () => buyer.call(changeMfaPhone, { body: { phone: second } })
  await api.db.run('update sessions set password_at = null')
  expect((await change()).body).toMatchObject({ code: 'step_up_needed', details: { by: 'password' } })
  await api.db.run('update sessions set password_at = $1', [api.clock.now()])
  expect((await buyer.call(changeMfaPhone, { body: { phone: first } })).body).toMatchObject({
    message: 'New phone number cannot be same as last phone number',
  })
  expect((await change()).body).toMatchObject({ phoneLast4: '0144', currentPhoneLast4: '0143' })
  const [old, fresh] = [await lastCode(first), await lastCode(second)]
  const verify = (currentPhoneCode: string, verificationCode: string) =>
    buyer.call(verifyMfaPhone, { body: { currentPhoneCode, verificationCode } })
  expect((await verify(wrongCode(old), fresh)).body).toMatchObject({ field: 'currentPhoneCode' })
  expect((await verify(old, wrongCode(fresh))).body).toMatchObject({ field: 'verificationCode' })
  if (old !== fresh) expect((await verify(fresh, old)).ok).toBe(false)
  expect((await buyer.ask(getMyMfa, {})).mfaInfo?.phone).toBe(first)
  const twice = await Promise.all([verify(old, fresh), verify(old, fresh)])
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await buyer.ask(getMyMfa, {})).mfaInfo?.phone).toBe(second)
  expect((await other.call(getMe, {})).status).toBe(401)
  expect(await newsTo(first)).toHaveLength(1)
  expect(await newsTo(second)).toEqual([])
})

test('an authenticator app is added by its first code; recovery codes come along, stored as marks [AUTH-5]', async () => {
  const buyer = await api.as('buyer')
  const { secret, qrCode } = await buyer.ask(startAuthenticator, {})
  expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
  const verificationCode = new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() })
  const { recoveryCodes } = await buyer.ask(confirmAuthenticator, { body: { verificationCode } })
  expect(new Set(recoveryCodes).size).toBe(10)
  const dump = JSON.stringify(await api.db.rows('select * from recovery_codes, second_factors'))
  for (const code of recoveryCodes) expect(dump).not.toContain(code.replace('-', ''))
  const renewed = await buyer.ask(renewRecoveryCodes, {})
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0])
  expect(await buyer.ask(getMyMfa, {})).toMatchObject({
    recoveryCodesLeft: 10,
    mfaInfo: { phone: null, hasAuthenticator: true },
  })
  await buyer.ask(dropAuthenticator, {})
  expect(await buyer.ask(getMyMfa, {})).toMatchObject({ recoveryCodesLeft: 0, mfaInfo: null })
})

test('the banner stays dismissed [AUTH-5]', async () => {
  const buyer = await api.as('buyer')
  expect((await buyer.ask(getMe, {})).isMfaBannerDismissed).toBe(false)
  expect(await buyer.ask(dismissMfaBanner, {})).toEqual({ isSuccess: true, isMfaBannerDismissed: true })
  expect((await buyer.ask(getMe, {})).isMfaBannerDismissed).toBe(true)
})

test('staff who act as a customer can neither guess the password nor send codes [AUTH-8]', async () => {
  const buyer = await api.as('buyer')
  await api.db.run('update sessions set real_user_id = $1', [people.dsr])
  for (const answer of [
    await buyer.call(stepUp, { body: { method: 'password', password: 'A right 1' } }),
    await buyer.call(sendStepUpCode, {}),
    await buyer.call(getMyMfa, {}),
    await buyer.call(setMfa, { body: { enable: false } }),
  ])
    expect(answer.body).toMatchObject({ code: 'not_while_logged_in_as' })
})

test('a step-up by a code to the phone is sent, and sent again no sooner than in 30 seconds [AUTH-3, AUTH-6]', async () => {
  await withPhone()
  const buyer = await api.as('buyer')
  minutes(6)
  const before = (await codesSentTo(api, first)).length
  expect(await buyer.ask(sendStepUpCode, {})).toMatchObject({ phoneLast4: '0143' })
  expect((await buyer.call(sendStepUpCode, {})).body).toMatchObject({ code: 'code_too_soon' })
  expect(await codesSentTo(api, first)).toHaveLength(before + 1)
  const verificationCode = await lastCode(first)
  const prove = (code: string) => buyer.call(stepUp, { body: { method: 'sms', verificationCode: code } })
  expect((await prove(wrongCode(verificationCode))).body).toMatchObject({ code: 'code_invalid' })
  expect((await prove(verificationCode)).ok).toBe(true)
  const none = await (await api.as('stranger')).call(sendStepUpCode, {})
  expect(none.body).toMatchObject({ code: 'no_such_method' })
})

test('a step-up by password notes it on the session under another token [AUTH-3]', async () => {
  const buyer = await api.as('buyer')
  minutes(6)
  const wrong = await buyer.call(stepUp, { body: { method: 'password', password: 'A wrong 1' } })
  expect(wrong.body).toMatchObject({ code: 'proof_password_wrong', field: 'password' })
  const right = await buyer.call(stepUp, { body: { method: 'password', password: 'A right 1' } })
  const cookie = String(right.headers['set-cookie']).split(';')[0]!
  expect((await buyer.call(getMe, {})).status, 'the old token is dead').toBe(401)
  const enable = await api.nobody.call(setMfa, { body: { enable: true, phone: first } }, { headers: { cookie } })
  expect(enable.status).toBe(200)
})
