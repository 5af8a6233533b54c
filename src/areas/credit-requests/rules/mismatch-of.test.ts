import { expect, test } from 'vitest'
import { mismatchOf } from './mismatch-of.ts'

const line = { shippedCases: 4, shippedUnits: 2, weight: null }

test('a price above that of the order offers a request for all of it [NEXT-1, CREDIT-1]', () => {
  const priceDifferences = [
    { unit: 'EA', ordered: 250, billed: 260, difference: 20 },
    { unit: 'CS', ordered: 1900, billed: 2000, difference: 400 },
  ] as const
  expect(mismatchOf({ ...line, priceDifferences: [...priceDifferences] })).toEqual({
    unit: 'CS',
    quantity: 4,
    askedPrice: 1900,
  })
})

test('catch weight is asked for by the pound; a lower price offers nothing [NEXT-1]', () => {
  const weighed = { shippedCases: 2, shippedUnits: 0, weight: 8100 }
  const dearer = [{ unit: 'LB', ordered: 24_550, billed: 25_000, difference: 365 } as const]
  expect(mismatchOf({ ...weighed, priceDifferences: dearer })).toEqual({
    unit: 'LB',
    quantity: 8100,
    askedPrice: 24_550,
  })
  expect(mismatchOf({ ...line, priceDifferences: [{ ...dearer[0]!, difference: -365 }] })).toBeNull()
  expect(mismatchOf({ ...line, priceDifferences: [] })).toBeNull()
})
