import type { Actor } from '#kit/actor.ts'
import { roles } from '#areas/access/roles.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import type { CartFacts } from '../cart.ts'
import type { LineFacts } from '../rules/may-set-line.ts'

/** A person for rule tests: a buyer with all features of a customer user by default. */
export function buildActor({ userId = 'buyer', kind = 'external', ...more }: Partial<Actor> = {}): Actor {
  const role = kind === 'internal' ? 'dsr' : 'customerUser'
  const features: readonly string[] = roles[role].features
  return { userId, realUserId: userId, kind, can: (feature) => features.includes(feature), ...more }
}

/** An open, shared, visible cart of the buyer. */
export const buildCart = (facts: Partial<CartFacts> = {}): CartFacts => ({
  id: 'cart-1',
  version: 1,
  division: 'NLV',
  shipTo: '0000101',
  billTo: '0000100',
  status: 'open',
  soType: 'regularDelivery',
  deliveryDate: '2026-03-03',
  po: '',
  sharingMode: 'UNLOCK',
  intOwnerId: null,
  extOwnerId: 'buyer',
  isVisibleToCustomer: true,
  changesOrder: null,
  punchoutId: null,
  ...facts,
})

/** A customer in good standing. */
export const buildShipTo = (facts: Partial<ShipToFacts> = {}): ShipToFacts => ({
  division: 'NLV',
  shipTo: '0000101',
  billTo: '0000100',
  name: 'Harbor Grill Downtown',
  timeZone: 'America/Los_Angeles',
  isActive: true,
  isOrderingAllowed: true,
  isProspective: false,
  isOnCreditHold: false,
  priceClass: 'A',
  gpoIds: [],
  orderThreshold: 1_000_000,
  ...facts,
})

/** Monday noon; deliveries Monday to Friday, cut-off at 17:00 of the day before. */
export const buildCalendar = (facts: Partial<DeliveryCalendar> = {}): DeliveryCalendar => ({
  routes: [
    {
      soType: 'regularDelivery',
      days: [1, 2, 3, 4, 5],
      cutOffTime: '17:00',
      cutOffDaysBefore: 1,
      blockJitDrop: false,
    },
  ],
  holidays: [],
  today: '2026-03-02',
  now: new Date('2026-03-02T20:00:00Z'),
  timeZone: 'America/Los_Angeles',
  ...facts,
})

/** An item anybody may order by the case at $20.00 and by the each at $2.50. */
export const buildLineFacts = (
  facts: Partial<Omit<LineFacts, 'item'>> & { item?: Partial<LineFacts['item']> } = {},
): LineFacts => ({
  price: { casePrice: 2000, eachPrice: 250 },
  cart: { soType: 'regularDelivery', blockJitDrop: false },
  shipTo: { isProspective: false, isOrderingAllowed: true, isActive: true },
  ...facts,
  item: {
    erpStatus: 'active',
    isDropShip: false,
    isJustInTime: false,
    isReserved: false,
    isReservedForThisShipTo: false,
    isProprietary: false,
    eachOnly: false,
    isBrokenCase: true,
    ...facts.item,
  },
})
