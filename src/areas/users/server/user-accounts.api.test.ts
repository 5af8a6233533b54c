import { beforeEach, expect, test } from 'vitest'
import { resetPassword } from '#areas/sessions/passwords.endpoints.ts'
import { hashPassword } from '#areas/sessions/server/passwords.ts'
import { getMe, login } from '#areas/sessions/sessions.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { mailedLink } from '../testing/mailed-link.ts'
import {
  changeUserAddress,
  downloadUsers,
  endUserSession,
  endUserSessions,
  listUserSessions,
  sendInvitations,
} from '../user-accounts.endpoints.ts'
import { getUser, listUsers, resetUserPassword } from '../users.endpoints.ts'

const secret = { SECRET_KEY: 'a secret key for tests only, 32 and more' }
const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://larder.test', ...secret })
const api = await startApi(secret)
const admin = await api.as('admin')
const of = (who: Person) => ({ params: { userId: people[who] } })
const actions = async () =>
  (
    await api.db.rows<{ action: string }>(`select action from audit_entries where action like 'user.%' order by id`)
  ).map(({ action }) => action)
// A sales manager who may sign users out, and holds less than the portal admin.
await api.db.run(
  `insert into user_features select $1::uuid, unnest('{viewUsers,updateUserProfile,deactivateUser,resetUserPassword}'::text[])
   on conflict do nothing`,
  [people.dsm],
)

beforeEach(async () => {
  await api.db.run('delete from audit_entries')
  await api.db.run('delete from mails')
})

test('the last sign-in is shown; a password without the required second factor does not count [USERS-1]', async () => {
  const seen = async () => (await admin.ask(getUser, of('stranger'))).user.lastSignInAt
  const sign = (action: string, at: string, details = '{}') =>
    api.db.run(
      `insert into audit_entries (at, real_user_id, user_id, action, entity, details) values ($1, $2, $2, $3, 'user:x', $4)`,
      [at, people.stranger, action, details],
    )
  expect(await seen()).toBeNull()
  await sign('session.start', '2026-03-01T10:00:00Z', '{"owes":"mfa"}')
  expect(await seen()).toBeNull()
  await sign('session.complete', '2026-03-01T10:01:00Z')
  expect(new Date((await seen())!).toISOString()).toBe('2026-03-01T10:01:00.000Z')
  await sign('session.start', '2026-03-02T08:00:00Z', '{"signIn":"password"}')
  const { users } = await admin.ask(listUsers, { query: { keyword: 'stranger' } })
  expect(new Date(users[0]!.lastSignInAt!).toISOString()).toBe('2026-03-02T08:00:00.000Z')
})

test('a manager sees where a user is signed in and ends it, with an entry in the trail [USERS-1, AUTH-3]', async () => {
  await api.db.run('delete from sessions where real_user_id = $1', [people.buyer])
  const [one, other] = [await api.as('buyer'), await api.as('buyer')]
  const { sessions } = await admin.ask(listUserSessions, of('buyer'))
  expect(sessions).toHaveLength(2)
  const params = { ...of('buyer').params, sessionId: sessions[0]!.id }
  expect(await admin.ask(endUserSession, { params })).toEqual({ message: 'The device was signed out' })
  expect((await admin.call(endUserSession, { params })).body).toMatchObject({ code: 'session_not_found' })
  expect((await admin.ask(listUserSessions, of('buyer'))).sessions.map(({ id }) => id)).toEqual([sessions[1]!.id])
  await admin.ask(endUserSessions, of('buyer'))
  for (const client of [one, other]) expect((await client.call(getMe, {})).status).toBe(401)
  expect(await actions()).toEqual(['user.end-session', 'user.end-sessions'])
})

test('nobody sees or ends sessions of somebody stronger, of others’ customers, or without the right [USERS-2]', async () => {
  const [dsm, dsr] = [await api.as('dsm'), await api.as('dsr')]
  const mine = (await admin.ask(listUserSessions, of('dsm'))).sessions[0]!
  for (const call of [listUserSessions, endUserSessions]) {
    expect((await dsm.call(call, of('admin'))).status).toBe(404)
    expect((await dsr.call(call, of('buyer'))).status).toBe(403)
    expect((await admin.call(call, of('admin'))).body).toMatchObject({ code: 'own_account' })
  }
  // A session's id opens nothing under another user.
  const params = { ...of('buyer').params, sessionId: mine.id }
  expect((await admin.call(endUserSession, { params })).status).toBe(404)
  expect((await dsm.call(getMe, {})).status).toBe(200)
})

test('a wrong address is corrected before the first sign-in; the former invitation is void [USERS-1]', async () => {
  await admin.ask(resetUserPassword, of('prospect'))
  const former = (await mailedLink(api.db, config, 'prospect@larder.example'))!
  const change = (email: string) => admin.call(changeUserAddress, { ...of('prospect'), body: { email } })
  expect((await change('BUYER@larder.example')).body).toMatchObject({ code: 'email_taken', field: 'email' })
  expect((await change('nobody')).body).toMatchObject({ code: 'email_invalid', field: 'email' })
  expect((await change('Right@Harbor.example')).body).toMatchObject({ user: { email: 'right@harbor.example' } })
  const use = (token: string) => api.nobody.call(resetPassword, { body: { token, newPassword: 'A-new-Pass-1' } })
  expect((await use(former)).status).toBe(400)
  expect((await use((await mailedLink(api.db, config, 'right@harbor.example'))!)).status).toBe(200)
  expect((await change('later@harbor.example')).body).toMatchObject({ code: 'address_in_use' })
  expect(await actions()).toEqual(['user.reset-password', 'user.change-address'])
})

test('users not invited yet are invited together, each once; the others are named with the reason [USERS-1]', async () => {
  await api.db.run('delete from user_passwords')
  await api.db.run(`insert into user_passwords (user_id, hash) values ($1, $2)`, [
    people.buyer,
    await hashPassword('A right 1'),
  ])
  await api.db.run('update users set invited_at = null')
  const nobody = crypto.randomUUID()
  const userIds = [people.colleague, people.accounting, people.colleague, people.buyer, nobody]
  const { notSent, ...answer } = await admin.ask(sendInvitations, { body: { userIds } })
  expect(answer).toEqual({ message: '2 invitations sent, 2 could not be sent', sent: 2 })
  const buyer = (await admin.ask(getUser, of('buyer'))).user.name
  expect(notSent).toHaveLength(2)
  expect(notSent).toContainEqual({
    userId: people.buyer,
    name: buyer,
    email: 'buyer@larder.example',
    reason: 'This user has a password already.',
  })
  expect(notSent).toContainEqual({ userId: nobody, name: null, email: null, reason: 'User not found.' })
  expect((await admin.ask(getUser, of('colleague'))).user.state).toBe('invited')
  expect(await api.db.rows('select 1 from mails')).toHaveLength(2)
  const again = await admin.ask(sendInvitations, { body: { userIds: [people.colleague] } })
  expect(again).toMatchObject({ sent: 0, notSent: [{ reason: 'An invitation was sent already.' }] })
  const login1 = await api.nobody.call(login, { body: { email: 'buyer@larder.example', password: 'A right 1' } })
  expect(login1.status, 'who has a password keeps it').toBe(200)
  expect(await actions()).toEqual(['user.invite', 'user.invite'])
})

test('a manager does not see the name of a user of others’ customers who was not invited [USERS-1, USERS-2]', async () => {
  await api.db.run(`insert into user_features values ($1, 'resetUserPassword') on conflict do nothing`, [people.buyer])
  const { notSent } = await (await api.as('buyer')).ask(sendInvitations, { body: { userIds: [people.stranger] } })
  expect(notSent).toEqual([{ userId: people.stranger, name: null, email: null, reason: 'User not found.' }])
})

test('the file has only users the reader may see, and nothing a spreadsheet would run [USERS-1, USERS-2]', async () => {
  await api.db.run(`update users set name = '=cmd|calc' where id = $1`, [people.colleague])
  await api.db.run(`insert into user_features values ($1, 'viewUsers') on conflict do nothing`, [people.buyer])
  const file = async (client: typeof admin) => String((await client.call(downloadUsers, {})).body)
  const own = await file(await api.as('buyer'))
  expect(own).toContain(`'=cmd|calc,colleague@larder.example`)
  expect(own).not.toMatch(/stranger|admin@|dsr@/)
  expect(await file(admin)).toMatch(/stranger@/)
  expect((await (await api.as('dsr')).call(downloadUsers, {})).status).toBe(403)
  expect(await actions()).toEqual(['user.download', 'user.download'])
})

test('the file of users has the day of the division in its name, not that of UTC [USERS-1]', async () => {
  const before = api.clock.now()
  // In Las Vegas the 2nd of March begins at 8:00 UTC.
  const nameAt = async (instant: string) => {
    api.clock.set(new Date(instant))
    return (await admin.call(downloadUsers, {})).headers['content-disposition']
  }
  expect(await nameAt('2026-03-02T07:59:00Z')).toBe('attachment; filename="users-2026-03-01.csv"')
  expect(await nameAt('2026-03-02T08:01:00Z')).toBe('attachment; filename="users-2026-03-02.csv"')
  api.clock.set(before)
})
