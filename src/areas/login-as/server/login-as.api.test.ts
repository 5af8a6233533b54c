import { expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { changePassword } from '#areas/sessions/passwords.endpoints.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { type Api, startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { browserOf } from '../testing/browser-of.ts'
import { listUserChoices, startLoginAs, stopLoginAs } from '../login-as.endpoints.ts'

const api = await startApi()

const as = (userId: string) => ({ body: { userId } })
const auditOf = (db: Api['db']) =>
  db.rows<{ action: string; realUserId: string; userId: string; entity: string }>(
    `select action, real_user_id as "realUserId", user_id as "userId", entity from audit_entries
     where action like 'login-as.%' order by id`,
  )

test('a rep acts as a buyer of theirs with the rights both have, and returns to self; both ids are audited [AUTH-8, PLAT-8]', async () => {
  const rep = await browserOf(api, 'dsr')
  const before = rep.cookie()
  const started = await rep.call(startLoginAs, as(people.buyer))
  expect(started.body).toMatchObject({
    user: { userId: people.buyer, realUserId: people.dsr, kind: 'proxy', type: 'ecp' },
  })
  expect(started.ok && started.body.user.realUser).toMatchObject({ email: 'dsr@larder.example', roleName: 'DSR' })
  expect(started.ok && started.body.user.features).not.toContain('makePayment')
  expect(started.ok && started.body.user.features).not.toContain('priceOverride')
  expect(started.ok && started.body.user.features).toContain('manageCart')
  // The token changed with the rights: the former one is dead.
  expect(rep.cookie()).not.toBe(before)
  expect((await rep.call(getMe, {}, { headers: { cookie: before } })).status).toBe(401)
  expect((await rep.call(stopLoginAs, {})).body).toMatchObject({
    user: { userId: people.dsr, kind: 'internal', realUser: null },
  })
  const entry = { realUserId: people.dsr, userId: people.buyer, entity: `user:${people.buyer}` }
  expect(await auditOf(api.db)).toEqual([
    { action: 'login-as.start', ...entry },
    { action: 'login-as.stop', ...entry },
  ])
})

test('there is no acting from acting, stopping returns to the root, and stopping twice is no error [AUTH-8]', async () => {
  const rep = await browserOf(api, 'dsm')
  await rep.call(startLoginAs, as(people.buyer))
  expect((await rep.call(startLoginAs, as(people.stranger))).body).toMatchObject({ code: 'already_logged_in_as' })
  expect((await rep.call(startLoginAs, as(people.dsm))).body).toMatchObject({ code: 'already_logged_in_as' })
  expect((await rep.call(listUserChoices, {})).body).toMatchObject({ code: 'not_while_logged_in_as' })
  for (let time = 0; time < 2; time++)
    expect((await rep.call(stopLoginAs, {})).body).toMatchObject({ user: { userId: people.dsm, kind: 'internal' } })
  // A to B to A: the second customer is started from oneself.
  expect((await rep.call(startLoginAs, as(people.stranger))).body).toMatchObject({ user: { userId: people.stranger } })
  expect((await rep.call(stopLoginAs, {})).body).toMatchObject({ user: { userId: people.dsm } })
})

test('two tabs that start at once begin one session, and the other tab has none [AUTH-8]', async () => {
  const rep = await browserOf(api, 'dsm')
  const cookie = rep.cookie()
  const start = (person: Person) => api.nobody.call(startLoginAs, as(people[person]), { headers: { cookie } })
  const answers = await Promise.all([start('buyer'), start('stranger'), start('colleague')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  const sessions = await api.db.rows('select 1 from sessions where real_user_id = $1 and user_id <> $1', [people.dsm])
  expect(sessions).toHaveLength(1)
  await api.db.run('delete from sessions where real_user_id = $1', [people.dsm])
})

test.each([
  ['a buyer of another rep', 'dsr', 'stranger', 'customer_not_yours'],
  ['nobody at all', 'dsr', undefined, 'customer_not_yours'],
  ['another rep', 'dsr', 'otherDsr', 'customer_not_yours'],
  ['oneself', 'dsr', 'dsr', 'customer_not_yours'],
  ['a colleague of the office', 'admin', 'dsr', 'not_a_customer'],
  ['anybody, being a customer', 'buyer', 'colleague', 'login_as_not_allowed'],
] as const)('logging in as %s is refused [AUTH-8]', async (_, who, whom, code) => {
  const browser = await browserOf(api, who)
  const userId = whom ? people[whom] : '018f0000-0000-7000-8000-00000000dead'
  expect((await browser.call(startLoginAs, as(userId))).body).toMatchObject({ code })
  expect((await browser.call(getMe, {})).body).toMatchObject({ userId: people[who], realUser: null })
})

test('a user with one customer beyond the rep’s is not the rep’s to act as, and the list shows only those who are [AUTH-8]', async () => {
  const rep = await browserOf(api, 'dsr')
  const found = async (keyword: string) => {
    const answer = await rep.call(listUserChoices, { query: { keyword, includeTotal: 'true' } })
    return answer.ok ? answer.body : expect.unreachable()
  }
  const all = await found('')
  expect(all.users.map(({ name }) => name)).toEqual(['accounting', 'buyer', 'colleague', 'prospect'])
  expect(all.totalRecords).toBe(4)
  expect(await found('harbor grill')).toMatchObject({ totalRecords: 3 })
  expect((await found('0000300')).users.map(({ name }) => name)).toEqual(['prospect'])
  expect((await found('%')).users).toEqual([])
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000200')`, [people.colleague])
  expect((await found('colleague')).users).toEqual([])
  expect((await rep.call(startLoginAs, as(people.colleague))).status).toBe(404)
  await api.db.run(`delete from user_bill_tos where user_id = $1 and bill_to = '0000200'`, [people.colleague])
})

test.each([
  [
    'is deactivated',
    `update users set is_active = false where id = $1`,
    `update users set is_active = true where id = $1`,
  ],
  [
    'loses login as',
    `update users set role = 'creditAdmin' where id = $1`,
    `update users set role = 'dsr' where id = $1`,
  ],
  [
    'loses the customer',
    `update ship_tos set dsr_email = 'x@larder.example' where dsr_email = (select email from users where id = $1)`,
    `update ship_tos set dsr_email = (select email from users where id = $1) where dsr_email = 'x@larder.example'`,
  ],
  [
    'has been idle too long',
    `update sessions set expires_at = '2020-01-01' where real_user_id = $1`,
    `delete from sessions where real_user_id = $1`,
  ],
] as const)('when the rep %s, the next call as the customer is refused [AUTH-8]', async (_, harm, heal) => {
  const rep = await browserOf(api, 'dsr')
  await rep.call(startLoginAs, as(people.buyer))
  expect((await rep.call(getMe, {})).status).toBe(200)
  await api.db.run(harm, [people.dsr])
  expect((await rep.call(getMe, {})).status).toBe(401)
  await api.db.run(heal, [people.dsr])
})

test('the customer’s id counts once and alone: arrays, other fields and rubbish are refused [AUTH-8]', async () => {
  const rep = await browserOf(api, 'dsr')
  const bodies = [
    { userId: [people.buyer, people.stranger] },
    { userId: people.buyer, realUserId: people.admin },
    { userId: '-1' },
    {},
  ]
  for (const body of bodies) {
    expect((await rep.call(startLoginAs, { body } as never)).status).toBe(400)
  }
  expect((await rep.call(getMe, {})).body).toMatchObject({ userId: people.dsr })
})

test('every call that only the owner may make refuses whoever acts as them [AUTH-8]', async () => {
  const rep = await browserOf(api, 'admin')
  await rep.call(startLoginAs, as(people.buyer))
  const guarded = areas.flatMap(({ handlers }) => handlers ?? []).filter(({ endpoint }) => endpoint.noProxy)
  expect(guarded.map(({ endpoint }) => endpoint.name)).toEqual(expect.arrayContaining([changePassword.name]))
  for (const { endpoint } of guarded) {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, people.buyer])
    const answer = await rep.call(endpoint, { params: Object.fromEntries(names), body: {} } as never)
    expect([endpoint.name, answer.status, answer.body]).toMatchObject([
      endpoint.name,
      403,
      { code: 'not_while_logged_in_as' },
    ])
  }
})
