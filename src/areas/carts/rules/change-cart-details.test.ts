import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { buildActor, buildCalendar, buildCart } from '../testing/build-cart.ts'
import { changeCartDetails, type DetailsChange } from './change-cart-details.ts'

const calendar = buildCalendar({
  routes: [
    ...buildCalendar().routes,
    { soType: 'dropShip', days: [4], cutOffTime: '12:00', cutOffDaysBefore: 2, blockJitDrop: false },
    { soType: 'fillInOrder', days: [1, 2, 3, 4, 5], cutOffTime: '12:00', cutOffDaysBefore: 0, blockJitDrop: true },
  ],
})
const plain = { isDropShip: false, isJustInTime: false }
const oysters = { isDropShip: true, isJustInTime: false }
const customer = buildActor()
const staff = buildActor({ kind: 'internal' })
const change = (wanted: DetailsChange, lines = [plain], actor = customer) =>
  changeCartDetails(buildCart({ deliveryDate: '2026-03-10', po: 'A1' }), wanted, lines, calendar, actor)

test('a change of order type resets the date to the first valid one of that type [CART-4]', () => {
  expect(change({ soType: 'dropShip' })).toMatchObject({
    value: { soType: 'dropShip', deliveryDate: '2026-03-05', po: 'A1' },
  })
})

test('a date chosen together with the order type is kept, when it is a date of that type [CART-4]', () => {
  const chosen = change({ soType: 'dropShip', deliveryDate: '2026-03-12' })
  expect(chosen).toMatchObject({ value: { deliveryDate: '2026-03-12' } })
  const friday = change({ soType: 'dropShip', deliveryDate: '2026-03-13' })
  expect(friday).toMatchObject({ refusal: { code: 'date_not_routed' } })
})

test('an order type without any date leaves the cart without one [CART-4]', () => {
  expect(change({ soType: 'vanOrder' })).toMatchObject({ value: { deliveryDate: null } })
})

test('an order type that blocks them is refused while drop-ship or just-in-time items are in the cart [CART-4]', () => {
  const sentence = 'Please remove any Just-in-Time or Drop Ship items to switch to this order type'
  expect(why(change({ soType: 'fillInOrder' }, [plain, oysters]))).toBe(sentence)
  expect(why(change({ soType: 'willCall' }, [{ isDropShip: false, isJustInTime: true }]))).toBe(sentence)
  expect(change({ soType: 'fillInOrder' }).allowed).toBe(true)
  expect(change({ soType: 'dropShip' }, [oysters]).allowed).toBe(true)
})

test('the PO alone changes neither type nor date, even when the date has since passed its cut-off [CART-6]', () => {
  const past = buildCart({ deliveryDate: '2026-03-02' })
  expect(changeCartDetails(past, { poNumber: 'B2' }, [plain], calendar, customer)).toMatchObject({
    value: { po: 'B2', soType: 'regularDelivery', deliveryDate: '2026-03-02' },
  })
})

test('customers cannot choose the order types of staff [CART-4]', () => {
  expect(change({ soType: 'voidOrRebill' })).toMatchObject({ refusal: { code: 'order_type_not_allowed' } })
  expect(change({ soType: 'voidOrRebill' }, [plain], staff).allowed).toBe(true)
})

test('a procurement session changes no PO, and no delivery that is fixed [ACCESS-7]', () => {
  const punchout = buildActor({ isPunchout: true, isDeliveryFixed: true })
  expect(change({ soType: 'dropShip' }, [plain], punchout)).toMatchObject({ refusal: { code: 'delivery_info_fixed' } })
  expect(change({ deliveryDate: '2026-03-12' }, [plain], punchout)).toMatchObject({
    refusal: { code: 'delivery_info_fixed' },
  })
  expect(change({ poNumber: 'B2' }, [plain], punchout)).toMatchObject({ refusal: { code: 'po_of_procurement' } })
})
