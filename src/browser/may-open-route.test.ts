import { expect, test } from 'vitest'
import { screen } from '#contract/address.ts'
import { mayOpenRoute, type RouteRule, type Visitor } from './may-open-route.ts'

const customer: Visitor = {
  type: 'ece',
  kind: 'external',
  reach: 'named',
  features: ['manageCart', 'viewInvoices'],
  internalUser: null,
  crmFeatures: ['rewards'],
  oktaFeatures: [],
}
const staff: Visitor = {
  ...customer,
  type: 'eci',
  kind: 'internal',
  reach: 'dsr',
  internalUser: { features: ['manageCart', 'priceOverride'] },
  crmFeatures: [],
  oktaFeatures: ['beta', 'night-shift'],
}
const proxy: Visitor = { ...staff, type: 'ecp', kind: 'proxy', reach: 'named', features: ['manageCart'] }

const shop = screen('/shop').at()

const all = { customer, staff, proxy }
type Who = keyof typeof all

// Each of the eight conditions: the rule, and who passes it.
test.each<[string, RouteRule | undefined, readonly Who[]]>([
  ['nothing', undefined, ['customer', 'staff', 'proxy']],
  ['an empty rule', {}, ['customer', 'staff', 'proxy']],
  ['every feature', { needs: ['manageCart', 'viewInvoices'] }, ['customer', 'staff']],
  ['any feature', { anyOf: ['viewInvoices', 'makePayment'] }, ['customer', 'staff']],
  ['any of no features', { anyOf: [] }, []],
  ['internal features', { internalFeatures: ['priceOverride'] }, ['staff', 'proxy']],
  ['every internal feature', { internalFeatures: ['priceOverride', 'managePrice'] }, []],
  ['CRM features', { crmFeatures: ['rewards'] }, ['customer']],
  ['every CRM feature', { crmFeatures: ['rewards', 'credit'] }, []],
  ['Okta features', { oktaFeatures: ['beta', 'night-shift'] }, ['staff', 'proxy']],
  ['every Okta feature', { oktaFeatures: ['beta', 'admin'] }, []],
  ['user types', { types: ['ece', 'ecp'] }, ['customer', 'proxy']],
  ['kinds', { kinds: ['internal'] }, ['staff']],
  ['reaches', { reaches: ['dsr', 'dsm'] }, ['staff']],
  ['two conditions at once', { needs: ['manageCart'], types: ['eci'] }, ['staff']],
])('a route that asks for %s opens for whom it says, and sends others to /errors [ACCESS-3]', (_, rule, open) => {
  for (const [who, visitor] of Object.entries(all)) {
    const where = mayOpenRoute(rule, visitor, 'restaurant')
    expect([who, where]).toEqual([who, open.includes(who as Who) ? null : '/errors'])
  }
})

test('a refusal goes to the redirect path of the rule [ACCESS-3]', () => {
  expect(mayOpenRoute({ needs: ['makePayment'], redirect: shop }, customer, 'restaurant')).toBe('/shop')
})

test('a wrong app mode goes to the dashboard, but a missing feature is reported first [ACCESS-3]', () => {
  const rule: RouteRule = { modes: ['restaurant'], redirect: shop }
  expect(mayOpenRoute(rule, customer, 'restaurant')).toBeNull()
  expect(mayOpenRoute(rule, customer, 'accounting')).toBe('/dashboard')
  expect(mayOpenRoute({ ...rule, needs: ['makePayment'] }, customer, 'accounting')).toBe('/shop')
})
