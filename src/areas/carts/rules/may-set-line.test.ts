import { expect, test } from 'vitest'
import { abilityOf, why } from '#kit/decision.ts'
import { buildLineFacts } from '../testing/build-cart.ts'
import { maySetLine } from './may-set-line.ts'

const oneCase = { orderedCases: 1, orderedUnits: 0 }
const oneEach = { orderedCases: 0, orderedUnits: 1 }
const none = { orderedCases: 0, orderedUnits: 0 }

test.each([
  [{ erpStatus: 'discontinued' }, 'item_discontinued'],
  [{ erpStatus: 'inactive' }, 'item_not_orderable'],
  [{ isReserved: true }, 'item_reserved'],
  [{ isProprietary: true }, 'item_not_found'],
  [{ eachOnly: true }, 'cases_not_sold'],
  [{}, null],
] as const)('a case of an item with %o answers %s [CART-5]', (item, code) => {
  expect(abilityOf(maySetLine(buildLineFacts({ item }), oneCase))).toBe(code)
})

test('drop-ship and just-in-time items stay out of will call carts [CART-5]', () => {
  const cart = { soType: 'willCall', blockJitDrop: true } as const
  const facts = buildLineFacts({ item: { isDropShip: true }, cart })
  expect(why(maySetLine(facts, oneCase))).toBe('Cannot add for Will Call order')
})

test('eaches are sold of broken cases and of each-only items [CART-5]', () => {
  const eachOf = (item: Parameters<typeof buildLineFacts>[0]) => abilityOf(maySetLine(buildLineFacts(item), oneEach))
  expect(eachOf({ item: { isBrokenCase: false } })).toBe('eaches_not_sold')
  expect(eachOf({ item: { isBrokenCase: true } })).toBeNull()
  expect(eachOf({ item: { isBrokenCase: false, eachOnly: true } })).toBeNull()
})

test('what has no price cannot be ordered in that unit [CART-5]', () => {
  const caseOnly = buildLineFacts({ price: { casePrice: 2000, eachPrice: null } })
  expect(abilityOf(maySetLine(caseOnly, oneCase))).toBeNull()
  expect(abilityOf(maySetLine(caseOnly, oneEach))).toBe('item_price_unavailable')
  expect(abilityOf(maySetLine(buildLineFacts({ price: null }), oneCase))).toBe('item_price_unavailable')
})

test('a line can always be removed, whatever became of its item [CART-5]', () => {
  const gone = buildLineFacts({ item: { erpStatus: 'discontinued' }, price: null })
  expect(maySetLine(gone, none).allowed).toBe(true)
})
