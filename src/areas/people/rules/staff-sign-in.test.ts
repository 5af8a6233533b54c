import { expect, test } from 'vitest'
import { isBoundByEnforceDate, staffSignInOf, usesPassword } from './staff-sign-in.ts'

test.each([
  ['auto', true, false, 'single sign-on'],
  ['auto', false, false, 'password'],
  ['auto', false, true, 'either'],
  ['on', true, false, 'either'],
  ['on', false, false, 'password'],
  ['off', true, false, 'single sign-on'],
  ['off', false, true, 'single sign-on'],
] as const)(
  'with staff passwords %s, a provider %s and a demo %s staff sign in by %s [AUTH-2]',
  (staffPasswords, hasOwnProvider, isDemo, way) => {
    expect(staffSignInOf({ staffPasswords, hasOwnProvider, isDemo })).toBe(way)
  },
)

test('customers always have a password of their own, staff where they sign in with one, nobody under login as [AUTH-2, AUTH-8]', () => {
  for (const way of ['password', 'single sign-on', 'either'] as const) {
    expect(usesPassword('external', way)).toBe(true)
    expect(usesPassword('internal', way)).toBe(way !== 'single sign-on')
    expect(usesPassword('proxy', way)).toBe(false)
  }
})

test('the enforce date binds customers, and staff where nothing but a password lets them in [AUTH-5]', () => {
  for (const way of ['password', 'single sign-on', 'either'] as const) {
    expect(isBoundByEnforceDate('external', way)).toBe(true)
    expect(isBoundByEnforceDate('internal', way)).toBe(way === 'password')
    expect(isBoundByEnforceDate('proxy', way)).toBe(false)
  }
})
