import { describe, expect, test } from 'vitest'
import { abilityOf, why } from '#kit/decision.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import { whyItemIsBlocked, type OrderableItem } from './why-item-is-blocked.ts'

const plain: OrderableItem = {
  erpStatus: 'active',
  isDropShip: false,
  isJustInTime: false,
  isReserved: false,
  isReservedForThisShipTo: false,
  isProprietary: false,
}
const customer = { isProspective: false, isOrderingAllowed: true, isActive: true }
const prospect = { ...customer, isProspective: true }
const delivery = { soType: 'regularDelivery', blockJitDrop: false } as const
const willCall = { soType: 'willCall', blockJitDrop: false } as const

const codeOf = (...asked: Parameters<typeof whyItemIsBlocked>) => abilityOf(whyItemIsBlocked(...asked))

test('an active item can be added to a cart of every order type [ITEM-7]', () => {
  for (const soType of soTypes) expect(codeOf(plain, { soType, blockJitDrop: true }, customer)).toBeNull()
})

describe('drop-ship and just-in-time items', () => {
  test.each([{ isDropShip: true }, { isJustInTime: true }])("'Cannot add for Will Call order': %o [ITEM-7]", (kind) => {
    const item = { ...plain, ...kind }
    expect(why(whyItemIsBlocked(item, willCall, customer))).toBe('Cannot add for Will Call order')
    expect(codeOf(item, { soType: 'stagedWillCall', blockJitDrop: false }, customer)).toBe('item_not_for_will_call')
    expect(codeOf(item, delivery, customer)).toBeNull()
  })

  test.each([{ isDropShip: true }, { isJustInTime: true }])(
    'are refused where the route blocks them: %o [CART-4]',
    (kind) => {
      const blocking = { ...delivery, blockJitDrop: true }
      expect(codeOf({ ...plain, ...kind }, blocking, customer)).toBe('item_blocked_for_order_type')
    },
  )

  test('are not refused as long as there is no cart [ITEM-7]', () => {
    expect(codeOf({ ...plain, isDropShip: true }, null, customer)).toBeNull()
  })
})

describe('reserved and proprietary items', () => {
  test("a reserved item can be added by its ship-to; others read 'Item reserved for another ship-to' [ITEM-9]", () => {
    const reserved = { ...plain, isReserved: true }
    expect(why(whyItemIsBlocked(reserved, delivery, customer))).toBe('Item reserved for another ship-to')
    expect(codeOf({ ...reserved, isReservedForThisShipTo: true }, delivery, customer)).toBeNull()
  })

  test('a proprietary item does not exist for others [ITEM-9]', () => {
    const proprietary = { ...plain, isProprietary: true }
    expect(codeOf(proprietary, delivery, customer)).toBe('item_not_found')
    expect(codeOf({ ...proprietary, isReservedForThisShipTo: true }, delivery, customer)).toBeNull()
  })
})

test('a discontinued and an inactive item cannot be added [ITEM-5, ITEM-7]', () => {
  expect(why(whyItemIsBlocked({ ...plain, erpStatus: 'discontinued' }, delivery, customer))).toBe('Discontinued Item')
  expect(why(whyItemIsBlocked({ ...plain, erpStatus: 'inactive' }, null, customer))).toBe(
    "Item data visible but can't be added to cart",
  )
})

describe('order of precedence', () => {
  const everything = { ...plain, isDropShip: true, isReserved: true, erpStatus: 'discontinued' } as const

  test('prospect first, then Will Call, then reserved, then the rest [ITEM-7]', () => {
    expect(codeOf(everything, willCall, prospect)).toBe('prospect_cannot_order')
    expect(codeOf(everything, willCall, customer)).toBe('item_not_for_will_call')
    expect(codeOf(everything, delivery, customer)).toBe('item_reserved')
    expect(codeOf({ ...everything, isReserved: false }, delivery, customer)).toBe('item_discontinued')
  })

  test('a ship-to that may not order can add nothing [security 17]', () => {
    expect(codeOf(plain, delivery, { ...customer, isOrderingAllowed: false })).toBe('ordering_not_allowed')
    expect(codeOf(plain, delivery, { ...customer, isActive: false })).toBe('ordering_not_allowed')
  })
})
