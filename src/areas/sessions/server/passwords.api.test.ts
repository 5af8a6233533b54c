import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { sealOf } from '#platform/seal.ts'
import { startApi } from '../../../../tests/support/api.ts'
import { people } from '../../../../tests/support/distributor.ts'
import { changePassword, requestPasswordReset, resetPassword } from '../passwords.endpoints.ts'
import { getMe, login } from '../sessions.endpoints.ts'
import { sendPasswordResetJob } from './password-reset.ts'
import { hashPassword } from './passwords.ts'

const secret = { SECRET_KEY: 'a secret key for tests only, 32 and more' }
const api = await startApi(secret)
await migrateJobs(api.url, createLog('silent'))
const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://larder.test', ...secret })
const services = { db: api.db, clock: { ...systemClock, now: () => api.clock.now() }, log: createLog('silent'), config }
const email = 'buyer@larder.example'

const give = async (password: string) =>
  api.db.run(
    `insert into user_passwords (user_id, hash) values ($1, $2)
     on conflict (user_id) do update set hash = excluded.hash, is_expired = false`,
    [people.buyer, await hashPassword(password)],
  )
const signIn = (password: string) => api.nobody.call(login, { body: { email, password } })

/** The token of the latest mail, as its reader gets it. */
async function mailedToken(address = email): Promise<string | undefined> {
  await api.db.run('delete from mails')
  await sendPasswordResetJob.run({ email: sealOf(config).seal(address, 'send-password-reset') }, services)
  const mail = await api.db.maybe<{ text: string; isSealed: boolean }>(
    'select text_body as text, is_sealed as "isSealed" from mails',
  )
  if (!mail) return undefined
  expect(mail.isSealed).toBe(true)
  expect(mail.text).not.toMatch(/reset-password/)
  return /reset-password#([\w-]{43})/.exec(sealOf(config).open(mail.text, 'mail'))?.[1]
}

test('the link of the mail sets a new password, once, and ends every session [AUTH-7]', async () => {
  await give('Old-Pass-1')
  const buyer = await api.as('buyer')
  const token = (await mailedToken())!
  const body = { token, newPassword: 'New-Pass-1' }
  expect((await api.nobody.call(resetPassword, { body })).status).toBe(200)
  expect((await buyer.call(getMe, {})).status).toBe(401)
  expect((await signIn('Old-Pass-1')).status).toBe(401)
  expect((await signIn('New-Pass-1')).status).toBe(200)
  const again = await api.nobody.call(resetPassword, { body: { token, newPassword: 'Other-Pass-1' } })
  expect(again.body).toMatchObject({ code: 'reset_link_invalid' })
})

test('used twice at the same time, a link sets one password [AUTH-7]', async () => {
  await give('Old-Pass-1')
  const token = (await mailedToken())!
  const use = (n: number) => api.nobody.call(resetPassword, { body: { token, newPassword: `Race-Pass-${n}` } })
  const answers = await Promise.all([use(1), use(2), use(3)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a link works for thirty minutes, and an earlier one not at all [AUTH-7]', async () => {
  await give('Old-Pass-1')
  const early = (await mailedToken())!
  const late = (await mailedToken())!
  expect((await api.nobody.call(resetPassword, { body: { token: early, newPassword: 'New-Pass-1' } })).status).toBe(400)
  api.clock.advance(31 * 60_000)
  expect((await api.nobody.call(resetPassword, { body: { token: late, newPassword: 'New-Pass-1' } })).status).toBe(400)
})

test('a refused password leaves the link as it was [AUTH-7]', async () => {
  await give('Old-Pass-1')
  const token = (await mailedToken())!
  const weak = await api.nobody.call(resetPassword, { body: { token, newPassword: 'short' } })
  expect(weak.body).toMatchObject({ code: 'invalid_request', field: 'newPassword' })
  const same = await api.nobody.call(resetPassword, { body: { token, newPassword: 'Old-Pass-1' } })
  expect(same.body).toMatchObject({ code: 'password_unchanged' })
  expect((await api.nobody.call(resetPassword, { body: { token, newPassword: 'New-Pass-1' } })).status).toBe(200)
})

test('unknown addresses, staff and inactive users get the same answer and no mail [AUTH-7]', async () => {
  const known = await api.nobody.ask(requestPasswordReset, { body: { email } })
  const unknown = await api.nobody.ask(requestPasswordReset, { body: { email: 'nobody@larder.example' } })
  expect(unknown).toEqual(known)
  expect(await mailedToken('nobody@larder.example')).toBeUndefined()
  expect(await mailedToken('dsr@larder.example')).toBeUndefined()
})

test('changing the password needs the current one and keeps this session alone [PROFILE-8]', async () => {
  await give('Old-Pass-1')
  const [here, elsewhere] = [await api.as('buyer'), await api.as('buyer')]
  const change = (oldPassword: string, newPassword: string) =>
    here.call(changePassword, { body: { oldPassword, newPassword } })
  expect((await change('Wrong-Pass-1', 'New-Pass-1')).body).toMatchObject({ code: 'password_wrong' })
  expect((await change('Old-Pass-1', 'Old-Pass-1')).body).toMatchObject({ code: 'password_unchanged' })
  expect((await change('Old-Pass-1', 'weak')).body).toMatchObject({ field: 'newPassword' })
  expect((await change('Old-Pass-1', 'New-Pass-1')).body).toMatchObject({ message: 'Password changed successfully' })
  expect((await here.call(getMe, {})).status).toBe(200)
  expect((await elsewhere.call(getMe, {})).status).toBe(401)
  expect((await signIn('New-Pass-1')).status).toBe(200)
})

test('staff change no password here [PROFILE-8]', async () => {
  const dsr = await api.as('dsr')
  const answer = await dsr.call(changePassword, { body: { oldPassword: 'x', newPassword: 'New-Pass-1' } })
  expect(answer.body).toMatchObject({ code: 'password_not_yours' })
})

test('an expired password opens the page that replaces it, and no session [AUTH-3]', async () => {
  await give('Old-Pass-1')
  await api.db.run('update user_passwords set is_expired = true')
  expect((await signIn('Wrong-Pass-1')).body).toMatchObject({ code: 'login_failed' })
  const expired = await signIn('Old-Pass-1')
  expect(expired).toMatchObject({ status: 403, body: { code: 'password_expired' } })
  expect(expired.headers['set-cookie']).toBeUndefined()
  const { resetToken } = (expired.body as { details: { resetToken: string } }).details
  await api.nobody.ask(resetPassword, { body: { token: resetToken, newPassword: 'New-Pass-1' } })
  expect((await signIn('New-Pass-1')).status).toBe(200)
})
