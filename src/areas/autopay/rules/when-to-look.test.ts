import { expect, test } from 'vitest'
import { whenToLook } from './when-to-look.ts'

const facts = { timeZone: 'America/Los_Angeles', isByInvoice: false, isNoticed: false }
const look = (now: string, more: Partial<typeof facts> = {}, payOn: string | null = '2026-03-06') =>
  whenToLook(payOn === null ? undefined : { period: payOn, payOn }, {
    ...facts,
    now: new Date(now),
    ...more,
  }).toISOString()

test('a schedule is looked at when its mail is due, and when its run is [BILL-5]', () => {
  // The run is at 14:00 UTC on the 6th, its mail 48 hours earlier.
  expect(look('2026-03-04T10:00:00Z')).toBe('2026-03-04T14:00:00.000Z')
  expect(look('2026-03-06T10:00:00Z', { isNoticed: true })).toBe('2026-03-06T14:00:00.000Z')
})

test('long before, every six hours; with nothing ahead or by invoice, every hour [BILL-5]', () => {
  expect(look('2026-03-01T10:00:00Z')).toBe('2026-03-01T16:00:00.000Z')
  expect(look('2026-03-01T10:00:00Z', { isByInvoice: true })).toBe('2026-03-01T11:00:00.000Z')
  expect(look('2026-03-01T10:00:00Z', {}, null)).toBe('2026-03-01T11:00:00.000Z')
})

test('in its last 48 hours, while there is nothing to write about, every hour [BILL-5]', () => {
  expect(look('2026-03-05T10:00:00Z')).toBe('2026-03-05T11:00:00.000Z')
  expect(look('2026-03-06T13:30:00Z')).toBe('2026-03-06T14:00:00.000Z')
})
