import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { getUser, listUsers } from '../users.endpoints.ts'

const api = await startApi()
const [admin, dsm, buyer] = await Promise.all([api.as('admin'), api.as('dsm'), api.as('buyer')])
await api.db.run(`insert into user_features values ($1, 'viewUsers')`, [people.buyer])
await api.db.run(`insert into user_passwords (user_id, hash) values ($1, 'x')`, [people.buyer])

const namesFor = async (client: typeof admin, query: object = {}) =>
  (await client.ask(listUsers, { query: { pageSize: 100, ...query } })).users.map(({ name }) => name)

test('office staff see everybody, a sales manager the users of their customers, a customer their colleagues [USERS-1, USERS-2]', async () => {
  expect(await namesFor(admin)).toEqual(
    Object.keys(people)
      .map((who) => (who === 'otherDsr' ? 'other-dsr' : who))
      .toSorted(),
  )
  expect(await namesFor(dsm)).toEqual(['accounting', 'buyer', 'colleague', 'dsm', 'prospect', 'stranger'])
  expect(await namesFor(buyer)).toEqual(['accounting', 'buyer', 'colleague'])
})

test('without the feature there is no list [USERS-1]', async () => {
  for (const who of ['dsr', 'colleague', 'prospect'] as const) {
    expect((await (await api.as(who)).call(listUsers, {})).body).toMatchObject({ code: 'feature_missing' })
  }
})

test('search, filters, sort and paging narrow the list [USERS-1]', async () => {
  expect(await namesFor(admin, { keyword: 'OTHER-dsr@' })).toEqual(['other-dsr'])
  expect(await namesFor(admin, { keyword: '%' })).toEqual([])
  expect(await namesFor(admin, { kind: 'staff' })).toEqual(['admin', 'dsm', 'dsr', 'other-dsr'])
  expect(await namesFor(admin, { role: 'prospectiveCustomer' })).toEqual(['prospect'])
  expect(await namesFor(admin, { billTo: 'NLV/0000200' })).toEqual(['stranger'])
  expect(await namesFor(admin, { billTo: 'NLV/PR-0000115' })).toEqual([])
  expect(await namesFor(admin, { kind: 'customer', state: 'active' })).toEqual(['buyer'])
  expect(
    await namesFor(admin, { kind: 'customer', state: 'notInvited', sort: 'email', sortDirection: 'desc' }),
  ).toEqual(['stranger', 'prospect', 'colleague', 'accounting'])
  const page = await admin.ask(listUsers, { query: { pageNo: 2, pageSize: 4, includeTotal: 'true' } })
  expect([page.totalRecords, page.users.map(({ name }) => name)]).toEqual([9, ['dsm', 'dsr', 'other-dsr', 'prospect']])
})

test('nobody sorts or filters by what is not offered, and ids count once [USERS-1]', async () => {
  const refused = [{ sort: 'hash' }, { pageSize: 101 }, { billTo: "x' or 1=1" }, { state: ['active', 'invited'] }]
  for (const query of refused) expect((await admin.call(listUsers, { query } as never)).status).toBe(400)
  for (const userId of ['-1', 'me', `${people.buyer},${people.stranger}`]) {
    expect((await admin.call(getUser, { params: { userId } })).status).toBe(400)
  }
})

test('one user shows what may be done with them; those out of sight read like missing ones [USERS-1, USERS-2]', async () => {
  const { user } = await admin.ask(getUser, { params: { userId: people.buyer } })
  expect(user).toMatchObject({
    roleName: 'Customer user',
    state: 'active',
    features: ['viewUsers'],
    billTos: [{ division: 'NLV', number: '0000100', name: 'Harbor Grill Group' }],
    customer: { number: '0000100' },
    moreCustomers: 0,
    hiddenBillTos: 0,
    abilities: { changeProfile: null, deactivate: null, resetPassword: null },
  })
  const own = await admin.ask(getUser, { params: { userId: people.admin } })
  expect(own.user.abilities).toMatchObject({ changePermissions: 'own_account', deactivate: 'own_account' })
  const seen = await dsm.ask(getUser, { params: { userId: people.buyer } })
  expect(seen.user.abilities).toMatchObject({ changeProfile: 'users_not_yours_to_change' })
  const missing = await buyer.call(getUser, { params: { userId: '018f0000-0000-7000-8000-00000000dead' } })
  expect(missing.status).toBe(404)
  for (const who of ['stranger', 'dsr', 'admin'] as const) {
    expect((await buyer.call(getUser, { params: { userId: people[who] } })).body).toEqual(missing.body)
  }
})

test('bill-tos beyond the reader’s are counted, not named [USERS-2]', async () => {
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000200')`, [people.colleague])
  const { user } = await buyer.ask(getUser, { params: { userId: people.colleague } })
  expect([user.billTos.map(({ number }) => number), user.hiddenBillTos]).toEqual([['0000100'], 1])
  expect(await namesFor(buyer, { billTo: 'NLV/0000200' })).toEqual([])
  await api.db.run(`delete from user_bill_tos where user_id = $1 and bill_to = '0000200'`, [people.colleague])
})
