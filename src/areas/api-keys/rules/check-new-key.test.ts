import { expect, test } from 'vitest'
import type { ApiKeyText } from '../api-key.ts'
import { checkNewKey } from './check-new-key.ts'

const text: ApiKeyText = { program: ' Stock robot ', scopes: ['viewInvoices', 'viewInvoices'], lifetimeDays: 90 }
const holding = (...held: string[]) => ({ can: (feature: string) => held.includes(feature) })
const refused = (change: Partial<ApiKeyText>, held: readonly string[] = ['viewInvoices', 'loginAs'], count = 0) => {
  const decision = checkNewKey({ ...text, ...change }, holding(...held), count)
  return decision.allowed ? null : [decision.refusal.code, decision.refusal.field]
}

test('a key has its program’s name trimmed, and each permission once [NEXT-12]', () => {
  expect(checkNewKey(text, holding('viewInvoices'), 19)).toEqual({
    allowed: true,
    value: { program: 'Stock robot', scopes: ['viewInvoices'], lifetimeDays: 90 },
  })
})

test('a key without a name or without a permission is refused at its field [NEXT-12]', () => {
  expect(refused({ program: '  ' })).toEqual(['api_key_program_required', 'program'])
  expect(refused({ scopes: [] })).toEqual(['api_key_scopes_required', 'scopes'])
})

test('no key has a permission that its owner does not have, that is for people, or that does not exist [NEXT-12]', () => {
  expect(refused({ scopes: ['addOrder'] })).toEqual(['api_key_scope_not_yours', 'scopes'])
  expect(refused({ scopes: ['__proto__'] })).toEqual(['api_key_scope_not_yours', 'scopes'])
  expect(refused({ scopes: ['loginAs'] })).toEqual(['api_key_scope_for_people', 'scopes'])
})

test('a user has at most 20 keys [NEXT-12]', () => {
  expect(refused({}, ['viewInvoices'], 20)).toEqual(['too_many_api_keys', undefined])
  expect(refused({}, ['viewInvoices'], 19)).toBeNull()
})
