import { expect, test } from 'vitest'
import { type DocumentSettingsText, noDocumentSettings } from '../document-settings.ts'
import { changedDocuments, checkDocuments, problemsOfDocuments } from './check-document-settings.ts'

const typed: DocumentSettingsText = {
  url: 'https://buyer.example/cxml',
  sendsConfirmations: true,
  sendsShipNotices: true,
  sendsInvoices: false,
  buyerDomain: '',
  buyerIdentity: '',
  secret: '',
  removesSecret: false,
}
const none = { url: '', hasSecret: false }
const wordsOf = (change: Partial<DocumentSettingsText>, stored = none) =>
  Object.entries(problemsOfDocuments({ ...typed, ...change }, stored)).flatMap(([field, refusal]) =>
    refusal ? [`${field}: ${refusal.message}`] : [],
  )
const good = { software: 'coupa', problem: undefined } as const

test('the address is optional and must be a valid URL [PUNCH-1]', () => {
  expect(wordsOf({ url: '' })).toEqual([])
  expect(wordsOf({})).toEqual([])
  expect(wordsOf({ url: 'buyer' })).toEqual(['url: Please enter a valid URL'])
})

test('a customer’s domain and identity are given both or neither [PUNCH-1]', () => {
  expect(wordsOf({ buyerDomain: 'DUNS' })).toEqual(['buyerIdentity: Required'])
  expect(wordsOf({ buyerIdentity: '7' })).toEqual(['buyerDomain: Required'])
  expect(wordsOf({ buyerDomain: 'DUNS', buyerIdentity: '7' })).toEqual([])
})

test('a stored secret is not sent to another host than it was entered for [PUNCH-1, security 48]', () => {
  const stored = { url: 'https://buyer.example/other', hasSecret: true }
  expect(wordsOf({}, stored)).toEqual([])
  const elsewhere = { url: 'https://thief.example/cxml' }
  expect(wordsOf(elsewhere, stored)).toEqual([
    'secret: The address is on another host. Enter its secret, or remove the stored one',
  ])
  expect(wordsOf({ ...elsewhere, secret: 'another' }, stored)).toEqual([])
  expect(wordsOf({ ...elsewhere, removesSecret: true }, stored)).toEqual([])
  expect(wordsOf({ url: 'https://buyer.example:8443/' }, stored)).toHaveLength(1)
  expect(wordsOf({ url: '' }, stored)).toEqual([])
  // It was switched off in between: the secret went nowhere then.
  expect(wordsOf(elsewhere, { url: '', hasSecret: true })).toHaveLength(1)
})

test.each([
  ['scheme', 'Please enter an address that begins with https://'],
  ['credentials', 'An address has no user name and no password in it'],
  ['port', 'The port of an address is 443 or 8443'],
  ['inside', 'Please enter an address that can be reached from the Internet'],
] as const)('an address that must not be sent to is refused: %s [PUNCH-1, NEXT-12]', (problem, message) => {
  expect(checkDocuments(typed, none, { software: 'coupa', problem })).toMatchObject({
    allowed: false,
    refusal: { message, field: 'documents.url' },
  })
})

test('SAP OCI is sent nothing [PUNCH-1]', () => {
  expect(checkDocuments(typed, none, { ...good, software: 'sap-oci' })).toMatchObject({
    refusal: { code: 'documents_not_by_oci' },
  })
  expect(checkDocuments({ ...typed, url: '' }, none, { ...good, software: 'sap-oci' }).allowed).toBe(true)
})

test('texts are stored trimmed, and a new secret is not removed [PUNCH-1]', () => {
  const asked = { ...typed, url: ' https://buyer.example/cxml ', secret: ' s ', removesSecret: true }
  expect(checkDocuments(asked, none, good)).toMatchObject({
    value: { url: 'https://buyer.example/cxml', secret: 's', removesSecret: false },
  })
})

test('the trail has what changed and never the secret [PLAT-8, security 48]', () => {
  const before = { ...noDocumentSettings, hasSecret: true }
  expect(changedDocuments(before, { ...typed, secret: 'planted' })).toEqual({
    url: { before: '', after: 'https://buyer.example/cxml' },
    sendsInvoices: { before: true, after: false },
    secret: 'entered',
  })
  expect(changedDocuments(before, { ...typed, removesSecret: true })).toMatchObject({ secret: 'removed' })
})
