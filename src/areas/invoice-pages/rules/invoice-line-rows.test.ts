import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Invoice } from '../invoice.ts'
import { sampleInvoice } from '../server/pdf/sample-invoice.ts'
import { invoiceLineColumns, invoiceLineRows } from './invoice-line-rows.ts'

const column = (row: readonly (string | number)[], name: (typeof invoiceLineColumns)[number]) =>
  row[invoiceLineColumns.indexOf(name)]
const centsOf = (row: readonly (string | number)[]) => Math.round(Number(column(row, 'Amount')) * 100)
const line = sampleInvoice.lines[0]!

test('every row has each column, with the dates and numbers a spreadsheet reads [BILL-1]', () => {
  const rows = invoiceLineRows(sampleInvoice)
  for (const row of rows) expect(row).toHaveLength(invoiceLineColumns.length)
  const [first] = rows
  expect([column(first!, 'DocumentDate'), column(first!, 'UnitPrice'), column(first!, 'Quantity')]).toEqual([
    '11/20/2026',
    24.75,
    4,
  ])
})

test('catch weight is counted in pounds, with its cases beside them [BILL-1]', () => {
  const weighed = invoiceLineRows(sampleInvoice).find((row) => column(row, 'Unit') === 'LB')!
  expect(['Quantity', 'UnitPrice', 'Cases', 'Amount'].map((name) => column(weighed, name as 'Cases'))).toEqual([
    121.4, 2.45, 3, 297.43,
  ])
})

test('what an invoice charges beyond its items is a row of its own [BILL-1]', () => {
  const rows = invoiceLineRows({ ...sampleInvoice, otherCharges: 500, total: sampleInvoice.total + 500 })
  expect([column(rows.at(-1)!, 'Category'), column(rows.at(-1)!, 'Amount')]).toEqual([
    'Tax, freight and other charges',
    5,
  ])
})

test('whatever was billed, the amounts of the rows add up to the total of the invoice, to the cent [BILL-1]', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  const lines = fc.array(
    fc.record({
      shippedCases: fc.integer({ min: -99, max: 999 }),
      shippedUnits: fc.integer({ min: -99, max: 999 }),
      weight: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      eachPrice: fc.option(fc.integer({ min: 0, max: 100_000 })),
      perPound: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      lineTotal: amount,
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, amount, (drawn, otherCharges) => {
      const sum = drawn.reduce((all, { lineTotal }) => all + lineTotal, 0)
      const invoice: Invoice = {
        ...sampleInvoice,
        lines: drawn.map((each, index) => ({ ...line, ...each, lineNumber: index + 1 })),
        otherCharges,
        total: sum + otherCharges,
      }
      const rows = invoiceLineRows(invoice)
      return rows.reduce((all, row) => all + centsOf(row), 0) === invoice.total
    }),
  )
})
