import { expect, test } from 'vitest'
import { linkedInvoices } from '../payment-links.addresses.ts'
import { readLinkedInvoices } from './read-linked-invoices.ts'

test('an address names division and invoices, each once [NEXT-13]', () => {
  expect(readLinkedInvoices(linkedInvoices('NLV', ['A-1', 'A2', 'A2']))).toEqual({
    division: 'NLV',
    invoiceNumbers: ['A-1', 'A2'],
  })
})

test.each(['', 'NLV', 'NLV.', 'NLV.,', 'nlv.A1', 'NLV.A 1'])('%j names none [NEXT-13]', (value) => {
  expect(readLinkedInvoices(value)).toBeUndefined()
})
