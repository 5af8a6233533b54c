import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { noLoss } from '#areas/items/rules/compare-suitability.ts'
import { buildLineFacts } from '../testing/build-cart.ts'
import { switchItem } from './switch-item.ts'

const packing = { eachOnly: false, isBrokenCase: true, eachesPerCase: 8 }
const replaced = { orderedCases: 2, orderedUnits: 3, packing }
const alternate = { facts: buildLineFacts(), packing, caseRatio: 100, loss: noLoss }

test('an alternate takes the place of an item with its quantities [CART-5]', () => {
  expect(switchItem(replaced, alternate, undefined, {})).toMatchObject({
    allowed: true,
    value: { line: { orderedCases: 2, orderedUnits: 3 } },
  })
})

test('what the cart has of the alternate already stays, and the switched quantities come on top [CART-5]', () => {
  expect(switchItem(replaced, alternate, { orderedCases: 1, orderedUnits: 0 }, {})).toMatchObject({
    value: { converted: { orderedCases: 2 }, line: { orderedCases: 3, orderedUnits: 3 } },
  })
})

test('only an item of the cart is switched, and only for one of its alternates [CART-5]', () => {
  expect(abilityOf(switchItem(undefined, alternate, undefined, {}))).toBe('item_not_in_cart')
  expect(abilityOf(switchItem(replaced, undefined, undefined, {}))).toBe('not_an_alternate')
})

test('the rules of the new item hold [CART-5]', () => {
  const of = (facts: ReturnType<typeof buildLineFacts>) =>
    abilityOf(switchItem(replaced, { ...alternate, facts }, undefined, {}))
  expect(of(buildLineFacts({ item: { isProprietary: true } }))).toBe('item_not_found')
  expect(of(buildLineFacts({ item: { erpStatus: 'discontinued' } }))).toBe('item_discontinued')
  expect(of(buildLineFacts({ price: null }))).toBe('item_price_unavailable')
  const willCall = { soType: 'willCall', blockJitDrop: true } as const
  expect(of(buildLineFacts({ item: { isDropShip: true }, cart: willCall }))).toBe('item_not_for_will_call')
})

test('a price that changed since it was shown is reported first [CART-5]', () => {
  expect(abilityOf(switchItem(replaced, alternate, undefined, { casePrice: 1999 }))).toBe('price_changed')
})

test('more than a line can hold is refused [CART-5]', () => {
  const present = { orderedCases: 9998, orderedUnits: 0 }
  expect(abilityOf(switchItem(replaced, alternate, present, {}))).toBe('quantity_too_large')
})

test('an alternate that loses a diet or brings an allergen is taken only knowingly [CHECK-2]', () => {
  const lossy = { ...alternate, loss: { ...noLoss, diets: ['organic'] } }
  expect(abilityOf(switchItem(replaced, lossy, undefined, {}))).toBe('alternate_not_alike')
  expect(switchItem(replaced, lossy, undefined, { isLossAccepted: true }).allowed).toBe(true)
})
