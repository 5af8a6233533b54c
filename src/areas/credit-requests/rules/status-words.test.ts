import { expect, test } from 'vitest'
import { creditStatuses } from '../credit-request.ts'
import { creditProgress, creditStatusNames } from './status-words.ts'

test('the states have the specification’s names [CREDIT-3]', () => {
  expect(creditStatuses.map((status) => creditStatusNames[status])).toEqual([
    'pending DSR approval',
    'pending DSM approval',
    'pending approval',
    'in progress',
    'approved',
    'rejected',
    'cancelled',
  ])
})

test('customers read their progress in plain words, with the credit memo when it is there [CREDIT-4]', () => {
  expect(creditProgress('pendingDsrApproval', null)).toBe('Your sales rep looks at it')
  expect(creditProgress('approved', null)).toBe('Approved: the credit is being booked')
  expect(creditProgress('approved', 'CM7')).toBe('Credited: CM7 stands on your account')
  for (const status of creditStatuses) expect(creditProgress(status, null)).not.toMatch(/DSR|DSM|pending/)
})
