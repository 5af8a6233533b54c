import { expect, test } from 'vitest'
import { actorOfRole, buildManaged } from '../testing/build-managed.ts'
import { mayManageUser } from './may-manage-user.ts'

const admin = actorOfRole('portalAdmin')
const service = actorOfRole('customerService')
const manager = actorOfRole('customerUser', { features: ['updateUserProfile'] })
const codeOf = (...[actor, user]: [typeof admin, ReturnType<typeof buildManaged>]) => {
  const decision = mayManageUser(actor, 'updateUserProfile', user)
  return decision.allowed ? null : decision.refusal.code
}

test('whoever holds the feature manages the users of their own customers [USERS-2]', () => {
  expect(codeOf(admin, buildManaged())).toBeNull()
  expect(codeOf(manager, buildManaged())).toBeNull()
  expect(codeOf(manager, buildManaged({ isCovered: false }))).toBe('user_has_other_customers')
  expect(codeOf(actorOfRole('customerUser'), buildManaged())).toBe('users_not_yours_to_change')
  expect(codeOf(actorOfRole('dsm'), buildManaged())).toBe('users_not_yours_to_change')
})

test('nobody manages their own account, and nobody manages while logged in as another [USERS-2]', () => {
  expect(codeOf(admin, buildManaged({ userId: 'm1', type: 'ecmi', role: 'portalAdmin' }))).toBe('own_account')
  const acting = actorOfRole('portalAdmin', { kind: 'proxy', userId: 'c1' })
  expect(codeOf(acting, buildManaged())).toBe('users_not_yours_to_change')
})

test('staff are managed by staff who hold all that they hold [USERS-2]', () => {
  const rep = buildManaged({ type: 'eci', role: 'dsr' })
  expect(codeOf(service, rep)).toBeNull()
  expect(codeOf(service, buildManaged({ type: 'eci', role: 'portalAdmin' }))).toBe('user_holds_more')
  expect(codeOf(service, { ...rep, ownFeatures: ['viewAudit'] })).toBe('user_holds_more')
  const strong = actorOfRole('customerUser', { features: ['updateUserProfile', 'loginAs'] })
  expect(codeOf(strong, buildManaged({ type: 'eci', role: 'inventoryUser' }))).toBe('user_holds_more')
})

test('a manager at the customer reaches no colleague who holds more; staff help them all [USERS-2]', () => {
  const payer = buildManaged({ ownFeatures: ['deleteBankCard'] })
  expect(codeOf(manager, payer)).toBe('user_holds_more')
  expect(codeOf(service, payer)).toBeNull()
})
