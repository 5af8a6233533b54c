import { expect, test } from 'vitest'
import { noDocumentSettings } from '../document-settings.ts'
import { describeDocuments } from './describe-documents.ts'

const url = 'https://buyer.example/cxml'
const none = { sendsConfirmations: false, sendsShipNotices: false, sendsInvoices: false }

test('it says which documents go where [PUNCH-1]', () => {
  expect(describeDocuments({ ...noDocumentSettings, url })).toBe(
    'Order confirmations, ship notices and invoices go to https://buyer.example/cxml',
  )
  expect(describeDocuments({ ...noDocumentSettings, ...none, sendsInvoices: true, url })).toBe(
    'Invoices go to https://buyer.example/cxml',
  )
  expect(describeDocuments({ ...noDocumentSettings, sendsShipNotices: false, url })).toBe(
    'Order confirmations and invoices go to https://buyer.example/cxml',
  )
})

test('without an address, or with no document chosen, nothing is sent [PUNCH-1]', () => {
  expect(describeDocuments(noDocumentSettings)).toMatch(/^Nothing is sent\./)
  expect(describeDocuments({ ...noDocumentSettings, ...none, url })).toMatch(/^Nothing is sent\./)
})
