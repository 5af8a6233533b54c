import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { features } from '#kit/feature-keys.ts'
import { importFile } from '#areas/imports/imports.endpoints.ts'
import { importRows } from '#areas/imports/server/public.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { updateUserPermissions } from '../users.endpoints.ts'

const api = await startApi()
const snapshot = await api.db.rows<Record<string, unknown>>('select id, type, role, is_active from users')
const headers = { 'content-type': 'text/csv' }

beforeEach(async () => {
  await api.db.run('delete from user_features')
  await api.db.run('delete from audit_entries')
  for (const { id, type, role, is_active: isActive } of snapshot)
    await api.db.run('update users set type = $2, role = $3, is_active = $4 where id = $1', [id, type, role, isActive])
})

const give = async (who: Person, ...features: string[]) => {
  for (const feature of features)
    await api.db.run('insert into user_features values ($1, $2) on conflict do nothing', [people[who], feature])
}
/**
 * The result of importing a file as somebody: counts, and each refusal as [line, field, reason].
 */
async function importAs(who: Person, ...lines: string[]) {
  const client = await api.as(who)
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  const answer = await client.call(importFile, { params: { kind: 'users' }, query: {} }, { headers, bytes })
  if (!answer.ok) throw new Error(answer.body.code)
  const { added, changed, unchanged, refusals } = answer.body
  return { added, changed, unchanged, refusals: refusals.map(({ line, field, reason }) => [line, field, reason]) }
}
const operator = (...rows: object[]) => importRows(api.db, importKinds.users, rows)
const stored = (who: Person) =>
  api.db.row('select type, role, is_active as "isActive" from users where id = $1', [people[who]])
const activeAdmins = () => api.db.rows(`select 1 from users where role = 'portalAdmin' and is_active`)

test('somebody who may import and no more changes nobody and adds nobody [USERS-2]', async () => {
  await give('dsr', 'importData')
  const file = [
    'email,firstName,type,role,isActive',
    'dsm@larder.example,Dee,eci,dsm,no',
    'new@harbor.example,N,ece,chef,',
  ]
  const { refusals } = await importAs('dsr', ...file)
  expect(refusals).toEqual([
    [2, 'email', 'You do not have access to this.'],
    [3, 'email', 'You do not have access to this.'],
  ])
})

test('a stronger colleague, their activity and customers of others are out of reach of an import [USERS-2]', async () => {
  await give('dsr', 'importData', 'updateUserProfile')
  const { refusals, changed } = await importAs(
    'dsr',
    'email,firstName,isActive',
    'admin@larder.example,Renamed,yes',
    'stranger@larder.example,Renamed,yes',
    'buyer@larder.example,Renamed,no',
    'colleague@larder.example,Renamed,yes',
  )
  expect(refusals).toEqual([
    [2, 'email', 'This user holds permissions that you do not have.'],
    [3, 'email', 'This user also belongs to customers that are not yours.'],
    [4, 'isActive', 'You do not have access to this.'],
  ])
  expect(changed).toBe(1)
  expect((await importAs('dsr', 'email,role', 'admin@larder.example,dsr')).refusals).toHaveLength(1)
  expect(await stored('admin')).toMatchObject({ role: 'portalAdmin' })
})

test('an import grants only what the importer holds, for customers of theirs, and staff an address of the distributor [USERS-2]', async () => {
  await give('dsr', 'importData', 'updateUserProfile')
  const { refusals, added } = await importAs(
    'dsr',
    'email,firstName,type,role,features,billTos',
    'a@harbor.example,A,ece,chef,makePayment,NLV/0000100',
    'b@harbor.example,B,ece,chef,,NLV/0000200',
    'c@harbor.example,C,ece,chef,,NLV/0000100',
    'd@gmail.example,D,eci,dsr,,',
    'e@larder.example,E,eci,inventoryUser,,',
  )
  expect(added).toBe(2)
  expect(refusals).toEqual([
    [2, 'features', 'You cannot grant a permission that you do not have. (Make a payment)'],
    [3, 'billTos', 'Please select from your own bill-tos and ship-tos.'],
    [5, 'email', 'Staff sign in with an e-mail address of the distributor. It ends with @larder.example.'],
  ])
})

test('nobody changes their own account by an import, and what is as stored already is no change [USERS-2]', async () => {
  await give('admin', 'importData')
  const own = ['email,role', 'ADMIN@larder.example,dsr']
  expect((await importAs('admin', ...own)).refusals).toEqual([[2, 'email', 'You cannot change your own account here.']])
  expect(await importAs('admin', 'email,role', 'Admin@Larder.example,portalAdmin')).toMatchObject({
    unchanged: 1,
    refusals: [],
  })
})

test('what is only for staff reaches no customer by an import, not even from the command line [USERS-2]', async () => {
  const reason = 'This permission is only for staff.'
  const file = ['email,features', 'buyer@larder.example,decryptPaymentInfo|viewBankCard']
  expect((await importAs('admin', ...file)).refusals).toEqual([[2, 'features', reason]])
  const byOperator = await operator({ email: 'buyer@larder.example', features: 'decryptPaymentInfo' })
  expect(byOperator.refusals).toMatchObject([{ field: 'features', reason }])
  expect(await api.db.rows('select 1 from user_features')).toEqual([])
})

test('staff stay staff and customers stay customers, and nobody is stored as a proxy [USERS-2, ACCESS-1]', async () => {
  const changes = ['email,type,role', 'dsm@larder.example,ece,chef', 'buyer@larder.example,eci,inventoryUser']
  const { refusals } = await importAs('admin', ...changes, 'colleague@larder.example,ecp,chef')
  expect(refusals.map(([line, field]) => [line, field])).toEqual([
    [2, 'type'],
    [3, 'type'],
    [4, 'type'],
  ])
  expect((await operator({ email: 'dsm@larder.example', type: 'ece', role: 'chef' })).refused).toBe(1)
  expect(await stored('dsm')).toMatchObject({ type: 'eci', role: 'dsm' })
  await expect(api.db.run(`update users set type = 'ecp' where id = $1`, [people.buyer])).rejects.toThrow()
})

test('the last active portal admin stays one, from the command line too [USERS-2]', async () => {
  for (const change of [{ isActive: false }, { role: 'dsr' }]) {
    const { refusals } = await operator({ email: 'Admin@larder.example', ...change })
    expect(refusals).toMatchObject([{ line: 1, reason: 'This is the last active portal admin.' }])
  }
  expect(await activeAdmins()).toHaveLength(1)
})

test('in one file the last admin may go when another comes, in either order, and never all of them [USERS-2]', async () => {
  const away = { email: 'admin@larder.example', role: 'dsr' }
  expect(await operator(away, { email: 'dsm@larder.example', role: 'portalAdmin' })).toMatchObject({ changed: 2 })
  expect(await operator({ ...away, role: 'portalAdmin' }, { email: 'dsm@larder.example', role: 'dsm' })).toMatchObject({
    changed: 2,
  })
  await operator({ email: 'dsm@larder.example', role: 'portalAdmin' })
  const both = await operator(away, { email: 'DSM@larder.example', isActive: false })
  expect(both).toMatchObject({ changed: 1, refused: 1 })
  expect(await activeAdmins()).toHaveLength(1)
})

test('two rows about one user are one change, whatever the capitals [USERS-2]', async () => {
  const { refusals, changed } = await importAs(
    'admin',
    'email,firstName',
    'Buyer@Larder.example,One',
    'BUYER@larder.example,Two',
  )
  expect(changed).toBe(1)
  expect(refusals).toEqual([[3, '', 'Line 2 is about the same; only the first one counts']])
})

test.each(['import', 'screen'] as const)(
  'while another change takes an admin away, an %s waits and then keeps the last one [USERS-2]',
  async (way) => {
    await operator({ email: 'dsm@larder.example', role: 'portalAdmin' })
    await give('otherDsr', ...Object.keys(features))
    const third = await api.as('otherDsr')
    const body = { role: 'dsr', features: [], allowedModesUi: ['restaurant' as const] }
    const second = await api.db.inTransaction(async (tx) => {
      await tx.run(`update users set role = 'dsm' where id = $1`, [people.dsm])
      const changing =
        way === 'import'
          ? operator({ email: 'admin@larder.example', role: 'dsr' })
          : third.call(updateUserPermissions, { params: { userId: people.admin }, body })
      // Long enough to be decided, were it not to wait for this transaction.
      await sleep(300)
      return { changing }
    })
    await second.changing
    expect(await stored('dsm')).toMatchObject({ role: 'dsm' })
    expect(await stored('admin')).toMatchObject({ role: 'portalAdmin' })
  },
)

test('two admins who demote each other at once: one of them stays [USERS-2]', async () => {
  for (let round = 0; round < 6; round++) {
    await operator(
      { email: 'admin@larder.example', role: 'portalAdmin' },
      { email: 'dsm@larder.example', role: 'portalAdmin' },
    )
    const body = { role: 'dsm', features: [], allowedModesUi: ['restaurant' as const] }
    const [admin, dsm] = [await api.as('admin'), await api.as('dsm')]
    await Promise.all([
      admin.call(updateUserPermissions, { params: { userId: people.dsm }, body }),
      dsm.call(updateUserPermissions, { params: { userId: people.admin }, body }),
    ])
    expect(await activeAdmins(), `round ${round}`).toHaveLength(1)
  }
})

test('an import that deactivates signs the user out and ends their links, and the trail has who did what [USERS-1, PLAT-8]', async () => {
  await api.as('buyer')
  await api.db.run(`insert into password_resets values ('\\x01', $1, now(), now() + interval '1 day')`, [people.buyer])
  await importAs('admin', 'email,isActive', 'buyer@larder.example,no')
  for (const table of ['sessions', 'password_resets'])
    expect(await api.db.rows(`select 1 from ${table} where user_id = $1`, [people.buyer])).toEqual([])
  const trail = await api.db.rows('select real_user_id as by, entity, details from audit_entries where action = $1', [
    'user.import',
  ])
  expect(trail).toEqual([
    {
      by: people.admin,
      entity: `user:${people.buyer}`,
      details: {
        email: 'buyer@larder.example',
        isNew: false,
        isActive: { before: true, after: false },
        granted: [],
        withdrawn: [],
      },
    },
  ])
})

test('an import gives one user an enforce date, and what the CRM and the provider say of them [AUTH-5, ACCESS-3]', async () => {
  const head = 'email,mfaEnforceDate,crmFeatures,oktaFeatures'
  const file = [head, 'buyer@larder.example,2027-01-31,gold|tasting room,orders']
  expect(await importAs('admin', ...file)).toMatchObject({ changed: 1 })
  expect(await importAs('admin', ...file)).toMatchObject({ unchanged: 1 })
  expect(await (await api.as('colleague')).ask(getMe, {})).toMatchObject({ mfaEnforceDate: null, crmFeatures: [] })
  const me = await (await api.as('stranger')).ask(getMe, {})
  expect(me.oktaFeatures).toEqual([])
  await api.db.run('update users set is_active = true')
  expect(await (await api.as('buyer')).ask(getMe, {})).toMatchObject({
    mfaEnforceDate: '2027-01-31',
    crmFeatures: ['gold', 'tasting room'],
    oktaFeatures: ['orders'],
  })
  await importAs('admin', 'email,mfaEnforceDate,crmFeatures', 'buyer@larder.example,,')
  expect(await (await api.as('buyer')).ask(getMe, {})).toMatchObject({
    mfaEnforceDate: null,
    crmFeatures: [],
    oktaFeatures: ['orders'],
  })
})
