import { beforeEach, expect, test } from 'vitest'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { resetPassword } from '#areas/sessions/passwords.endpoints.ts'
import { getMe, login } from '#areas/sessions/sessions.endpoints.ts'
import { hashPassword } from '#areas/sessions/server/passwords.ts'
import { readConfig } from '#platform/config.ts'
import { startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { mailedLink } from '../testing/mailed-link.ts'
import { activateUser, deactivateUser, resetUserMfaPhone, resetUserPassword } from '../users.endpoints.ts'

const secret = { SECRET_KEY: 'a secret key for tests only, 32 and more' }
const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://larder.test', ...secret })
const api = await startApi(secret)
const email = 'buyer@larder.example'
const of = (who: Person) => ({ params: { userId: people[who] } })
const hash = await hashPassword('Old-Pass-1')
const signIn = (password: string) => api.nobody.call(login, { body: { email, password } })
const giveFactor = (userId: string) =>
  api.db.run(`insert into second_factors (user_id, phone) values ($1, '+17025550142') on conflict do nothing`, [userId])

beforeEach(async () => {
  await api.db.run('delete from audit_entries')
  await api.db.run('delete from mails')
  await api.db.run('update users set is_active = true')
  await api.db.run('delete from second_factor_terms')
  await api.db.run('delete from second_factors')
  await api.db.run(
    `insert into user_passwords (user_id, hash) values ($1, $2)
     on conflict (user_id) do update set hash = excluded.hash, is_expired = false`,
    [people.buyer, hash],
  )
})

test('deactivating ends the sessions of the user and whoever acts as them, and links to set a password [USERS-1]', async () => {
  const [admin, buyer, rep] = [await api.as('admin'), await api.as('buyer'), await browserOf(api, 'dsr')]
  await rep.ask(startLoginAs, { body: { userId: people.buyer } })
  await api.db.run(`insert into password_resets values ('\\x01', $1, now(), now() + interval '1 day')`, [people.buyer])
  const { message, user } = await admin.ask(deactivateUser, of('buyer'))
  expect([message, user.state]).toEqual(['User deactivated successfully', 'inactive'])
  expect((await buyer.call(getMe, {})).status).toBe(401)
  expect((await rep.call(getMe, {})).status).toBe(401)
  expect(await api.db.rows('select 1 from password_resets where user_id = $1', [people.buyer])).toEqual([])
  expect((await signIn('Old-Pass-1')).status).toBe(401)
  expect(await admin.ask(activateUser, of('buyer'))).toMatchObject({ message: 'User activated successfully' })
  expect((await signIn('Old-Pass-1')).status).toBe(200)
  const trail = await api.db.rows<{ action: string }>(
    `select action from audit_entries where action ~ '^(login-as|user)' order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['login-as.start', 'user.deactivate', 'user.activate'])
})

test('a member of staff who is deactivated is signed out, also where they act as a customer [USERS-1]', async () => {
  const [admin, rep] = [await api.as('admin'), await browserOf(api, 'dsr')]
  await rep.ask(startLoginAs, { body: { userId: people.buyer } })
  await admin.ask(deactivateUser, of('dsr'))
  expect(await api.db.rows('select 1 from sessions where real_user_id = $1', [people.dsr])).toEqual([])
  expect((await rep.call(getMe, {})).status).toBe(401)
})

test('the last admin and the own account cannot be deactivated, and users without the right deactivate nobody [USERS-2]', async () => {
  const admin = await api.as('admin')
  expect((await admin.call(deactivateUser, of('admin'))).body).toMatchObject({ code: 'own_account' })
  for (const who of ['dsr', 'dsm', 'buyer'] as const) {
    expect((await (await api.as(who)).call(deactivateUser, of('colleague'))).body).toMatchObject({
      code: 'feature_missing',
    })
  }
  // A second user with all rights, but not a portal admin by role.
  const all = Object.keys(await import('#kit/feature-keys.ts').then(({ features }) => features))
  for (const feature of all) await api.db.run('insert into user_features values ($1, $2)', [people.dsm, feature])
  await api.db.run(`update users set role = 'customerService' where id = $1`, [people.dsm])
  const other = await api.as('dsm')
  expect((await other.call(deactivateUser, of('admin'))).body).toMatchObject({ code: 'last_admin' })
  await api.db.run(`update users set role = 'dsm' where id = $1`, [people.dsm])
  await api.db.run('delete from user_features where user_id = $1', [people.dsm])
})

test('a reset password opens nothing but the page that replaces it, and only the user finishes it [USERS-1]', async () => {
  const [admin, buyer] = [await api.as('admin'), await api.as('buyer')]
  const { message } = await admin.ask(resetUserPassword, of('buyer'))
  expect(message).toBe(`A link to set a new password was sent to ${email}`)
  expect((await buyer.call(getMe, {})).status).toBe(401)
  // A thief of the old password may not choose the next one.
  expect((await signIn('Old-Pass-1')).body).toMatchObject({ code: 'login_failed' })
})

test('the link of a reset sets a new password [USERS-1]', async () => {
  await (await api.as('admin')).ask(resetUserPassword, of('buyer'))
  const token = (await mailedLink(api.db, config, email))!
  const body = { token, newPassword: 'New-Pass-1' }
  expect((await api.nobody.call(resetPassword, { body })).status).toBe(200)
  expect((await signIn('New-Pass-1')).status).toBe(200)
})

test('resetting the MFA phone ends the sessions, and one person does not reset both within a day [USERS-1]', async () => {
  const [admin, buyer] = [await api.as('admin'), await api.as('buyer')]
  expect((await admin.call(resetUserMfaPhone, of('buyer'))).body).toMatchObject({ code: 'no_second_factor' })
  await giveFactor(people.buyer)
  const { user } = await admin.ask(resetUserMfaPhone, of('buyer'))
  expect(user).toMatchObject({ hasSecondFactor: false, abilities: { resetPassword: 'other_reset_too_recent' } })
  expect((await buyer.call(getMe, {})).status).toBe(401)
  expect((await admin.call(resetUserPassword, of('buyer'))).body).toMatchObject({ code: 'other_reset_too_recent' })
  // A colleague may, and the other way round the colleague then may not.
  await api.db.run(`update users set role = 'customerService' where id = $1`, [people.dsm])
  const colleague = await api.as('dsm')
  await colleague.ask(resetUserPassword, of('buyer'))
  await giveFactor(people.buyer)
  expect((await colleague.call(resetUserMfaPhone, of('buyer'))).body).toMatchObject({ code: 'other_reset_too_recent' })
  await api.db.run(`update users set role = 'dsm' where id = $1`, [people.dsm])
})

test('both resets at once by one person: one of them happens [USERS-1]', async () => {
  const admin = await api.as('admin')
  for (let round = 0; round < 10; round++) {
    await api.db.run('delete from audit_entries')
    await giveFactor(people.buyer)
    const answers = await Promise.all([
      admin.call(resetUserPassword, of('buyer')),
      admin.call(resetUserMfaPhone, of('buyer')),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  }
})
