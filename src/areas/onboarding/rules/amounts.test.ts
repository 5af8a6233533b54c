import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfUnit, ofPound, roundToCents, sumAmounts, weightUnitOf } from './amounts.ts'

test('fractions of a cent are rounded half up; what is no amount stays for the refusal [PLAT-3]', () => {
  const cells = ['26.9873', '40.7350', '-0.0050', '12.5', '12.50', '1,234.565', '12.34567891', 'call', '']
  expect(cells.map(roundToCents)).toEqual([
    '26.99',
    '40.74',
    '-0.01',
    '12.5',
    '12.50',
    '1234.57',
    '12.34567891',
    'call',
    '',
  ])
})

test('a price of the kilogram is one of the pound [PLAT-3, ITEM-8]', () => {
  expect(['10.00', '22.0462', '1', 'x'].map(ofPound)).toEqual(['4.5359', '10.0000', '0.4536', 'x'])
})

test('amounts add up to the cent, whatever their order; none is guessed [PLAT-3]', () => {
  expect(sumAmounts(['0.10', '0.2', '-1,000.05', ''])).toBe('-999.75')
  expect(sumAmounts([])).toBe('0.00')
  expect(sumAmounts(['1.00', 'n/a'])).toBeUndefined()
  expect(sumAmounts(['1.005'])).toBeUndefined()
  const amount = fc.integer({ min: -1e9, max: 1e9 })
  fc.assert(
    fc.property(fc.array(amount), (cents) => {
      const texts = cents.map((each) => (each / 100).toFixed(2))
      const sum = cents.reduce((one, other) => one + other, 0)
      expect(sumAmounts(texts)).toBe((sum / 100).toFixed(2))
      expect(sumAmounts(texts.toReversed())).toBe(sumAmounts(texts))
    }),
  )
})

test('weights are known from other units [PLAT-3]', () => {
  expect(['LB', 'lbs.', '#', 'KG', 'Kilo', 'CS', 'EA', ''].map(weightUnitOf)).toEqual([
    'lb',
    'lb',
    'lb',
    'kg',
    'kg',
    undefined,
    undefined,
    undefined,
  ])
})

test('a unit is of weight, of eaches, or else of cases [PLAT-3]', () => {
  const kinds = ['weight', 'each', 'case', 'no weight', 'no each'] as const
  const of = (unit: string) => kinds.filter((kind) => isOfUnit(kind, unit))
  expect(of('LB')).toEqual(['weight', 'no each'])
  expect(of(' Ea. ')).toEqual(['each', 'no weight'])
  expect(of('CWT')).toEqual(['no weight', 'no each'])
  expect([of('CS'), of('')]).toEqual([kinds.slice(2), kinds.slice(2)])
})
