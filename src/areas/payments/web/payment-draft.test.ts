import { expect, test } from 'vitest'
import { buildPayable } from '../testing/build-payable.ts'
import { acceptChanges, choose, emptyDraft, isEmptyDraft, parseDraft, toggle, type } from './payment-draft.ts'

const [first, second] = [buildPayable('I1', 123_450), buildPayable('I2', 700)]

test('choosing an invoice takes all that is open; a second press leaves it [BILL-3]', () => {
  const chosen = toggle(emptyDraft, 'invoices', first)
  expect(chosen.invoices).toEqual({ I1: { text: '1,234.50', seenOpen: 123_450 } })
  expect(isEmptyDraft(toggle(chosen, 'invoices', first))).toBe(true)
})

test('what is typed stays as it is typed, with what was open then [BILL-3]', () => {
  const typed = type(toggle(emptyDraft, 'invoices', second), 'invoices', { ...second, open: 300 }, '5.')
  expect(typed.invoices).toEqual({ I2: { text: '5.', seenOpen: 700 } })
})

test('a kept draft comes back after a reload; anything else in its place is no draft [BILL-3]', () => {
  const draft = { ...choose(emptyDraft, [{ invoiceNumber: 'I1', amount: 500 }], [first]), payOn: '2026-03-04' }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  expect([parseDraft(null), parseDraft('{'), parseDraft('7'), parseDraft('null')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
  expect(parseDraft('{"invoices":{"I1":{"text":5}},"payOn":"2026-99-99","creditMode":"x"}')).toEqual(emptyDraft)
})

test('amounts that changed become what is open now, and what was paid leaves the draft [BILL-3]', () => {
  const draft = choose(
    emptyDraft,
    [
      { invoiceNumber: 'I1', amount: 100 },
      { invoiceNumber: 'I2', amount: 50 },
      { invoiceNumber: 'I3', amount: 9 },
    ],
    [first, second, buildPayable('I3', 9)],
  )
  expect(acceptChanges(draft, [{ ...first, open: 80 }, second]).invoices).toEqual({
    I1: { text: '0.80', seenOpen: 80 },
    I2: { text: '0.50', seenOpen: 700 },
  })
})
