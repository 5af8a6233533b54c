import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { valueCount } from './value-count.ts'

const nothing = { caseHundredths: 0, units: 0, weightHundredths: 0 }
const price = (changes: object) => ({ casePrice: null, eachPrice: null, perPound: null, ...changes })
const bags = buildLine({ eachesPerCase: 8 })
const meat = buildLine({ isCatchWeight: true, caseWeightHundredths: 4000 })

test('a part of a case is worth that part of its price, beside eaches at theirs [INV-1]', () => {
  // 2.5 x $20.00 + 3 x $2.75 = $58.25
  const counted = { ...nothing, caseHundredths: 250, units: 3 }
  expect(valueCount(counted, bags, price({ casePrice: 2000, eachPrice: 275 }))).toBe(5825)
})

test('an each without a price is its part of the case, a case without one its eaches, rounded once [INV-1]', () => {
  // A third of $10.00 three times is $10.00, not $9.99.
  const thirds = buildLine({ eachesPerCase: 3 })
  expect(valueCount({ ...nothing, units: 3 }, thirds, price({ casePrice: 1000 }))).toBe(1000)
  expect(valueCount({ ...nothing, units: 1 }, thirds, price({ casePrice: 1000 }))).toBe(333)
  expect(valueCount({ ...nothing, caseHundredths: 150 }, bags, price({ eachPrice: 250 }))).toBe(3000)
})

test('catch weight is worth its pounds, cases that were not weighed at their average weight [INV-1]', () => {
  // (40 + 13.5) lb x $2.4550 = $131.3425
  const counted = { ...nothing, caseHundredths: 100, weightHundredths: 1350 }
  expect(valueCount(counted, meat, price({ perPound: 24_550 }))).toBe(13_134)
  // Priced by the case alone: 13.5 of 40 lb of $100.00.
  expect(valueCount({ ...nothing, weightHundredths: 1350 }, meat, price({ casePrice: 10_000 }))).toBe(3375)
})

test('what nothing prices has no value, which is not a value of 0 [INV-1]', () => {
  expect(valueCount({ ...nothing, units: 3 }, bags, null)).toBeNull()
  expect(valueCount({ ...nothing, units: 3 }, bags, price({}))).toBeNull()
  const unweighed = buildLine({ isCatchWeight: true, caseWeightHundredths: 0 })
  expect(valueCount({ ...nothing, weightHundredths: 100 }, unweighed, price({ casePrice: 100 }))).toBeNull()
})

test('the largest quantities at the largest prices are exact to the cent [INV-1]', () => {
  const whole = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(whole(999_999), whole(9999), whole(99_999_999), whole(99_999_999), (cases, units, forCase, forEach) => {
      const counted = { ...nothing, caseHundredths: cases, units }
      const value = BigInt(valueCount(counted, bags, price({ casePrice: forCase, eachPrice: forEach }))!)
      const hundredfold = BigInt(cases) * BigInt(forCase) + 100n * BigInt(units) * BigInt(forEach)
      expect(value * 100n - hundredfold <= 50n && hundredfold - value * 100n < 50n).toBe(true)
    }),
  )
})
