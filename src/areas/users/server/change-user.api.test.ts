import { afterEach, expect, test } from 'vitest'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { getUser, updateUserCustomers, updateUserPermissions, updateUserProfile } from '../users.endpoints.ts'

const api = await startApi()
const [admin, dsm, buyer] = await Promise.all([api.as('admin'), api.as('dsm'), api.as('buyer')])
const managing = ['viewUsers', 'updateUserProfile']
for (const who of [people.buyer, people.dsm]) {
  for (const feature of managing) await api.db.run('insert into user_features values ($1, $2)', [who, feature])
}
const of = (who: Person) => ({ userId: people[who] })
const rights = (role: string, ...features: string[]) => ({ role, features, allowedModesUi: ['restaurant' as const] })
const harbor = { division: 'NLV', number: '0000100' }
const oven = { division: 'NLV', number: '0000200' }
const downtown = { division: 'NLV', number: '0000101' }
const auditOf = (action: string) =>
  api.db.rows<{ real: string; entity: string; details: unknown }>(
    'select real_user_id as real, entity, details from audit_entries where action = $1 order by id desc',
    [action],
  )

afterEach(async () => {
  await api.db.run(`update users set role = 'customerUser' where name = 'colleague'`)
  await api.db.run('delete from user_features where user_id = $1', [people.colleague])
  await api.db.run('delete from user_bill_tos where user_id = $1', [people.colleague])
  await api.db.run('delete from user_ship_tos where user_id = any($1)', [[people.colleague, people.buyer]])
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000100')`, [people.colleague])
})

test('permissions change with the very next call, and the change is audited by name of each feature [USERS-1, USERS-2]', async () => {
  const colleague = await api.as('colleague')
  expect((await colleague.ask(getMe, {})).features).not.toContain('viewUsers')
  const body = rights('chef', 'viewUsers')
  const { message, user } = await admin.ask(updateUserPermissions, { params: of('colleague'), body })
  expect([message, user.role, user.features]).toEqual(['Permissions updated successfully', 'chef', ['viewUsers']])
  const now = await colleague.ask(getMe, {})
  expect(now.features).toContain('viewUsers')
  expect(now.features).not.toContain('makePayment')
  expect(await auditOf('user.change-permissions')).toMatchObject([
    {
      real: people.admin,
      entity: `user:${people.colleague}`,
      details: { granted: ['viewUsers'], role: { before: 'customerUser', after: 'chef' } },
    },
  ])
})

test.each([
  ['a permission the manager lacks', 'buyer', 'colleague', rights('customerUser', 'punchout'), 'cannot_grant'],
  ['a staff permission', 'admin', 'colleague', rights('chef', 'viewAudit'), 'feature_for_staff'],
  ['an unknown key', 'admin', 'colleague', rights('chef', 'root'), 'feature_unknown'],
  ['a staff role', 'admin', 'colleague', rights('dsr'), 'role_for_others'],
  ['the user’s own rights', 'admin', 'admin', rights('portalAdmin'), 'own_account'],
  ['the user’s own rights as a customer', 'buyer', 'buyer', rights('customerUser', 'punchout'), 'own_account'],
  ['somebody of other customers', 'buyer', 'stranger', rights('chef'), 'user_not_found'],
  ['staff, as a customer', 'buyer', 'dsr', rights('dsr'), 'user_not_found'],
  ['a stronger colleague', 'dsm', 'admin', rights('dsr'), 'user_not_found'],
] as const)('nobody changes %s [USERS-2]', async (_, who, whom, body, code) => {
  const client = { admin, dsm, buyer }[who]
  const features = [...body.features]
  const answer = await client.call(updateUserPermissions, {
    params: of(whom),
    body: { ...body, features, allowedModesUi: [] },
  })
  expect(answer.body).toMatchObject({ code })
})

test('without the feature nobody changes anybody, and fields that are not there are refused [USERS-2]', async () => {
  const dsr = await api.as('dsr')
  const refused = await dsr.call(updateUserPermissions, { params: of('colleague'), body: rights('chef') })
  expect(refused.body).toMatchObject({ code: 'feature_missing' })
  const extra = { ...rights('chef'), type: 'eci', userId: people.stranger }
  expect((await admin.call(updateUserPermissions, { params: of('colleague'), body: extra })).status).toBe(400)
  const twice = `${people.colleague},${people.stranger}`
  expect((await admin.call(updateUserPermissions, { params: { userId: twice }, body: rights('chef') })).status).toBe(
    400,
  )
})

test('two admins who demote each other at once: one of them remains [USERS-2]', async () => {
  const second = people.otherDsr
  for (let round = 0; round < 20; round++) {
    await api.db.run(`update users set role = 'portalAdmin' where id = any($1)`, [[people.admin, second]])
    const other = await api.as('otherDsr')
    const answers = await Promise.all([
      admin.call(updateUserPermissions, { params: { userId: second }, body: rights('dsm') }),
      other.call(updateUserPermissions, { params: of('admin'), body: rights('dsm') }),
    ])
    const left = await api.db.rows(`select id from users where role = 'portalAdmin' and is_active`)
    expect(left.length).toBeGreaterThanOrEqual(1)
    expect(answers.some(({ ok }) => ok)).toBe(true)
  }
  await api.db.run(`update users set role = 'portalAdmin' where id = $1`, [people.admin])
  await api.db.run(`update users set role = 'dsr' where id = $1`, [second])
})

test('a profile keeps its address; names follow, and what is wrong names its field [USERS-1]', async () => {
  const names = { displayName: '', firstName: 'Noor', lastName: 'Haddad', phone: '+1 (702) 555-0100' }
  const { user } = await admin.ask(updateUserProfile, { params: of('colleague'), body: names })
  expect(user).toMatchObject({
    name: 'Noor Haddad',
    displayName: 'Noor Haddad',
    phone: '+17025550100',
    email: 'colleague@larder.example',
  })
  const wrong = await admin.call(updateUserProfile, {
    params: of('colleague'),
    body: { ...names, phone: '702 555 0100' },
  })
  expect(wrong.body).toMatchObject({ message: 'Country code is required', field: 'phone' })
  const foreign = { ...names, phone: '+44 12' }
  expect((await admin.call(updateUserProfile, { params: of('colleague'), body: foreign })).body).toMatchObject({
    message: 'Invalid United Kingdom phone number',
  })
  const email = { ...names, email: 'mine@evil.example' }
  expect((await admin.call(updateUserProfile, { params: of('colleague'), body: email })).status).toBe(400)
  await api.db.run(`update users set name = 'colleague' where id = $1`, [people.colleague])
})

test('customers are given by search, only the caller’s own, and narrowed to their ship-tos [USERS-2]', async () => {
  const change = (client: typeof admin, billTos: object[], shipTos: object[] = []) =>
    client.call(updateUserCustomers, { params: of('colleague'), body: { billTos, shipTos } } as never)
  const codeOf = async (answer: ReturnType<typeof change>) => (await answer).body as { code?: string; user?: object }
  expect(await codeOf(change(admin, [harbor, oven], [downtown]))).toMatchObject({
    user: { billTos: [harbor, oven], shipTos: [downtown] },
  })
  // The colleague now also belongs to a customer that is not the buyer's.
  await api.db.run('delete from user_ship_tos where user_id = $1', [people.colleague])
  expect(await codeOf(change(buyer, [harbor]))).toMatchObject({ code: 'user_has_other_customers' })
  expect(await codeOf(change(admin, [harbor]))).toMatchObject({ user: { billTos: [harbor], shipTos: [] } })
  expect(await codeOf(change(buyer, [harbor, oven]))).toMatchObject({ code: 'customer_unknown' })
  expect(await codeOf(change(buyer, []))).toMatchObject({ code: 'customer_needed' })
  expect(await codeOf(change(admin, [harbor], [{ division: 'NLV', number: '0000201' }]))).toMatchObject({
    code: 'customer_unknown',
  })
  expect(await codeOf(change(admin, [{ division: 'NLV', number: '9999999' }]))).toMatchObject({
    code: 'customer_unknown',
  })
  const { user } = await admin.ask(getUser, { params: of('colleague') })
  expect(user).toMatchObject({ billTos: [harbor], shipTos: [] })
})

test('a bill-to is added only with the permission; taking one away needs none [USERS-2, ACCESS-2]', async () => {
  const body = (...billTos: object[]) => ({ billTos, shipTos: [] }) as never
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000200')`, [people.buyer])
  const add = () => buyer.call(updateUserCustomers, { params: of('colleague'), body: body(harbor, oven) })
  expect((await add()).body).toMatchObject({ code: 'bill_to_not_addable', field: 'billTos' })
  const { user } = await admin.ask(getUser, { params: of('colleague') })
  expect(user.billTos).toMatchObject([harbor])
  await api.db.run(`insert into user_features values ($1, 'addBillTo')`, [people.buyer])
  expect((await add()).body).toMatchObject({ user: { billTos: [harbor, oven] } })
  await api.db.run(`delete from user_features where user_id = $1 and feature = 'addBillTo'`, [people.buyer])
  const fewer = await buyer.call(updateUserCustomers, { params: of('colleague'), body: body(harbor) })
  expect(fewer.body).toMatchObject({ user: { billTos: [harbor] } })
  await api.db.run(`delete from user_bill_tos where user_id = $1 and bill_to = '0000200'`, [people.buyer])
})

test('a manager narrowed to one kitchen cannot widen a colleague beyond it [USERS-2]', async () => {
  for (const who of [people.buyer, people.colleague])
    await api.db.run(`insert into user_ship_tos values ($1, 'NLV', '0000101')`, [who])
  const widen = await buyer.call(updateUserCustomers, {
    params: of('colleague'),
    body: { billTos: [harbor], shipTos: [] },
  })
  expect(widen.body).toMatchObject({ code: 'customer_unknown' })
  const { user } = await admin.ask(getUser, { params: of('colleague') })
  expect(user.shipTos).toMatchObject([downtown])
})

test('of two managers the later save takes nothing back: a stale one is refused with the user as they are now [USERS-1, USERS-2]', async () => {
  const params = of('colleague')
  const { user: seen } = await admin.ask(getUser, { params })
  await admin.ask(updateUserPermissions, { params, body: rights('chef', 'viewUsers') })
  const { user: before } = await admin.ask(getUser, { params })
  // A colleague takes the permission away; the first one still has it on screen.
  await admin.ask(updateUserPermissions, { params, body: { features: [] } }, { ifMatch: before.versions.permissions })
  const late = { features: ['viewUsers', 'viewOrders'] }
  const refused = await admin.call(
    updateUserPermissions,
    { params, body: late },
    { ifMatch: before.versions.permissions },
  )
  expect(refused).toMatchObject({ status: 409, body: { code: 'user_changed', details: { user: { features: [] } } } })
  const { user: now } = await admin.ask(getUser, { params })
  expect([now.role, now.features]).toEqual(['chef', []])
  expect(now.versions.permissions).not.toBe(seen.versions.permissions)
})

test('a change carries only what was changed, and a version is of one part alone [USERS-1]', async () => {
  const params = of('colleague')
  const { user: seen } = await admin.ask(getUser, { params })
  await admin.ask(updateUserPermissions, { params, body: rights('chef', 'viewUsers') })
  // The phone was typed before the role changed: nothing of the permissions is touched or asked.
  const { user } = await admin.ask(
    updateUserProfile,
    { params, body: { phone: '+17025550199' } },
    { ifMatch: seen.versions.profile },
  )
  expect([user.phone, user.firstName, user.role, user.features]).toEqual([
    '+17025550199',
    seen.firstName,
    'chef',
    ['viewUsers'],
  ])
  const modes = { allowedModesUi: ['accounting' as const] }
  const { user: after } = await admin.ask(updateUserPermissions, { params, body: modes })
  expect([after.role, after.features, after.allowedModesUi]).toEqual(['chef', ['viewUsers'], ['accounting']])
  const stale = await admin.call(
    updateUserProfile,
    { params, body: { lastName: 'X' } },
    { ifMatch: seen.versions.profile },
  )
  expect(stale).toMatchObject({ status: 409, body: { code: 'user_changed' } })
})
