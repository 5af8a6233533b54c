import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { listPaymentSettings, saveAch, updateAch } from '../payment-methods.endpoints.ts'
import { accountsToDebit, correctAccount, markUnusable } from './public.ts'

const environment = { SECRET_KEY: 'a key that is long enough to be one' }
const api = await startApi(environment)
const buyer = await api.as('buyer')
const services = { config: readConfig({ NODE_ENV: 'test', DEMO: 'off', ...environment }), log: createLog('silent') }
const used = { routingNo: '021000021', accountNo: '987654321012' }
const account = {
  description: 'House',
  accountType: 'B' as const,
  nameOnAccount: 'Harbor Grill',
  allBillTos: false,
  billTos: [{ division: 'NLV', number: '0000100' }],
}
const banks = async () => (await buyer.ask(listPaymentSettings, { query: {} })).bankAccounts
const add = async (description: string) => {
  await buyer.ask(saveAch, { body: { ...account, ...used, description } })
  return (await banks()).find((each) => each.description === description)!.id
}
const debitable = async (id: string) => (await accountsToDebit(api.db, services, [id])).get(id)
const correct = (methodId: string, correction: object, of = used) =>
  api.db.inTransaction((tx) => correctAccount(tx, services, { methodId, code: 'C03', used: of, correction }))

test('a notification of change corrects the stored numbers, sealed and audited without them [BILL-6]', async () => {
  const id = await add('Corrected')
  expect(await correct(id, { accountNo: '111122223333', accountKind: 'savings' })).toBe('applied')
  expect(await debitable(id)).toMatchObject({
    routingNo: '021000021',
    accountNo: '111122223333',
    accountKind: 'savings',
    nameOnAccount: 'Harbor Grill',
  })
  expect((await banks()).find((each) => each.id === id)!.accountNoLastFour).toBe('3333')
  const entries = await api.db.rows<{ text: string }>(
    `select t::text as text from audit_entries t where action = 'payment-method.correct'`,
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]!.text).not.toMatch(/111122223333|987654321012/)
})

test('numbers the customer has typed since are not overruled, and a removed account is none [BILL-6]', async () => {
  const id = await add('Changed since')
  await buyer.ask(updateAch, { body: { ...account, id, routingNo: '', accountNo: '55556666' } })
  expect(await correct(id, { accountNo: '111122223333' })).toBe('changedSince')
  expect(await debitable(id)).toMatchObject({ accountNo: '55556666' })
  expect(await correct('018f0000-0000-7000-8000-00000000dead', { accountNo: '1111' })).toBe('removed')
})

test('an account the bank refused is marked in the list until its numbers change [BILL-6]', async () => {
  const id = await add('Closed')
  const because = async () => (await banks()).find((each) => each.id === id)!.unusableBecause
  expect(await because()).toBeNull()
  await api.db.inTransaction((tx) => markUnusable(tx, { methodId: id, code: 'R02', because: 'The account is closed.' }))
  expect(await because()).toBe('The account is closed.')
  await buyer.ask(updateAch, { body: { ...account, id, description: 'Renamed', routingNo: '', accountNo: '' } })
  expect(await because()).toBe('The account is closed.')
  await buyer.ask(updateAch, { body: { ...account, id, routingNo: '', accountNo: '55556666' } })
  expect(await because()).toBeNull()
})

test('one account that no key opens does not keep the others from being debited [BILL-6]', async () => {
  const [broken, whole] = [await add('Broken'), await add('Whole')]
  await api.db.run(`update bank_accounts b set account_sealed = o.account_sealed from bank_accounts o
    where b.method_id = '${broken}' and o.method_id = '${whole}'`)
  const accounts = await accountsToDebit(api.db, services, [broken, whole, '018f0000-0000-7000-8000-00000000dead'])
  expect([broken, whole].map((id) => accounts.get(id)?.accountNo ?? null)).toEqual([null, '987654321012'])
  expect([accounts.size, accounts.get(broken)]).toEqual([2, null])
})
