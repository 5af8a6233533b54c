import { expect, test } from 'vitest'
import type { Feature } from '#kit/feature-keys.ts'
import { rightsOfKey } from './rights-of-key.ts'

const now = new Date('2026-03-02T20:00:00Z')
const owner: readonly Feature[] = ['connectPrograms', 'viewInvoices', 'addOrder', 'loginAs']
const read = { method: 'GET', needs: ['viewInvoices'] } as const
const key = (scopes: readonly string[], held = owner, expiresAt: string | null = null) => ({
  scopes,
  expiresAt,
  ownerFeatures: new Set(held),
})
const codeOf = (decision: ReturnType<typeof rightsOfKey>) => (decision.allowed ? null : decision.refusal.code)
const rightsOf = (decision: ReturnType<typeof rightsOfKey>) => (decision.allowed ? [...decision.value] : [])

test('a key has of its scopes what its owner has now, and never more than either [NEXT-12]', () => {
  expect(rightsOf(rightsOfKey(key(['viewInvoices', 'viewAutopay']), read, now))).toEqual(['viewInvoices'])
  expect(rightsOf(rightsOfKey(key(['addOrder'], ['connectPrograms']), read, now))).toEqual([])
})

test('a scope that is for people counts for nothing, however it was stored [NEXT-12]', () => {
  expect(rightsOf(rightsOfKey(key(['loginAs', 'viewInvoices']), read, now))).toEqual(['viewInvoices'])
})

test('a key ends at its very instant, and with its owner’s right to connect programs [NEXT-12]', () => {
  expect(codeOf(rightsOfKey(key(['viewInvoices'], owner, '2026-03-02T20:00:00.000Z'), read, now))).toBe(
    'api_key_expired',
  )
  expect(codeOf(rightsOfKey(key(['viewInvoices'], owner, '2026-03-02T20:00:00.001Z'), read, now))).toBeNull()
  expect(codeOf(rightsOfKey(key(['viewInvoices'], ['viewInvoices']), read, now))).toBe('api_key_owner_not_allowed')
})

test('a call for people is refused to a key with every scope [NEXT-12]', () => {
  expect(codeOf(rightsOfKey(key(owner), { ...read, noProxy: true }, now))).toBe('not_for_api_keys')
})
