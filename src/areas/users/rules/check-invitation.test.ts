import { expect, test } from 'vitest'
import { actorOfRole } from '../testing/build-managed.ts'
import { type Invitation, checkInvitation } from './check-invitation.ts'

const admin = actorOfRole('portalAdmin')
const invitation: Invitation = {
  email: ' New.Chef@Harbor.example ',
  type: 'ece',
  displayName: '',
  firstName: 'Noor',
  lastName: 'Haddad',
  phone: '',
  role: 'chef',
  features: [],
  billTos: [{}],
}
const invite = (change: Partial<Invitation>, actor = admin) => {
  const decision = checkInvitation(actor, { ...invitation, ...change }, 'larder.example')
  return decision.allowed ? decision.value : decision.refusal.code
}

test('an invitation has a name, an address, a role and at least one bill-to [USERS-1]', () => {
  expect(invite({})).toMatchObject({ email: 'new.chef@harbor.example', name: 'Noor Haddad', role: 'chef' })
  expect(invite({ billTos: [] })).toBe('customer_needed')
  expect(invite({ firstName: '' })).toBe('first_name_required')
  expect(invite({ role: '' })).toBe('role_unknown')
})

test.each([
  '',
  'x',
  'a@b',
  'a b@c.example',
  'a@c.example\r\nbcc: x@y.example',
  'ａ@c.example',
  'a@@c.example',
  '<a@c.example>',
])('an address that is none is refused: %j [USERS-1]', (email) => expect(invite({ email })).toBe('email_invalid'))

test('staff have an address of the distributor, and only staff invite staff [USERS-2]', () => {
  const staff = { type: 'eci', role: 'dsr', billTos: [] } as const
  expect(invite({ ...staff, email: 'new.dsr@larder.example' })).toMatchObject({ role: 'dsr' })
  expect(invite({ ...staff, email: 'new.dsr@evil-larder.example' })).toBe('staff_email_needed')
  // Users who may invite staff see the domain of staff addresses.
  expect(
    checkInvitation(admin, { ...invitation, ...staff, email: 'new.dsr@gmail.example' }, 'Larder.example'),
  ).toMatchObject({
    refusal: { message: 'Staff sign in with an e-mail address of the distributor. It ends with @larder.example.' },
  })
  const manager = actorOfRole('customerUser', { features: ['updateUserProfile', 'loginAs'] })
  expect(invite({ ...staff, email: 'new.dsr@larder.example' }, manager)).toBe('user_holds_more')
})

test('nobody invites somebody with more rights than their own [USERS-2]', () => {
  expect(invite({ role: 'customerUser' }, actorOfRole('customerService'))).toBe('cannot_grant')
})
