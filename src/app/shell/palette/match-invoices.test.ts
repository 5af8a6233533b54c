import { expect, test } from 'vitest'
import { matchInvoices } from './match-invoices.ts'

const invoices = [
  { invoiceNumber: '91001', orderNumber: '1001', po: 'Kitchen 7' },
  { invoiceNumber: '9100', orderNumber: null, po: 'PO-9' },
  { invoiceNumber: '92000', orderNumber: '9100', po: '' },
]

test.each([
  ['9100', ['9100', '92000', '91001']],
  ['1001', ['91001']],
  ['po-9', ['9100']],
  ['salmon', []],
])('%j finds the invoices %j by number, order and PO, an exact one first [SHELL-10]', (keyword, expected) => {
  expect(matchInvoices(invoices, keyword).map(({ invoiceNumber }) => invoiceNumber)).toEqual(expected)
})
