import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { sealOf } from '#platform/seal.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { changePassword, requestPasswordReset, resetPassword } from '../passwords.endpoints.ts'
import { getMe, login } from '../sessions.endpoints.ts'
import { addResetToken } from './password.store.ts'
import { sendPasswordResetJob } from './password-reset.ts'
import { hashPassword } from './passwords.ts'

const secret = { SECRET_KEY: 'a secret key for tests only, 32 and more' }
const api = await startApi(secret)
await migrateJobs(api.url, createLog('silent'))
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PUBLIC_URL: 'http://larder.test', ...secret })
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

test('under DEMO=off nobody of the demo gets a link [PLAT-1, AUTH-7]', async () => {
  const address = 'colleague@larder.example'
  await api.db.run(`update users set is_demo = true where email = $1`, [address])
  expect(await mailedToken(address)).toBeUndefined()
  await api.db.run(`update users set is_demo = false where email = $1`, [address])
  expect(await mailedToken(address)).toBeDefined()
})

test('used twice at the same time, a link sets one password [AUTH-7]', async () => {
  await give('Old-Pass-1')
  const token = (await mailedToken())!
  const use = (n: number) => api.nobody.call(resetPassword, { body: { token, newPassword: `Race-Pass-${n}` } })
  const answers = await Promise.all([use(1), use(2), use(3)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

const use = (token: string, newPassword = 'New-Pass-1') =>
  api.nobody.call(resetPassword, { body: { token, newPassword } })

test('a link works for thirty minutes [AUTH-7]', async () => {
  await give('Old-Pass-1')
  const token = (await mailedToken())!
  api.clock.advance(31 * 60_000)
  expect((await use(token)).status).toBe(400)
})

test('a stranger who asks for a link voids neither an invitation nor a link on its way; the one that is used ends all [AUTH-7]', async () => {
  await give('Old-Pass-1')
  const invitation = await addResetToken(api.db, people.buyer, api.clock.now(), { minutes: 4320, replaces: true })
  const early = (await mailedToken())!
  const late = (await mailedToken())!
  expect((await use(early)).status).toBe(200)
  for (const token of [late, invitation, early]) expect((await use(token, 'Fine-Pass-1')).status).toBe(400)
})

test('whoever asks again and again fills no mailbox, and the links that were sent outlast the wait [AUTH-7]', async () => {
  api.clock.advance(60 * 60_000)
  const tokens = []
  for (let time = 0; time < 10; time++) tokens.push(await mailedToken())
  expect(tokens.filter((token) => token !== undefined)).toHaveLength(3)
  api.clock.advance(15 * 60_000)
  expect((await use(tokens[0]!, 'Copper7Lantern')).status).toBe(200)
  expect(await mailedToken()).toBeDefined()
})

test('an office of 25 new users confirms its links from one address; links that open nothing are counted [AUTH-7]', async () => {
  api.clock.advance(60 * 60_000)
  for (let person = 0; person < 25; person++) {
    const token = await addResetToken(api.db, people.colleague, api.clock.now())
    expect((await use(token, `Office-Pass-${person}`)).status).toBe(200)
  }
  const guesses = []
  for (let time = 0; time < 12; time++) guesses.push((await use(`guess-${time}`)).status)
  expect(guesses.filter((status) => status === 429)).toHaveLength(2)
  api.clock.advance(60 * 60_000)
})

test('a password everybody tries first is refused with its reason [AUTH-7]', async () => {
  const token = await addResetToken(api.db, people.buyer, api.clock.now())
  expect((await use(token, 'Password1')).body).toMatchObject({
    field: 'newPassword',
    message: 'This password is too common. Please choose another one.',
  })
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

test('unknown addresses get the same answer and no mail [AUTH-7]', async () => {
  const known = await api.nobody.ask(requestPasswordReset, { body: { email } })
  const unknown = await api.nobody.ask(requestPasswordReset, { body: { email: 'nobody@larder.example' } })
  expect(unknown).toEqual(known)
  expect(await mailedToken('nobody@larder.example')).toBeUndefined()
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
