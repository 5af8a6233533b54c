import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertQuantities, type Packing } from './convert-quantities.ts'

const caseOnly: Packing = { eachOnly: false, isBrokenCase: false, eachesPerCase: 8 }
const broken: Packing = { ...caseOnly, isBrokenCase: true }
const eachOnly: Packing = { ...caseOnly, eachOnly: true }
const ordered = (orderedCases: number, orderedUnits: number) => ({ orderedCases, orderedUnits })

test('cases stay cases and eaches stay eaches where the other item is sold so [CART-5]', () => {
  expect(convertQuantities(broken, broken, ordered(3, 2), 100)).toEqual(ordered(3, 2))
  expect(convertQuantities(caseOnly, broken, ordered(3, 0), 100)).toEqual(ordered(3, 0))
})

test('eaches become whole cases, rounded up, of an item sold by the case only [CART-5]', () => {
  expect(convertQuantities(broken, caseOnly, ordered(1, 3), 100)).toEqual(ordered(2, 0))
  expect(convertQuantities(broken, caseOnly, ordered(1, 0), 100)).toEqual(ordered(1, 0))
})

test('cases become eaches of an item sold by the each only [CART-5]', () => {
  expect(convertQuantities(caseOnly, { ...eachOnly, eachesPerCase: 6 }, ordered(2, 0), 100)).toEqual(ordered(0, 12))
})

test('the alternate says how many of its cases replace one [CART-5]', () => {
  expect(convertQuantities(caseOnly, caseOnly, ordered(3, 0), 150)).toEqual(ordered(5, 0))
  expect(convertQuantities(broken, { ...broken, eachesPerCase: 4 }, ordered(0, 8), 100)).toEqual(ordered(0, 4))
})

test('nobody is sent less than they asked for, nor a case too much in each unit [CART-5]', () => {
  const packing = fc.record({
    eachOnly: fc.boolean(),
    isBrokenCase: fc.boolean(),
    eachesPerCase: fc.integer({ min: 1, max: 48 }),
  })
  const quantities = fc.record({ orderedCases: fc.nat(9999), orderedUnits: fc.nat(9999) })
  fc.assert(
    fc.property(packing, packing, quantities, fc.integer({ min: 1, max: 10_000 }), (from, to, asked, ratio) => {
      const got = convertQuantities(from, to, asked, ratio)
      const wanted = ((asked.orderedCases + asked.orderedUnits / from.eachesPerCase) * ratio) / 100
      const sent = got.orderedCases + got.orderedUnits / to.eachesPerCase
      expect(sent).toBeGreaterThanOrEqual(wanted - 1e-6)
      expect(sent).toBeLessThan(wanted + 2)
      expect(Number.isInteger(got.orderedCases) && Number.isInteger(got.orderedUnits)).toBe(true)
    }),
  )
})
