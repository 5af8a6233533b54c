import { expect, test } from 'vitest'
import { describeAction, labelOfAction } from './describe-action.ts'

test("an entry is described by a sentence that follows the user's name [PLAT-8]", () => {
  expect(describeAction('order.place', { user: '', details: { orderNumber: '490012' } })).toBe('placed order 490012')
  expect(describeAction('login-as.start', { user: 'Mara Okafor', details: {} })).toBe('logged in as Mara Okafor')
  expect(describeAction('user.invite', { user: '', details: {} })).toBe('invited a user')
})

test('a password alone does not read as a sign-in when a second factor is owed [PLAT-8]', () => {
  const sentence = (details: Record<string, unknown>) => describeAction('session.start', { user: '', details })
  expect(sentence({ signIn: 'single sign-on' })).toBe('signed in by single sign-on')
  expect(sentence({ signIn: 'password', owes: 'mfa' })).toBe('gave the right password and still owes the second factor')
})

test('an action without words here is shown by its own name [PLAT-8]', () => {
  expect(describeAction('price-view.sort-all', { user: '', details: {} })).toBe('price view: sort all')
  expect(describeAction('constructor', { user: '', details: {} })).toBe('constructor')
  expect(labelOfAction('toString')).toBe('toString')
})
