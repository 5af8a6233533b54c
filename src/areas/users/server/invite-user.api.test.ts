import { expect, test } from 'vitest'
import { resetPassword } from '#areas/sessions/passwords.endpoints.ts'
import { login } from '#areas/sessions/sessions.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { mailedLink } from '../testing/mailed-link.ts'
import { getUser, inviteUser, listUsers, resetUserPassword } from '../users.endpoints.ts'

const secret = { SECRET_KEY: 'a secret key for tests only, 32 and more' }
const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://larder.test', ...secret })
const api = await startApi(secret)
const [admin, buyer] = await Promise.all([api.as('admin'), api.as('buyer')])
for (const feature of ['viewUsers', 'updateUserProfile'])
  await api.db.run('insert into user_features values ($1, $2)', [people.buyer, feature])

const harbor = { division: 'NLV', number: '0000100' }
let number = 0
const invitation = (change: object = {}) => ({
  body: {
    email: `Chef${++number}@harbor.example`,
    type: 'ece' as const,
    displayName: '',
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '',
    role: 'chef',
    features: [],
    allowedModesUi: ['restaurant' as const],
    billTos: [harbor],
    shipTos: [],
    ...change,
  },
})
const password = 'Kitchen-Door-1'

test('an invited user sets a password with the link, once, and signs in with what was given [USERS-1]', async () => {
  const { user, message } = await admin.ask(inviteUser, invitation({ features: ['viewUsers'] }))
  expect(message).toBe('User created and invited successfully')
  expect(user).toMatchObject({
    email: 'chef1@harbor.example',
    name: 'Noor Haddad',
    state: 'invited',
    billTos: [harbor],
  })
  // Two days later the invitation still works.
  api.clock.advance(48 * 3_600_000)
  const token = (await mailedLink(api.db, config, user.email))!
  const set = { body: { token, newPassword: password } }
  expect((await api.nobody.call(resetPassword, set)).status).toBe(200)
  expect((await api.nobody.call(resetPassword, set)).body).toMatchObject({ code: 'reset_link_invalid' })
  const signedIn = await api.nobody.ask(login, { body: { email: user.email, password } })
  expect(signedIn).toMatchObject({ user: { roleName: 'Chef', shipToCount: 2 } })
  expect((await admin.ask(getUser, { params: user })).user.state).toBe('active')
  const trail = await api.db.rows('select real_user_id as by, details from audit_entries where entity = $1', [
    `user:${user.userId}`,
  ])
  expect(trail).toContainEqual({
    by: people.admin,
    details: expect.objectContaining({ email: user.email, role: 'chef' }),
  })
  expect(JSON.stringify(trail)).not.toContain(token)
})

test('an invitation ends after three days and is sent again on request; the former link is dead [USERS-1]', async () => {
  const { user } = await admin.ask(inviteUser, invitation())
  const first = (await mailedLink(api.db, config, user.email))!
  const again = await admin.ask(resetUserPassword, { params: user })
  expect(again).toMatchObject({ message: 'The invitation was sent again', user: { state: 'invited' } })
  const second = (await mailedLink(api.db, config, user.email))!
  expect(second).not.toBe(first)
  const use = (token: string) => api.nobody.call(resetPassword, { body: { token, newPassword: password } })
  expect((await use(first)).status).toBe(400)
  api.clock.advance(73 * 3_600_000)
  expect((await use(second)).status).toBe(400)
})

test('an address has one account, whatever its letters, and two invitations at once make one [USERS-1]', async () => {
  const same = invitation({ email: 'twice@harbor.example' })
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(inviteUser, same)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const upper = await admin.call(inviteUser, invitation({ email: 'TWICE@Harbor.example' }))
  expect(upper.body).toMatchObject({ code: 'email_taken', field: 'email' })
  expect((await admin.ask(listUsers, { query: { keyword: 'twice@' } })).users).toHaveLength(1)
})

test('the same intent invites once, with one mail [USERS-1]', async () => {
  const same = invitation({ email: 'once@harbor.example' })
  for (let time = 0; time < 2; time++) expect((await admin.call(inviteUser, same, { key: 'k-1' })).status).toBe(201)
  expect(await api.db.rows(`select 1 from mails where to_address = 'once@harbor.example'`)).toHaveLength(1)
})

test.each([
  [
    'customers that are not the manager’s',
    'buyer',
    { billTos: [harbor, { division: 'NLV', number: '0000200' }] },
    'customer_unknown',
  ],
  ['more than the manager holds', 'buyer', { features: ['punchout'] }, 'cannot_grant'],
  ['staff', 'buyer', { type: 'eci', role: 'inventoryUser', email: 'x@larder.example' }, 'user_holds_more'],
  ['no customer', 'buyer', { billTos: [] }, 'customer_needed'],
  ['a ship-to of another bill-to', 'admin', { shipTos: [{ division: 'NLV', number: '0000201' }] }, 'customer_unknown'],
  ['an unknown permission', 'admin', { features: ['NOAUTH'] }, 'feature_unknown'],
  [
    'a staff address that is not ours',
    'admin',
    { type: 'eci', role: 'dsr', email: 'x@gmail.example' },
    'staff_email_needed',
  ],
] as const)('an invitation with %s leaves nothing behind [USERS-2]', async (_, who, change, code) => {
  const body = invitation(change)
  expect((await { admin, buyer }[who].call(inviteUser, body)).body).toMatchObject({ code })
  expect(await api.db.rows('select 1 from users where email = lower($1)', [body.body.email])).toEqual([])
  expect(await api.db.rows('select 1 from mails where to_address = lower($1)', [body.body.email])).toEqual([])
})

test('a customer’s manager invites a colleague of their own kitchens, and nobody with an address of the staff [USERS-2]', async () => {
  const { user } = await buyer.ask(inviteUser, invitation())
  expect(user).toMatchObject({ role: 'chef', billTos: [harbor] })
  for (const email of ['anyone@larder.example', 'dsr@larder.example']) {
    const refused = await buyer.call(inviteUser, invitation({ email }))
    expect(refused.body).toMatchObject({ code: 'email_invalid', field: 'email' })
  }
})

test('a customer’s manager learns of at most ten addresses an hour that they are in use; office staff see all users [USERS-2]', async () => {
  const codeOf = async (client: typeof buyer, email: string) => {
    const { status, body } = await client.call(inviteUser, invitation({ email }))
    return status === 201 ? 'invited' : (body as { code: string }).code
  }
  const taken = 'stranger@stranger.example'
  await api.db.run(`update users set email = $2 where id = $1`, [people.stranger, taken])
  // Right ones do not count.
  for (let n = 0; n < 12; n++) expect(await codeOf(buyer, `right-${n}@harbor.example`)).toBe('invited')
  for (let n = 0; n < 10; n++) expect(await codeOf(buyer, taken)).toBe('email_taken')
  // From now on a free address gets the same refusal as a used one.
  expect(await codeOf(buyer, taken)).toBe('too_many_taken')
  expect(await codeOf(buyer, 'free@harbor.example')).toBe('too_many_taken')
  for (let n = 0; n < 12; n++) expect(await codeOf(admin, taken)).toBe('email_taken')
  api.clock.advance(60 * 60_000)
  expect(await codeOf(buyer, 'free@harbor.example')).toBe('invited')
})
