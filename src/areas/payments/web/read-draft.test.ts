import { expect, test } from 'vitest'
import type { Payables } from '../payable.ts'
import { buildPayable } from '../testing/build-payable.ts'
import { choose, emptyDraft, type PaymentDraft, toggle, type } from './payment-draft.ts'
import { readDraft } from './read-draft.ts'

const bank = {
  paymentSettingsId: 'b',
  kind: 'bank',
  description: 'Main',
  name: 'Business account ending in 1012',
  isExpired: false,
} as const
const payables: Payables = {
  division: 'NLV',
  billTo: '0000100',
  billToName: 'Harbor Grill Group',
  invoices: [buildPayable('I1', 5000), buildPayable('I2', 700)],
  credits: [buildPayable('C1', -900)],
  notShown: 0,
  terms: null,
  methods: [bank, { ...bank, paymentSettingsId: 'c', kind: 'card' }],
  isCardPaymentEnabled: true,
  // A Saturday.
  today: '2026-03-07',
  lastPayOn: '2026-05-06',
}
const all = choose(
  emptyDraft,
  [
    { invoiceNumber: 'I1', amount: 5000 },
    { invoiceNumber: 'I2', amount: 700 },
  ],
  payables.invoices,
)
const read = (draft: PaymentDraft, changes: Partial<Payables> = {}) => readDraft(draft, { ...payables, ...changes })

test('credits are used oldest first by default, and the rest is what is paid [BILL-3]', () => {
  const { plan, whyNot } = read({ ...all, methodId: 'b' })
  expect([plan.settled, plan.credit, plan.total, whyNot]).toEqual([5700, 900, 4800, undefined])
  expect(read({ ...all, creditMode: 'none' }).plan.total).toBe(5700)
})

test('a bank pays on the next banking day, a card today [BILL-3]', () => {
  expect(read({ ...all, methodId: 'b' }).payOn).toBe('2026-03-09')
  expect(read({ ...all, methodId: 'c' }).payOn).toBe('2026-03-07')
})

test('the reason why it cannot be paid yet is one sentence, of the field that comes first [BILL-3]', () => {
  expect(read(emptyDraft).whyNot).toBe('Choose at least one invoice to pay.')
  expect(read(all).whyNot).toBe('Choose a bank account or card.')
  expect(read(type(all, 'invoices', payables.invoices[0]!, '50.001')).whyNot).toBe(
    'Enter an amount with at most 2 decimals.',
  )
  expect(read({ ...all, methodId: 'b', payOn: '2026-03-08' }).whyNot).toMatch(/is on a weekend/)
})

test('what a colleague paid in the meantime is shown with both amounts, and what was typed stays [BILL-3]', () => {
  const typed = type(all, 'invoices', payables.invoices[0]!, '40')
  const after = read({ ...typed, methodId: 'b' }, { invoices: [buildPayable('I1', 3000)] })
  expect(after.changed).toEqual([
    { invoiceNumber: 'I1', seenOpen: 5000, open: 3000 },
    { invoiceNumber: 'I2', seenOpen: 700, open: 0 },
  ])
  expect(after.amountProblems.get('I1')).toBe('The amount for invoice I1 is more than its open $30.00.')
  expect(after.whyNot).toMatch(/has changed/)
})

test('credits that cover everything need no method [BILL-3]', () => {
  const draft = toggle(emptyDraft, 'invoices', payables.invoices[1]!)
  expect(read(draft)).toMatchObject({ plan: { total: 0, credit: 700 }, whyNot: undefined })
})
