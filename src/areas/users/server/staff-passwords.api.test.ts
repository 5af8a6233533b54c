import { expect, test } from 'vitest'
import { changePassword, resetPassword } from '#areas/sessions/passwords.endpoints.ts'
import { getSignInOptions } from '#areas/sessions/sign-in.endpoints.ts'
import { getMe, login } from '#areas/sessions/sessions.endpoints.ts'
import { sendPasswordResetJob } from '#areas/sessions/server/password-reset.ts'
import { startAuthenticator } from '#areas/two-factor/authenticator.endpoints.ts'
import { dismissMfaBanner, getMyMfa, setMfa } from '#areas/two-factor/mfa.endpoints.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { sealOf } from '#platform/seal.ts'
import { type Api, startApi } from '#tests/support/api.ts'
import { mailedLink } from '../testing/mailed-link.ts'
import { getUser, inviteUser, resetUserPassword } from '../users.endpoints.ts'

const secret = { SECRET_KEY: 'a secret key for tests only, 32 and more' }
const withProvider = { ...secret, OIDC_ISSUER: 'https://id.distributor.example', OIDC_CLIENT_ID: 'larder' }
const portals = {
  'no provider': await startApi(secret),
  'a provider': await startApi(withProvider),
  'a provider and passwords on': await startApi({ ...withProvider, LARDER_STAFF_PASSWORDS: 'on' }),
}
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PUBLIC_URL: 'http://larder.test', ...secret })
const email = 'new.rep@larder.example'
const permissions = { role: 'dsr', features: [], allowedModesUi: ['restaurant' as const], billTos: [], shipTos: [] }
const names = { displayName: '', firstName: 'Lee', lastName: 'Rep', phone: '' }
const invite = async (api: Api) =>
  (await (await api.as('admin')).ask(inviteUser, { body: { email, type: 'eci', ...names, ...permissions } })).user
const mailOf = async (api: Api) => {
  const mail = await api.db.row<{ text: string; isSealed: boolean }>(
    `select text_body as text, is_sealed as "isSealed" from mails where to_address = $1 order by id desc limit 1`,
    [email],
  )
  return mail.isSealed ? sealOf(config).open(mail.text, 'mail') : mail.text
}
const signIn = (api: Api, password: string) => api.nobody.call(login, { body: { email, password } })

test('without a provider invited staff choose a password with the link and sign in [AUTH-2, USERS-1]', async () => {
  const api = portals['no provider']
  expect((await api.nobody.ask(getSignInOptions, {})).hasSingleSignOn).toBe(false)
  const user = await invite(api)
  expect(user.state).toBe('invited')
  expect(await mailOf(api)).not.toMatch(/okta/i)
  const token = (await mailedLink(api.db, config, email))!
  await api.nobody.ask(resetPassword, { body: { token, newPassword: 'Copper7Lantern' } })
  const { body } = await signIn(api, 'Copper7Lantern')
  expect(body).toMatchObject({ loginStatus: 'Success', user: { kind: 'internal', usesPassword: true } })
  expect((await (await api.as('admin')).ask(getUser, { params: user })).user.state).toBe('active')
})

test('without a provider staff change, forget and are given a new password, and have a second factor [AUTH-7, PROFILE-8, AUTH-5]', async () => {
  const api = portals['no provider']
  const [admin, dsr] = [await api.as('admin'), await api.as('dsr')]
  const wrong = await dsr.call(changePassword, { body: { oldPassword: 'x', newPassword: 'Copper7Lantern' } })
  expect(wrong.body).toMatchObject({ code: 'password_wrong' })
  const services = { db: api.db, clock: systemClock, log: createLog('silent'), config }
  await sendPasswordResetJob.run({ email: sealOf(config).seal('dsr@larder.example', 'send-password-reset') }, services)
  expect(await mailedLink(api.db, config, 'dsr@larder.example')).toBeDefined()
  const { userId } = await dsr.ask(getMe, {})
  await api.db.run(`insert into user_passwords (user_id, hash) values ($1, 'x')`, [userId])
  const { message } = await admin.ask(resetUserPassword, { params: { userId } })
  expect(message).toBe('A link to set a new password was sent to dsr@larder.example')
  expect(await (await api.as('dsr')).ask(getMyMfa, {})).toMatchObject({ mfaInfo: null })
})

test('without a provider the second factor of staff is asked for after the password, and the enforce date binds them [AUTH-5, AUTH-6]', async () => {
  const api = portals['no provider']
  await api.db.run(
    `insert into second_factors (user_id, phone) select id, '+17025550142' from users where email = $1`,
    [email],
  )
  expect((await signIn(api, 'Copper7Lantern')).body).toMatchObject({ loginStatus: 'MfaRequired' })
  await api.db.run('delete from second_factors')
  await api.db.run(`update second_factor_policy set enforce_date = '2026-01-01'`)
  await api.db.run(
    `insert into second_factor_policy (enforce_date) values ('2026-01-01') on conflict (only_row) do update set enforce_date = '2026-01-01'`,
  )
  expect((await signIn(api, 'Copper7Lantern')).body).toMatchObject({ loginStatus: 'MfaSetupRequired' })
  await api.db.run('delete from second_factor_policy')
})

test('with a provider staff have no password here: not by invitation, reset, profile or forgetting it [AUTH-2]', async () => {
  const api = portals['a provider']
  const user = await invite(api)
  expect(user.state).toBe('active')
  expect(await mailOf(api)).toMatch(/Sign in with Okta/)
  const [admin, dsr] = [await api.as('admin'), await api.as('dsr')]
  expect((await admin.call(resetUserPassword, { params: user })).body).toMatchObject({ code: 'signs_in_elsewhere' })
  const change = await dsr.call(changePassword, { body: { oldPassword: 'x', newPassword: 'Copper7Lantern' } })
  expect(change.body).toMatchObject({ code: 'password_not_yours' })
  for (const answer of [
    await dsr.call(getMyMfa, {}),
    await dsr.call(setMfa, { body: { enable: true, phone: '+17025550142' } }),
    await dsr.call(dismissMfaBanner, {}),
    await dsr.call(startAuthenticator, {}),
  ])
    expect(answer.body).toMatchObject({ code: 'not_for_you' })
  const services = {
    db: api.db,
    clock: systemClock,
    log: createLog('silent'),
    config: readConfig({ ...withProvider, NODE_ENV: 'test', DEMO: 'off' }),
  }
  await sendPasswordResetJob.run({ email: sealOf(config).seal('dsr@larder.example', 'send-password-reset') }, services)
  expect(await mailedLink(api.db, config, 'dsr@larder.example')).toBeUndefined()
})

test('with passwords on beside a provider, the invitation offers both ways [AUTH-2]', async () => {
  const api = portals['a provider and passwords on']
  await invite(api)
  expect(await mailOf(api)).toMatch(/reset-password#[\s\S]*Or sign in with Okta/)
})

test('users who came by an import read as not invited until a mail was sent [USERS-1]', async () => {
  const api = portals['no provider']
  const admin = await api.as('admin')
  const { userId } = await (await api.as('stranger')).ask(getMe, {})
  expect((await admin.ask(getUser, { params: { userId } })).user.state).toBe('notInvited')
  const { message, user } = await admin.ask(resetUserPassword, { params: { userId } })
  expect([message, user.state]).toEqual(['The invitation was sent', 'invited'])
})
