import { expect, test } from 'vitest'
import { creditEventKinds } from '../credit-request.ts'
import { creditEventWords, type StoredCreditEvent } from './event-words.ts'

const event: StoredCreditEvent = {
  kind: 'created',
  toStatus: 'pendingDsrApproval',
  byName: 'Ana',
  isByStaff: true,
  assigneeName: 'Ben',
  formerName: 'Cleo',
  amount: 12_345,
  message: 'No photo',
}
const words = (more: Partial<StoredCreditEvent>, forStaff = true) => creditEventWords({ ...event, ...more }, forStaff)

test('the trail reads as sentences [CREDIT-4]', () => {
  expect(words({})).toBe('Ana asked for a credit of $123.45.')
  expect(words({ kind: 'assign' })).toBe('Ana assigned it to Ben.')
  expect(words({ kind: 'assign', assigneeName: 'Ana' })).toBe('Ana took it on.')
  expect(words({ kind: 'unassign' })).toBe('Ana put it back into the queue.')
  expect(words({ kind: 'reassign' })).toBe('Ana gave it to Ben; Cleo had it.')
  expect(words({ kind: 'takeOver' })).toBe('Ana took it over; Cleo had it.')
  expect(words({ kind: 'dsrApprove', toStatus: 'pendingApproval' })).toBe('Ana approved it for the credit department.')
  expect(words({ kind: 'dsrApprove', toStatus: 'pendingDsmApproval' })).toBe(
    "Ana approved it; it is above the DSR's limit and goes to the DSM.",
  )
  expect(words({ kind: 'approve' })).toBe('Ana approved $123.45.')
  expect(words({ kind: 'reject' })).toBe('Ana rejected it: No photo.')
  expect(words({ kind: 'dsrReject', message: 'Why?' })).toBe('Ana rejected it: Why?')
  expect(words({ kind: 'cancel', message: '' })).toBe('Ana cancelled it.')
  expect(words({ kind: 'posted', message: 'CM1' })).toBe('The ERP booked it as CM1.')
  expect(words({ kind: 'declined' })).toBe('The ERP declined to book it: No photo. It is back in the queue.')
})

test('customers read what became of it, no name of staff and not who worked on it [CREDIT-4]', () => {
  const read = creditEventKinds.map((kind) => words({ kind }, false))
  expect(read.filter((sentence) => sentence !== undefined)).toHaveLength(creditEventKinds.length - 4)
  for (const sentence of read) expect(sentence ?? '').not.toMatch(/Ana|Ben|Cleo/)
  expect(words({ isByStaff: false, byName: 'Marco' }, false)).toBe('Marco asked for a credit of $123.45.')
  expect(words({ kind: 'declined' }, false)).not.toContain('No photo')
})
