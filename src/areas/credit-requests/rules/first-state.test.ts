import { expect, test } from 'vitest'
import { firstState } from './first-state.ts'

const none = new Set<never>()

test('a customer’s request starts with the DSR, whatever its amount [CREDIT-3]', () => {
  for (const amount of [1, 50_000, 50_001, 1_000_000])
    expect(firstState('customer', none, amount)).toEqual({ status: 'pendingDsrApproval', dsr: 'pending', dsm: null })
})

test('an internal request by the DSR counts as DSR-approved, above $500.00 the DSM is asked [CREDIT-3]', () => {
  expect(firstState('internal', new Set(['dsr']), 50_000).status).toBe('pendingApproval')
  expect(firstState('internal', new Set(['dsr']), 50_001)).toEqual({
    status: 'pendingDsmApproval',
    dsr: 'approved',
    dsm: 'pending',
  })
})

test('one by the DSM counts as approved by both; other staff start with the DSR [CREDIT-3]', () => {
  expect(firstState('internal', new Set(['dsm']), 90_000)).toEqual({
    status: 'pendingApproval',
    dsr: 'approved',
    dsm: 'approved',
  })
  expect(firstState('internal', new Set(['clerk']), 100).status).toBe('pendingDsrApproval')
})
