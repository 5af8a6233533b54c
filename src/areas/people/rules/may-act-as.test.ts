import { expect, test } from 'vitest'
import { userTypes } from '#areas/access/user-types.ts'
import { mayActAs, type ActedAs, type Root } from './may-act-as.ts'

const rep: Root = { type: 'eci', can: (feature) => feature === 'loginAs' }
const buyer: ActedAs = { type: 'ece', isActive: true, isCovered: true }
const codeOf = (root: Root, target: ActedAs) => {
  const decision = mayActAs(root, target)
  return decision.allowed ? null : decision.refusal.code
}

test('staff who hold login as act as an active user of their customers [AUTH-8]', () => {
  expect(codeOf(rep, buyer)).toBeNull()
  expect(codeOf({ ...rep, type: 'ecmi' }, { ...buyer, type: 'ecm' })).toBeNull()
  expect(codeOf(rep, { ...buyer, type: 'other' })).toBeNull()
})

test('without the feature, or without being staff, nobody acts as another [AUTH-8]', () => {
  expect(codeOf({ ...rep, can: () => false }, buyer)).toBe('login_as_not_allowed')
  for (const type of userTypes.filter((each) => each !== 'eci' && each !== 'ecmi'))
    expect(codeOf({ type, can: () => true }, buyer)).toBe('login_as_not_allowed')
})

test('nobody acts as staff or as somebody who acts, and users of other customers are not found [AUTH-8]', () => {
  for (const type of ['eci', 'ecmi', 'ecp'] as const) expect(codeOf(rep, { ...buyer, type })).toBe('not_a_customer')
  expect(codeOf(rep, { ...buyer, isCovered: false })).toBe('customer_not_yours')
  expect(codeOf(rep, { type: 'eci', isActive: false, isCovered: false })).toBe('customer_not_yours')
})

test('a user who was deactivated is nobody to act as [AUTH-8]', () => {
  expect(codeOf(rep, { ...buyer, isActive: false })).toBe('customer_inactive')
})
