import { expect, test } from 'vitest'
import type { ColumnSource } from '../onboarding-plan.ts'
import { withCredits, withTotal } from './total-of-lines.ts'

const fileOf = (columns: Readonly<Record<string, readonly string[]>>) => ({
  name: 'INVOICES.txt',
  columns: Object.entries(columns).map(([header, examples]) => ({ header, examples })),
})
const from = (name: string): ColumnSource => ({ from: name })
const columns = { invoiceNumber: from('INV_NO'), lineTotal: from('EXT_AMT') }
const lines = { INV_NO: ['1', '1'], EXT_AMT: ['10.00', '2.50'] }
const points = { hasDecimalComma: false, hasDayFirst: false }
const commas = { hasDecimalComma: true, hasDayFirst: false }
const totalOf = (more: Readonly<Record<string, readonly string[]>>) =>
  withTotal('invoices', fileOf({ ...lines, ...more }), columns, points)['total']

test('the total of an invoice is the sum of its lines and their taxes [PLAT-3]', () => {
  expect(totalOf({})).toEqual({ sum: ['EXT_AMT'], within: 'INV_NO' })
  expect(totalOf({ GST: ['0.50', '0.13'], 'Tax Amount': ['', '0.20'] })).toEqual({
    sum: ['EXT_AMT', 'GST', 'Tax Amount'],
    within: 'INV_NO',
  })
  const comma = { MONTANT: ['10,00', '2,50'], TPS: ['0,50', '0,13'] }
  const french = { invoiceNumber: from('INV_NO'), lineTotal: from('MONTANT') }
  expect(withTotal('invoices', fileOf({ INV_NO: ['1', '1'], ...comma }), french, commas)['total']).toEqual({
    sum: ['MONTANT', 'TPS'],
    within: 'INV_NO',
    as: 'decimal comma',
  })
})

test('with a rate, a code or freight among the columns there is no total to work out [PLAT-3]', () => {
  const others = [
    { 'Tax Code': ['A', 'A'] },
    { 'VAT %': ['19.00', '7.00'] },
    { Freight: ['5.00', ''] },
    { GST: ['Y', 'N'] },
    // Whether the lines are before or after it shows nowhere.
    { 'Disc Amt': ['0.50', '0.00'] },
    { 'Fuel Charge': ['7.50', '7.50'] },
  ]
  for (const more of others) expect(totalOf(more), JSON.stringify(more)).toBeUndefined()
  expect(totalOf({ Freight: ['', ''] })).toBeDefined()
  expect(totalOf({ 'Disc %': ['5.00', '0.00'] })).toBeDefined()
  // The tax of the invoice in each of its lines would be added up twice.
  expect(totalOf({ GST: ['0.63', '0.63'] })).toBeUndefined()
  expect(totalOf({ GST: ['0.00', '0.00'] })).toBeDefined()
  const given = { ...columns, total: from('INV_TOTAL') }
  expect(withTotal('invoices', fileOf(lines), given, points)).toEqual(given)
  expect(withTotal('orders', fileOf(lines), columns, points)).toEqual(columns)
})

test('credits that only a type distinguishes from invoices are below zero; those with a sign are left as they are [PLAT-3]', () => {
  const typed = (type: string, amount: string) =>
    withCredits('invoices', fileOf({ DOC_TYP: ['IN', type], EXT_AMT: ['10.00', amount] }), columns)['lineTotal']
  expect(typed('CM', '2.50')).toMatchObject({ minusWhere: { column: 'DOC_TYP' } })
  // None among the first rows: one may follow.
  expect(typed('IN', '2.50')).toMatchObject({ minusWhere: { column: 'DOC_TYP' } })
  expect(typed('CM', '-2.50')).toEqual(from('EXT_AMT'))
  expect(typed('Gutschrift', '2,50-')).toEqual(from('EXT_AMT'))
  const words = (...types: string[]) => {
    const file = fileOf({ TYPE: types, EXT_AMT: types.map(() => '2.50') })
    const { lineTotal } = withCredits('invoices', file, columns)
    return lineTotal && 'minusWhere' in lineTotal ? lineTotal.minusWhere?.is : undefined
  }
  expect(words('IN', 'CR')).toContain('CR')
  expect(words('I', 'C')).toContain('C')
  for (const header of ['TYP', 'INV TYP', 'DOC TYP CD', 'Inv Type Code'])
    expect(
      withCredits('invoices', fileOf({ [header]: ['IN', 'CM'], EXT_AMT: ['10.00', '2.50'] }), columns)['lineTotal'],
      header,
    ).toMatchObject({ minusWhere: { column: header } })
  const all = { lineTotal: from('EXT_AMT'), openAmount: from('BAL'), weight: from('LBS'), casePrice: from('PRC') }
  const credit = withCredits(
    'invoices',
    fileOf({ TYPE: ['CM'], EXT_AMT: ['2'], BAL: ['2'], LBS: ['1'], PRC: ['2'] }),
    all,
  )
  // Otherwise the customer would owe what it is owed.
  expect(Object.values(credit).map((source) => 'minusWhere' in source)).toEqual([true, true, true, false])
  // A sale on credit is no credit.
  expect(words('Cash', 'Credit')).not.toContain('Credit')
  expect(words('Invoice', 'Cash', 'Credit')).not.toContain('Credit')
  expect(withCredits('prices', fileOf({ TYPE: ['CM'], EXT_AMT: ['1'] }), columns)).toEqual(columns)
})
