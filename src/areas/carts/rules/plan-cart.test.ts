import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { buildActor, buildCalendar, buildShipTo } from '../testing/build-cart.ts'
import { planCart } from './plan-cart.ts'

const calendar = buildCalendar()

test('a new cart of a customer is theirs, visible, and due on the first valid date [CART-3]', () => {
  const decision = planCart({ sharingMode: 'UNLOCK' }, buildActor(), buildShipTo(), calendar)
  expect(decision).toMatchObject({
    value: {
      type: 'external',
      soType: 'regularDelivery',
      deliveryDate: '2026-03-03',
      extOwnerId: 'buyer',
      intOwnerId: null,
      isVisibleToCustomer: true,
    },
  })
})

test('a new cart of staff is internal, theirs, and hidden from the customer by default [CART-3]', () => {
  const dsr = buildActor({ userId: 'dsr', kind: 'internal' })
  const decide = (isVisibleToCustomer?: boolean) =>
    planCart({ sharingMode: 'LOCK', isVisibleToCustomer }, dsr, buildShipTo(), calendar)
  expect(decide()).toMatchObject({ value: { type: 'internal', intOwnerId: 'dsr', isVisibleToCustomer: false } })
  expect(decide(true)).toMatchObject({ value: { isVisibleToCustomer: true } })
})

test('nobody starts a cart for a prospect, a blocked customer, or under another bill-to [CART-3]', () => {
  const decide = (facts: Parameters<typeof buildShipTo>[0], billTo?: string) =>
    why(planCart({ sharingMode: 'UNLOCK', billTo }, buildActor(), buildShipTo(facts), calendar))
  expect(decide({ isProspective: true })).toContain('DSR')
  expect(decide({ isOrderingAllowed: false })).toBe('Ordering is not allowed for this ship-to.')
  expect(decide({ isActive: false })).toBe('Ordering is not allowed for this ship-to.')
  expect(decide({}, '0000200')).toBe('Bill-to not found.')
})

test('only staff decide what the customer sees [CART-3]', () => {
  const asked = { sharingMode: 'UNLOCK', isVisibleToCustomer: true } as const
  expect(planCart(asked, buildActor(), buildShipTo(), calendar)).toMatchObject({
    refusal: { code: 'visibility_staff_only' },
  })
})

test('a cart of a procurement session whose delivery is fixed has the default type and date, or is refused [ACCESS-7]', () => {
  const punchout = buildActor({ isPunchout: true, isDeliveryFixed: true })
  const decide = (details: Parameters<typeof planCart>[0]) => planCart(details, punchout, buildShipTo(), calendar)
  expect(decide({ sharingMode: 'UNLOCK' })).toMatchObject({ value: { deliveryDate: '2026-03-03' } })
  expect(decide({ sharingMode: 'UNLOCK', deliveryDate: '2026-03-03' }).allowed).toBe(true)
  expect(decide({ sharingMode: 'UNLOCK', deliveryDate: '2026-03-05' })).toMatchObject({
    refusal: { code: 'delivery_info_fixed', field: 'deliveryDate' },
  })
  expect(decide({ sharingMode: 'UNLOCK', soType: 'willCall' })).toMatchObject({
    refusal: { code: 'delivery_info_fixed', field: 'soType' },
  })
})
