import { expect, test } from 'vitest'
import { tabsOf } from './tabs-of.ts'

const actor = (kind: 'internal' | 'external' | 'proxy', ...features: string[]) => ({
  kind,
  can: (feature: string) => features.includes(feature),
})

test('account, invoice format and notifications are everybody’s [PROFILE-1]', () => {
  expect(tabsOf(actor('internal'))).toEqual(['account', 'invoice-format', 'notifications'])
})

test('favourite bill-tos need the right to see all bill-tos, payment methods theirs [PROFILE-1]', () => {
  expect(tabsOf(actor('internal', 'allBillTos'))).toContain('bill-tos')
  expect(tabsOf(actor('external', 'viewBankCard'))).toContain('payment-methods')
})

test('Privacy & Security is hidden for internal and proxy users [PROFILE-1]', () => {
  const seen = (['internal', 'proxy', 'external'] as const).map((kind) => tabsOf(actor(kind)).includes('privacy'))
  expect(seen).toEqual([false, false, true])
})

test('Punchout shows only when it is enabled and the user is no proxy [PROFILE-1]', () => {
  const seen = (['proxy', 'external'] as const).map((kind) => tabsOf(actor(kind, 'punchout')).includes('punchout'))
  expect(seen).toEqual([false, true])
  expect(tabsOf(actor('external'))).not.toContain('punchout')
})

test('all of them stand in the order of the specification [PROFILE-1]', () => {
  expect(tabsOf(actor('external', 'allBillTos', 'viewBankCard', 'punchout'))).toEqual([
    'account',
    'bill-tos',
    'payment-methods',
    'invoice-format',
    'privacy',
    'notifications',
    'punchout',
  ])
})
