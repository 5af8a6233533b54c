import { expect, test } from 'vitest'
import type { InvoiceLineText } from '../customer-invoice.ts'
import { type BoughtItem, checkInvoiceLine } from './check-invoice-line.ts'

const byCase: BoughtItem = { isBrokenCase: false, isCatchWeight: false }
const broken: BoughtItem = { isBrokenCase: true, isCatchWeight: false }
const byPound: BoughtItem = { isBrokenCase: false, isCatchWeight: true }
const line: InvoiceLineText = {
  customItemId: '018f0000-0000-7000-8000-000000000001',
  cases: 3,
  units: 0,
  casePrice: 2150,
  eachPrice: null,
  weight: null,
  perPound: null,
}
const outcome = (item: BoughtItem, change: Partial<InvoiceLineText>) => {
  const decision = checkInvoiceLine(item, { ...line, ...change })
  return decision.allowed ? decision.value : [decision.refusal.code, decision.refusal.field]
}

test('the total of a line is cases and eaches times their prices [GUIDE-4]', () => {
  expect(outcome(byCase, {})).toBe(6450)
  expect(outcome(broken, { cases: 2, units: 5, eachPrice: 199 })).toBe(2 * 2150 + 5 * 199)
  // Goods for free are on invoices too.
  expect(outcome(byCase, { casePrice: 0 })).toBe(0)
  expect(outcome(byCase, { cases: 9999, casePrice: 1_000_000 })).toBe(9_999_000_000)
})

test('a line of more than $99,999,999.99 is refused [GUIDE-4]', () => {
  const code = 'invoice_line_total_too_large'
  expect(outcome(byCase, { cases: 9999, casePrice: 99_999_999 })).toEqual([code, 'cases'])
  expect(outcome(byPound, { casePrice: null, weight: 99_999_999, perPound: 99_999_999 })).toEqual([code, 'weight'])
})

test('a catch weight line costs its weight times the price per pound, rounded once [GUIDE-4]', () => {
  // 40.25 lb at $6.4950 is $261.42375; 0.01 lb at $0.50 is half a cent, which rounds up.
  expect(outcome(byPound, { casePrice: null, weight: 4025, perPound: 64_950 })).toBe(26_142)
  expect(outcome(byPound, { casePrice: null, weight: 1, perPound: 5000 })).toBe(1)
  expect(outcome(byPound, { casePrice: null })).toEqual(['invoice_line_weight_missing', 'weight'])
  expect(outcome(byPound, { casePrice: null, weight: 100 })).toEqual(['invoice_line_price_missing', 'perPound'])
})

test('a line needs a quantity, and a price of each unit it has [GUIDE-4]', () => {
  expect(outcome(byCase, { cases: 0 })).toEqual(['invoice_line_empty', 'cases'])
  expect(outcome(byCase, { casePrice: null })).toEqual(['invoice_line_price_missing', 'casePrice'])
  expect(outcome(broken, { units: 1 })).toEqual(['invoice_line_price_missing', 'eachPrice'])
})

test('eaches need a broken case, and a weight needs catch weight [GUIDE-4]', () => {
  expect(outcome(byCase, { units: 1, eachPrice: 1 })).toEqual(['invoice_line_by_case_only', 'units'])
  expect(outcome(byCase, { weight: 100 })).toEqual(['invoice_line_weight_unwanted', 'weight'])
  expect(outcome(broken, { perPound: 100 })).toEqual(['invoice_line_weight_unwanted', 'perPound'])
})
