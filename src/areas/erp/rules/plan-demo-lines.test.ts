import { expect, test } from 'vitest'
import { planDemoLines } from './plan-demo-lines.ts'

const line = { lineNumber: 1, itemNumber: '0001001', orderedCases: 3, orderedUnits: 2, alternate: null }
const alternate = { itemNumber: '0001002', description: 'OIL CANOLA' }
// 20 is 3 above a multiple of 17, 18 is 5 above a multiple of 13.
const out = '0000020'
const short = '0000018'

test('the demo ERP confirms nearly everything as ordered [ORDER-1]', () => {
  expect(planDemoLines([line])).toEqual([{ lineNumber: 1, confirmed: { cases: 3, units: 2 } }])
})

test('a few lines come short by a case, never a line of a single one [ORDER-1]', () => {
  expect(planDemoLines([{ ...line, itemNumber: short }])).toMatchObject([
    { confirmed: { cases: 2, units: 2 }, reason: 'The last case is gone' },
  ])
  expect(planDemoLines([{ ...line, itemNumber: short, orderedCases: 1 }])).toEqual([
    { lineNumber: 1, confirmed: { cases: 1, units: 2 } },
  ])
})

test('for an item that is out another one comes, where the catalogue names one [ORDER-1]', () => {
  expect(planDemoLines([{ ...line, itemNumber: out, alternate }])).toEqual([
    {
      lineNumber: 1,
      confirmed: { cases: 0, units: 2 },
      substitute: { ...alternate, cases: 3, units: 0 },
      reason: 'Out of stock',
    },
  ])
  expect(planDemoLines([{ ...line, itemNumber: out }])).toEqual([{ lineNumber: 1, confirmed: { cases: 3, units: 2 } }])
})
