import { expect, test } from 'vitest'
import { changedPrices } from './changed-prices.ts'

const units = { uomMapCase: 'CS', uomMapEach: 'EA' }
const line = (unit: string, unitPrice?: number, partId = '1001') => ({
  partId,
  auxiliaryId: '',
  quantity: 1,
  unit,
  unitPrice,
})
const now = [{ itemNumber: '0001001', description: 'FLOUR', casePrice: 2000, eachPrice: 250 }]
const of = (lines: ReturnType<typeof line>[], former = {}) =>
  changedPrices(lines, units, (partId) => partId.padStart(7, '0'), former, now).map(({ unit, before, now: price }) => [
    unit,
    before,
    price,
  ])

test('a line at another price than today is named, by its unit and to a hundredth of a cent [PUNCH-3]', () => {
  expect(of([line('CS', 190_000), line('EA', 25_000)])).toEqual([['case', 190_000, 2000]])
  expect(of([line('EA', 24_999)])).toEqual([['each', 24_999, 250]])
})

test('where the buyer sends no price, that at which the cart went back counts [PUNCH-3]', () => {
  expect(of([line('CS')], { '0001001/case': 150_000 })).toEqual([['case', 150_000, 2000]])
  expect(of([line('CS', 200_000)], { '0001001/case': 150_000 })).toEqual([])
  expect(of([line('CS')])).toEqual([])
})

test('an item that is gone, and a unit nobody knows, are not named here [PUNCH-3]', () => {
  expect(of([line('CS', 1, '9999'), line('PAL', 1), line('CS', 1, '__proto__')], { __proto__: 1 })).toEqual([])
})
