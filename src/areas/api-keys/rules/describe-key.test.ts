import { expect, test } from 'vitest'
import type { ApiKey } from '../api-key.ts'
import { describeKey, lifetimeLabels, overlapLabels, stateOfKey } from './describe-key.ts'
import { lifetimes, overlaps } from '../api-key.ts'

const now = new Date('2026-03-02T20:00:00Z')
const key: ApiKey = {
  id: '018f0000-0000-7000-8000-000000000001',
  program: 'Stock robot',
  scopes: ['viewInvoices'],
  startsWith: 'larder_Ab3-',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2026-05-30T12:00:00Z',
  isExpired: false,
  formerUntil: null,
  lastUsedAt: null,
  lastAddress: null,
}

test('a key says when it was used, made and ends [NEXT-12]', () => {
  expect(describeKey(key)).toEqual(['Never used', 'Created Sun, Mar 1, 2026', 'Expires Sat, May 30, 2026'])
  const used = { ...key, lastUsedAt: '2026-03-02T08:00:00Z', lastAddress: '192.0.2.7', expiresAt: null }
  expect(describeKey(used)).toEqual([
    'Last used Mon, Mar 2, 2026 by 192.0.2.7',
    'Created Sun, Mar 1, 2026',
    'Does not expire',
  ])
})

test('a key that ends within 14 days, or has ended, is marked [NEXT-12]', () => {
  expect(stateOfKey(key, now)).toBeNull()
  expect(stateOfKey({ ...key, expiresAt: '2026-03-16T20:00:00Z' }, now)).toBeNull()
  expect(stateOfKey({ ...key, expiresAt: '2026-03-16T19:59:59Z' }, now)).toMatchObject({ label: 'Expires soon' })
  expect(stateOfKey({ ...key, isExpired: true }, now)).toMatchObject({ label: 'Expired' })
  expect(stateOfKey({ ...key, expiresAt: null }, now)).toBeNull()
})

test('every lifetime and every overlap has its words [NEXT-12]', () => {
  expect(lifetimes.map((each) => lifetimeLabels[each])).toEqual(['30 days', '90 days', '1 year', 'No expiry'])
  expect(overlaps.map((each) => overlapLabels[each])).toEqual(['Not at all', '1 hour', '1 day', '7 days'])
})
