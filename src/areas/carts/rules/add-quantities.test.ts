import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildLineFacts } from '../testing/build-cart.ts'
import { addQuantities } from './add-quantities.ts'

const oneCase = { orderedCases: 1, orderedUnits: 0 }
const none = { orderedCases: 0, orderedUnits: 0 }

test('adding puts the new quantities on top of those of the line [CART-5]', () => {
  const decision = addQuantities(
    buildLineFacts(),
    { orderedCases: 2, orderedUnits: 1 },
    { orderedCases: 3, orderedUnits: 0 },
    {},
  )
  expect(decision).toMatchObject({ allowed: true, value: { orderedCases: 5, orderedUnits: 1 } })
})

test('adding nothing is refused, and so is more than 9999 together [CART-5]', () => {
  expect(abilityOf(addQuantities(buildLineFacts(), undefined, none, {}))).toBe('quantity_required')
  const almost = { orderedCases: 9999, orderedUnits: 0 }
  expect(abilityOf(addQuantities(buildLineFacts(), almost, oneCase, {}))).toBe('quantity_too_large')
  expect(addQuantities(buildLineFacts(), undefined, almost, {}).allowed).toBe(true)
})

test("a client's price is only what it expected: a different one is refused with the new price [CART-5]", () => {
  const decision = addQuantities(buildLineFacts(), undefined, oneCase, { casePrice: 1999 })
  expect(decision).toMatchObject({
    allowed: false,
    refusal: { code: 'price_changed', details: { casePrice: 2000, eachPrice: 250 } },
  })
  expect(addQuantities(buildLineFacts(), undefined, oneCase, { casePrice: 2000, eachPrice: null }).allowed).toBe(true)
})

test('more of a unit that is no longer sold cannot be added to a line that has it [CART-5]', () => {
  const eachOnly = buildLineFacts({ item: { eachOnly: true } })
  const present = { orderedCases: 1, orderedUnits: 0 }
  expect(abilityOf(addQuantities(eachOnly, present, oneCase, {}))).toBe('cases_not_sold')
})
