import { expect, test } from 'vitest'
import { enablePrograms } from '#areas/api-keys/testing/key-of.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { listOpenCalls } from '../developers.endpoints.ts'

const api = await startApi()
await enablePrograms(api, 'buyer')

test('the page lists the calls that a key of its reader can make, and none for people or for others [NEXT-12]', async () => {
  const { calls } = await (await api.as('buyer')).ask(listOpenCalls, {})
  const names = calls.map(({ name }) => name)
  expect(names).toContain('placeOrder')
  expect(names).toContain('listInvoices')
  for (const other of [
    'changePassword',
    'getMe',
    'listApiKeys',
    'saveAch',
    'listAuditEntries',
    'getMyReps',
    'listCustomers',
  ])
    expect(names).not.toContain(other)
})

test('whoever may not connect programs has no use for it [NEXT-12]', async () => {
  expect(codeOf(await (await api.as('colleague')).call(listOpenCalls, {}))).toBe('feature_missing')
})
