import { expect, test } from 'vitest'
import { listFacts } from './list-facts.ts'

test('facts are labels and values, not JSON [PLAT-8]', () => {
  const details = {
    orderNumber: '490012',
    subtotal: 20390,
    role: { before: 'customerUser', after: 'chef' },
    granted: ['viewUsers', 'makePayment'],
    withdrawn: [],
    isForced: false,
    nothing: null,
  }
  expect(listFacts(details)).toEqual([
    { label: 'Order number', value: '490012' },
    { label: 'Subtotal', value: '$203.90' },
    { label: 'Role, before', value: 'Customer user' },
    { label: 'Role, after', value: 'Chef' },
    { label: 'Granted', value: 'View users, Make a payment' },
    { label: 'Is forced', value: 'No' },
  ])
})

test('no secret is shown, however it got there [PLAT-8]', () => {
  const details = {
    resetToken: 'x1',
    newPassword: 'x2',
    card: { cvv: 'x3', accountNo: 'x4' },
    codeHash: ['x5'],
    ok: 'y',
  }
  expect(listFacts(details)).toEqual([{ label: 'Ok', value: 'y' }])
})

test('long lists and long texts are cut [PLAT-8]', () => {
  const many = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`f${i}`, 'v'.repeat(999)]))
  const facts = listFacts(many)
  expect(facts).toHaveLength(40)
  expect(facts[0]!.value).toHaveLength(301)
  expect(listFacts({ changes: [{ shipTo: '0000101', before: { x: 1 } }] })).toHaveLength(2)
})
