import { expect, test } from 'vitest'
import { type PositionFacts, positionsOf } from './positions-of.ts'

const nobody: PositionFacts = {
  mayAct: false,
  servesAll: false,
  isDsr: false,
  isDsm: false,
  hasDsr: true,
  hasDsm: true,
  isCreator: false,
  isAssignee: false,
  status: null,
}
const of = (more: Partial<PositionFacts>) => [...positionsOf({ ...nobody, ...more })].toSorted()

test('a customer is at most the creator, whatever else is stored [CREDIT-3, security 9]', () => {
  expect(of({ isCreator: true, isDsr: true, isDsm: true, servesAll: true, isAssignee: true })).toEqual(['creator'])
})

test('a DSR who reaches the ship-to only decides for that side; clerks serve every customer [CREDIT-3]', () => {
  expect(of({ mayAct: true, isDsr: true })).toEqual(['dsr'])
  expect(of({ mayAct: true })).toEqual([])
  expect(of({ mayAct: true, servesAll: true, isAssignee: true })).toEqual(['assignee', 'clerk'])
})

test('a clerk stands in for a DSM there is not, and for a DSR where there is neither [CREDIT-3]', () => {
  const clerk = { mayAct: true, servesAll: true, hasDsm: false }
  expect(of({ ...clerk, status: 'pendingDsmApproval' })).toEqual(['clerk', 'dsm'])
  expect(of({ ...clerk, status: 'pendingDsrApproval' })).toEqual(['clerk'])
  expect(of({ ...clerk, status: 'pendingDsrApproval', hasDsr: false })).toEqual(['clerk', 'dsm'])
  expect(of({ ...clerk, status: 'pendingDsmApproval', hasDsm: true, hasDsr: false })).toEqual(['clerk'])
  expect(of({ ...clerk, status: null, hasDsr: false })).toEqual(['clerk'])
})
