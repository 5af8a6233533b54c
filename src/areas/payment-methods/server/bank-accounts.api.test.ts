import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { decryptPaymentInfo, deleteAch, listPaymentSettings, saveAch, updateAch } from '../payment-methods.endpoints.ts'
import { resealAccounts } from './reseal-accounts.job.ts'

const key = 'a first key that is long enough for all of this'
const api = await startApi({ SECRET_KEY: key })
await api.db.run(
  `insert into user_features values ('${people.dsm}', 'viewBankCard'), ('${people.dsm}', 'decryptPaymentInfo')`,
)
// The accounting user has a second customer, of which the buyer sees nothing.
await api.db.run(`insert into user_bill_tos values ('${people.accounting}', 'NLV', '0000200')`)
const [buyer, accounting, stranger] = await Promise.all([api.as('buyer'), api.as('accounting'), api.as('stranger')])

const own = { division: 'NLV', number: '0000100' }
const other = { division: 'NLV', number: '0000200' }
const account = {
  description: 'House account',
  accountType: 'B' as const,
  nameOnAccount: 'Harbor Grill Group',
  routingNo: '021000021',
  accountNo: '987654321012',
  allBillTos: false,
  billTos: [own],
}
const banks = async (client = buyer) => (await client.ask(listPaymentSettings, { query: {} })).bankAccounts
const add = async (change: object = {}, client = accounting) => {
  const before = new Set((await banks(client)).map(({ id }) => id))
  await client.ask(saveAch, { body: { ...account, ...change } })
  return (await banks(client)).find(({ id }) => !before.has(id))!
}
const numbersOf = async (id: string, who: 'dsm' = 'dsm') =>
  (await api.as(who)).call(decryptPaymentInfo, { body: { paymentSettingsId: id, reason: 'Customer called about it' } })

test('a bank account is saved and returned with the last four digits only [PROFILE-4, PROFILE-5]', async () => {
  expect(await buyer.ask(saveAch, { body: account })).toEqual({
    response: 'y',
    message: 'Bank account added successfully',
  })
  const [saved] = await banks()
  expect(saved).toMatchObject({
    description: 'House account',
    nameOnAccount: 'Harbor Grill Group',
    accountType: 'B',
    routingNoLastFour: '0021',
    accountNoLastFour: '1012',
    isShared: false,
    billTos: [{ ...own, name: 'Harbor Grill Group', allShipTos: true, shipTos: [] }],
  })
  expect(saved!.paymentSettingsId).toBe(saved!.id)
  expect(JSON.stringify(saved)).not.toMatch(/987654321012|021000021/)
  expect(saved!.abilities).toMatchObject({ edit: null, remove: 'feature_missing', decrypt: 'feature_missing' })
})

test('the account number is not kept in clear as a part of the name or the description [PROFILE-5, security 26]', async () => {
  for (const field of ['description', 'nameOnAccount'] as const) {
    const texts = { [field]: 'Harbor 987 654-321 012' }
    const added = await buyer.call(saveAch, { body: { ...account, ...texts } })
    expect(added.status).toBe(400)
    expect(added.body).toMatchObject({ field })
    const { id } = (await banks())[0]!
    const edit = { ...account, ...texts, id, routingNo: '', accountNo: '' }
    expect((await buyer.call(updateAch, { body: edit })).status).toBe(400)
  }
})

test.each([
  ['description', { description: ' ' }, 'Please enter account description'],
  ['description', { description: 'x'.repeat(513) }, 'Description cannot be more than 512 characters'],
  ['description', { description: 'card 4242 4242 4242 4242' }, 'Description cannot contain a card number'],
  ['description', { description: 'no. 987654321012' }, 'Description cannot contain the account number'],
  ['accountType', { accountType: undefined }, 'Required'],
  ['routingNo', { routingNo: '021000022' }, 'Invalid routing number'],
  ['routingNo', { routingNo: '' }, 'Invalid routing number'],
  ['accountNo', { accountNo: '123' }, 'Invalid account number'],
  ['nameOnAccount', { nameOnAccount: '12-34' }, 'Invalid name'],
  ['billTos', { billTos: [] }, 'Please select bill-tos'],
])('%s is refused in the specification’s words: %o [PROFILE-5, security 26]', async (field, change, message) => {
  const answer = await buyer.call(saveAch, { body: { ...account, ...change } as never })
  expect([answer.status, !answer.ok && answer.body.field, !answer.ok && answer.body.message]).toEqual([
    400,
    field,
    message,
  ])
})

test('a foreign bill-to is refused like a missing one, and nothing of the list is saved [PROFILE-4, ACCESS-4]', async () => {
  const count = (await banks()).length
  for (const number of ['0000200', '0009999']) {
    const answer = await buyer.call(saveAch, { body: { ...account, billTos: [own, { division: 'NLV', number }] } })
    expect([answer.status, !answer.ok && answer.body.code]).toEqual([404, 'bill_to_not_found'])
  }
  expect(await banks()).toHaveLength(count)
})

test('methods are seen by those who have one of their bill-tos, each with their own bill-tos only [PROFILE-4, security 30]', async () => {
  const saved = await add({ description: 'Both', billTos: [own, other] })
  const seenBy = async (client = buyer) => (await banks(client)).find(({ id }) => id === saved.id)
  expect((await seenBy())?.billTos.map(({ number }) => number)).toEqual(['0000100'])
  expect((await seenBy())?.isShared).toBe(true)
  expect((await seenBy(stranger))?.billTos.map(({ number }) => number)).toEqual(['0000200'])
  // Taking the bill-to from the user takes the method out of sight.
  await api.db.run(`delete from user_bill_tos where user_id = '${people.stranger}'`)
  expect(await seenBy(stranger)).toBeUndefined()
  await api.db.run(`insert into user_bill_tos values ('${people.stranger}', 'NLV', '0000200')`)
})

test('editing keeps blank numbers and the bill-tos the editor cannot see [PROFILE-5, security 27, security 30]', async () => {
  const saved = await add({ description: 'Shared', billTos: [own, other] })
  const edit = { ...account, id: saved.id, description: 'Renamed', routingNo: '', accountNo: '' }
  const answer = await buyer.ask(updateAch, { body: edit })
  expect(answer).toEqual({ response: 'y', message: 'Bank account updated successfully' })
  const after = (await banks(accounting)).find(({ id }) => id === saved.id)!
  expect(after.description).toBe('Renamed')
  expect(after.billTos.map(({ number }) => number).toSorted()).toEqual(['0000100', '0000200'])
  const shown = await numbersOf(saved.id)
  expect(shown.body).toEqual({ routingNo: '021000021', accountNo: '987654321012' })
  // Others pay with it too: its numbers are not the buyer's alone to change.
  const refused = await buyer.call(updateAch, { body: { ...edit, accountNo: '55555555' } })
  expect([refused.status, !refused.ok && refused.body.code]).toEqual([409, 'account_is_shared'])
  expect(
    (await accounting.call(updateAch, { body: { ...edit, accountNo: '55555555', billTos: [own, other] } })).status,
  ).toBe(200)
  expect((await numbersOf(saved.id)).body).toEqual({ routingNo: '021000021', accountNo: '55555555' })
})

test('all bill-tos means those the owner has now [PROFILE-4, security 30]', async () => {
  const saved = await add({ description: 'All', allBillTos: true, billTos: [] })
  expect(saved.billTos.map(({ number }) => number).toSorted()).toEqual(['0000100', '0000200'])
  await api.db.run(`delete from user_bill_tos where user_id = '${people.accounting}' and bill_to = '0000200'`)
  expect((await banks(accounting)).find(({ id }) => id === saved.id)!.billTos).toHaveLength(1)
  expect((await banks(stranger)).some(({ id }) => id === saved.id)).toBe(false)
  await api.db.run(`insert into user_bill_tos values ('${people.accounting}', 'NLV', '0000200')`)
  expect((await banks(stranger)).some(({ id }) => id === saved.id)).toBe(true)
})

test('removing takes the method from the caller’s own bill-tos; those they cannot see keep it [PROFILE-4, security 30]', async () => {
  const saved = await add({ description: 'To go', billTos: [own, other] })
  await api.db.run(`insert into user_features values ('${people.buyer}', 'deleteBankCard')`)
  const answer = await buyer.ask(deleteAch, { body: { bankInfoId: saved.id } })
  expect(answer).toEqual({ response: 'y', message: 'Bank account removed successfully' })
  expect((await buyer.call(deleteAch, { body: { bankInfoId: saved.id } })).status).toBe(404)
  expect((await banks(stranger)).some(({ id }) => id === saved.id)).toBe(true)
  await accounting.ask(deleteAch, { body: { bankInfoId: saved.id } })
  expect(await api.db.rows(`select 1 from payment_methods where id = '${saved.id}'`)).toEqual([])
})

test('a method of others is not found by any call [ACCESS-4]', async () => {
  const saved = await add({ description: 'Not yours', billTos: [own] })
  await api.db.run(
    `insert into user_features values ('${people.stranger}', 'deleteBankCard'), ('${people.stranger}', 'decryptPaymentInfo')`,
  )
  const body = { ...account, id: saved.id, billTos: [other] }
  expect((await stranger.call(updateAch, { body })).status).toBe(404)
  expect((await stranger.call(deleteAch, { body: { bankInfoId: saved.id } })).status).toBe(404)
})

test('a sealed number that was copied to another row does not open [PROFILE-5, security 28]', async () => {
  const [one, two] = [
    await add({ description: 'One', accountNo: '11112222' }),
    await add({ description: 'Two', accountNo: '33334444' }),
  ]
  await api.db
    .run(`update bank_accounts set account_sealed = (select account_sealed from bank_accounts where method_id = '${one.id}')
    where method_id = '${two.id}'`)
  const answer = await numbersOf(two.id)
  expect(answer.status).toBe(500)
  expect(JSON.stringify(answer.body)).not.toContain('11112222')
  await api.db.run(`delete from payment_methods where id = '${two.id}'`)
})

test('after a change of the key the accounts are sealed again, and the old key can be removed [PROFILE-5]', async () => {
  const saved = await add({ description: 'Rotated', accountNo: '77778888' })
  const configOf = (environment: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', DEMO: 'off', ...environment })
  const services = { db: api.db, clock: api.clock, log: createLog('silent') }
  const fresh = 'a second key that is just as long as the first'
  expect(await resealAccounts({ ...services, config: configOf({ SECRET_KEY: fresh }) })).toBe(0)
  const rotating = { ...services, config: configOf({ SECRET_KEY: fresh, SECRET_KEYS_BEFORE: key }) }
  expect(await resealAccounts(rotating)).toBe((await api.db.rows('select 1 from bank_accounts')).length)
  expect(await resealAccounts(rotating)).toBe(0)
  // And back, as the running portal has the first key.
  expect(
    await resealAccounts({ ...services, config: configOf({ SECRET_KEY: key, SECRET_KEYS_BEFORE: fresh }) }),
  ).toBeGreaterThan(0)
  expect((await numbersOf(saved.id)).body).toMatchObject({ accountNo: '77778888' })
})
