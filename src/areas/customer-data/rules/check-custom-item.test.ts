import { expect, test } from 'vitest'
import type { CustomItemText } from '../custom-item.ts'
import { checkCustomItem } from './check-custom-item.ts'

const basil: CustomItemText = {
  description: 'Basil, hydroponic',
  categoryId: null,
  locationId: null,
  distributorId: null,
  brand: '',
  packSizeDescription: '6/4 OZ',
  customerItemNumber: '',
  gtin: '',
  isBrokenCase: false,
  eachesPerCase: 1,
  isCatchWeight: false,
  caseNetWeight: 0,
  casePrice: 1800,
  eachPrice: null,
}
const problemOf = (change: Partial<CustomItemText>) => {
  const decision = checkCustomItem({ ...basil, ...change })
  return decision.allowed ? undefined : [decision.refusal.code, decision.refusal.field]
}

test('an each price and eaches per case need an item that is also counted by the each [GUIDE-4]', () => {
  expect(problemOf({ eachPrice: 350 })).toEqual(['each_price_without_broken_case', 'eachPrice'])
  expect(problemOf({ eachesPerCase: 6 })).toEqual(['eaches_without_broken_case', 'eachesPerCase'])
  expect(problemOf({ isBrokenCase: true, eachesPerCase: 6, eachPrice: 350 })).toBeUndefined()
})

test('catch weight needs the net weight of a case, and excludes counting by the each [GUIDE-4]', () => {
  expect(problemOf({ isCatchWeight: true })).toEqual(['net_weight_missing', 'caseNetWeight'])
  expect(problemOf({ isCatchWeight: true, caseNetWeight: 4000 })).toBeUndefined()
  const both = { isCatchWeight: true, caseNetWeight: 4000, isBrokenCase: true }
  expect(problemOf(both)).toEqual(['broken_case_by_weight', 'isBrokenCase'])
})

test('a GTIN is kept as 14 digits, and one with a wrong check digit is refused [GUIDE-4]', () => {
  // The GS1 General Specifications' example of a GTIN-13.
  const decision = checkCustomItem({ ...basil, gtin: '9501101530003' })
  expect(decision.allowed && decision.value.gtin).toBe('09501101530003')
  expect(problemOf({ gtin: '9501101530004' })).toEqual(['gtin_not_valid', 'gtin'])
  expect(problemOf({ gtin: '12' })).toEqual(['gtin_not_valid', 'gtin'])
})
