import { expect, test } from 'vitest'
import { moveMessage } from './move-message.ts'

const done = { requestNumber: 'CR1', status: 'inProgress', assigneeName: 'Ben' } as const

test('whoever made a move reads what it did [CREDIT-3]', () => {
  expect(moveMessage('takeOver', done)).toBe('CR1 is with Ben now')
  expect(moveMessage('unassign', done)).toBe('CR1 is back in the queue')
  expect(moveMessage('dsrApprove', { ...done, status: 'pendingDsmApproval' })).toBe(
    'CR1 was approved and goes to the DSM',
  )
  expect(moveMessage('dsrApprove', { ...done, status: 'pendingApproval' })).toBe(
    'CR1 was approved for the credit department',
  )
  expect(moveMessage('dsrReject', done)).toBe('CR1 was rejected')
  expect([moveMessage('approve', done), moveMessage('cancel', done)]).toEqual(['CR1 was approved', 'CR1 was cancelled'])
})
