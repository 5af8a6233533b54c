import { expect, test } from 'vitest'
import { actorOfRole, buildManaged } from '../testing/build-managed.ts'
import { type ImportedUser, importUser } from './import-user.ts'

const admin = actorOfRole('portalAdmin')
const row = (change: Partial<ImportedUser> = {}): ImportedUser => ({
  email: 'cook@kitchen.example',
  type: 'ece',
  role: 'chef',
  features: [],
  isActive: true,
  isServed: true,
  ...change,
})
const codeOf = (...asked: Parameters<typeof importUser>) => {
  const decision = importUser(...asked)
  return decision.allowed ? null : decision.refusal.code
}
const suffix = 'larder.example'

test('an importer changes only whom they may change on the screen [USERS-2]', () => {
  expect(codeOf(admin, buildManaged(), row(), suffix)).toBeNull()
  expect(codeOf(admin, buildManaged({ userId: admin.realUserId }), row(), suffix)).toBe('own_account')
  const rep = actorOfRole('dsr', { features: ['updateUserProfile'] })
  const stronger = buildManaged({ type: 'eci', role: 'portalAdmin' })
  expect(codeOf(rep, stronger, row({ type: 'eci', role: 'dsr' }), suffix)).toBe('user_holds_more')
  expect(codeOf(rep, buildManaged({ isCovered: false }), row(), suffix)).toBe('user_has_other_customers')
  expect(codeOf(rep, buildManaged(), row({ isActive: false }), suffix)).toBe('users_not_yours_to_change')
  expect(codeOf(actorOfRole('dsr'), undefined, row(), suffix)).toBe('users_not_yours_to_change')
})

test('staff stay staff and customers stay customers, for the operator too [USERS-2]', () => {
  for (const importer of [admin, null]) {
    expect(codeOf(importer, buildManaged(), row({ type: 'eci', role: 'dsr' }), suffix)).toBe('kind_stays')
    expect(codeOf(importer, buildManaged({ type: 'eci', role: 'dsr' }), row(), suffix)).toBe('kind_stays')
    expect(codeOf(importer, buildManaged(), row({ type: 'ecm' }), suffix)).toBeNull()
  }
})

test('new staff have an address of the distributor unless the operator adds them; nobody has look-alike letters [USERS-1]', () => {
  const staff = row({ email: 'rep@elsewhere.example', type: 'eci', role: 'dsr' })
  expect(codeOf(admin, undefined, staff, suffix)).toBe('staff_email_needed')
  expect(codeOf(null, undefined, staff, suffix)).toBeNull()
  for (const importer of [admin, null])
    expect(codeOf(importer, undefined, row({ email: 'cоok@kitchen.example' }), suffix)).toBe('email_invalid')
})

test('nobody gives a customer what is only for staff, nor somebody else’s customers [USERS-2]', () => {
  expect(codeOf(null, undefined, row({ features: ['decryptPaymentInfo'] }), suffix)).toBe('feature_for_staff')
  expect(codeOf(admin, undefined, row({ isServed: false }), suffix)).toBe('customer_unknown')
})
