import { expect, test } from 'vitest'
import { readInvoiceScope, scopeFilter, writeInvoiceScope } from './invoice-scope.ts'

const selected = { division: 'NLV', shipTo: '0020001' }
const filterOf = (text: string | undefined) => scopeFilter(readInvoiceScope(text), selected)

test('a list shows the invoices of the selected ship-to unless the address says otherwise [BILL-1, SHELL-6]', () => {
  expect(filterOf(undefined)).toEqual(selected)
  expect(filterOf('nonsense.NLV')).toEqual(selected)
  expect(filterOf('all')).toEqual({})
  expect(filterOf('bill-to.NLV.0010001')).toEqual({ division: 'NLV', billTo: '0010001' })
  expect(filterOf('ship-to.NIC.0090001')).toEqual({ division: 'NIC', shipTo: '0090001' })
})

test('a scope is read as it was written [BILL-1]', () => {
  for (const text of [undefined, 'all', 'bill-to.NLV.0010001', 'ship-to.NIC.0090001'])
    expect(writeInvoiceScope(readInvoiceScope(text))).toBe(text)
})
