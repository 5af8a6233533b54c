import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { decryptPaymentInfo, listPaymentSettings, saveAch } from '../payment-methods.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const billTos = [{ division: 'NLV', number: '0000100' }]
const numbers = { routingNo: '021000021', accountNo: '987654321012' }
await buyer.ask(saveAch, {
  body: { description: 'House', accountType: 'B', nameOnAccount: 'Harbor', ...numbers, allBillTos: false, billTos },
})
const [{ id } = { id: '' }] = (await buyer.ask(listPaymentSettings, { query: {} })).bankAccounts
for (const who of ['dsr', 'otherDsr', 'dsm'] as const)
  await api.db.run(
    `insert into user_features values ('${people[who]}', 'viewBankCard'), ('${people[who]}', 'decryptPaymentInfo')`,
  )
const body = { paymentSettingsId: id, reason: 'The bank returned a payment' }
/** Somebody who just showed a password. */
const proved = async (who: Person) => {
  const client = await browserOf(api, who)
  const at = api.clock.now().toISOString()
  await api.db.run(`update sessions set proved_at = '${at}', password_at = '${at}' where user_id = '${people[who]}'`)
  return client
}
const entries = () =>
  api.db.rows<{ userId: string; details: object }>(
    `select real_user_id as "userId", details from audit_entries where action = 'payment-info.decrypt'`,
  )

test('the numbers are shown to a holder of the feature, with the reason on the record [PROFILE-5, security 27]', async () => {
  const answer = await (await proved('dsr')).call(decryptPaymentInfo, { body })
  expect([answer.status, answer.body]).toEqual([200, numbers])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await entries()).toEqual([{ userId: people.dsr, details: { reason: 'The bank returned a payment' } }])
})

test('without the feature, the bill-to or a reason nothing is shown and nothing is recorded [PROFILE-5, security 27]', async () => {
  const before = await entries()
  expect((await buyer.call(decryptPaymentInfo, { body })).status).toBe(403)
  expect((await (await proved('otherDsr')).call(decryptPaymentInfo, { body })).status).toBe(404)
  const dsr = await proved('dsr')
  for (const reason of ['', '    ', 'x', '4242 4242 4242 4242', 'It is 9876 5432 1012'])
    expect((await dsr.call(decryptPaymentInfo, { body: { ...body, reason } })).status).toBe(400)
  expect(await entries()).toEqual(before)
})

test('no customer reads the numbers, whatever is stored of them [PROFILE-5, USERS-2]', async () => {
  const before = await entries()
  const store = (role: string, features: string[]) =>
    api.db.run(
      `with r as (update users set role = $2 where id = $1)
       insert into user_features select $1, unnest($3::text[]) on conflict do nothing`,
      [people.buyer, role, features],
    )
  for (const role of ['customerUser', 'creditAdmin']) {
    await store(role, ['viewBankCard', 'decryptPaymentInfo'])
    const answer = await (await proved('buyer')).call(decryptPaymentInfo, { body })
    expect([answer.status, !answer.ok && answer.body.code]).toEqual([403, 'feature_missing'])
  }
  await store('customerUser', [])
  expect(await entries()).toEqual(before)
})

test('the numbers need a proof of identity not older than five minutes [PROFILE-5, security 27]', async () => {
  const before = await entries()
  const dsr = await proved('dsr')
  api.clock.set(new Date(api.clock.now().getTime() + 5 * 60_000 + 1000))
  const answer = await dsr.call(decryptPaymentInfo, { body })
  expect([answer.status, !answer.ok && answer.body.code]).toEqual([403, 'step_up_needed'])
  expect(await entries()).toEqual(before)
})

test('one person sees at most twenty an hour [PROFILE-5, security 27]', async () => {
  const dsm = await browserOf(api, 'dsm')
  const again = await proved('dsm')
  const statuses = []
  for (let n = 0; n < 21; n++) statuses.push((await (n % 2 ? dsm : again).call(decryptPaymentInfo, { body })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('nobody who is logged in as a customer changes methods or sees numbers [PROFILE-5, security 2, security 27]', async () => {
  // A session of staff acting as the buyer, whatever features both may have.
  const features = ['viewBankCard', 'addBankCard', 'deleteBankCard', 'decryptPaymentInfo', 'cardPayments']
  for (const who of [people.buyer, people.dsr])
    for (const feature of features)
      await api.db.run(`insert into user_features values ('${who}', '${feature}') on conflict do nothing`)
  const proxy = await proved('dsr')
  await proxy.ask(startLoginAs, { body: { userId: people.buyer } })
  await api.db.run(`update sessions set proved_at = now(), password_at = now()`)
  expect((await proxy.call(listPaymentSettings, { query: {} })).status).toBe(200)
  const account = {
    description: 'X',
    accountType: 'B' as const,
    nameOnAccount: 'H',
    ...numbers,
    allBillTos: false,
    billTos,
  }
  for (const answer of [await proxy.call(decryptPaymentInfo, { body }), await proxy.call(saveAch, { body: account })])
    expect([answer.status, !answer.ok && answer.body.code]).toEqual([403, 'not_while_logged_in_as'])
})
