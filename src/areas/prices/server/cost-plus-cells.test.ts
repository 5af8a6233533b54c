import { expect, test } from 'vitest'
import { markup } from '#platform/imports/cell.ts'
import { checkCostPlus, costPlusToStore } from './cost-plus-cells.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.5 %', 1250],
  ['0', 0],
  ['500', 50_000],
])('%s is read as a percentage above the cost [ITEM-8]', (text, hundredths) => {
  expect(markup.parse(text)).toBe(hundredths)
})

test.each(['-1', '501', '12.345', 'twelve', ''])('%s is no percentage above the cost [ITEM-8]', (text) => {
  expect(markup.safeParse(text).success).toBe(false)
})

test('cost plus is stated in one way, and beside no price of the case or the pound [ITEM-8]', () => {
  expect(checkCostPlus({ casePrice: 100 })).toBeUndefined()
  expect(checkCostPlus({ costPlusPercent: 1200, casePrice: null })).toBeUndefined()
  expect(checkCostPlus({ costPlusPercent: 1200, costPlusCase: 100 })?.field).toBe('costPlusCase')
  expect(checkCostPlus({ costPlusPercent: 1200, casePrice: 100 })?.field).toBe('casePrice')
  expect(checkCostPlus({ costPlusPound: 100, perPound: 100 })?.field).toBe('perPound')
  expect(checkCostPlus({ costPlusPercent: 1200, priceBreaks: [[2, 100]] })?.field).toBe('priceBreaks')
})

test('a file without the columns leaves cost plus, an empty cell or a price of its own ends it [ITEM-8]', () => {
  expect(costPlusToStore({ costPlusPercent: 1200 })).toEqual({ by: 'percent', value: 1200 })
  expect(costPlusToStore({ costPlusPercent: null, costPlusPound: 250 })).toEqual({ by: 'pound', value: 250 })
  expect(costPlusToStore({})).toBeUndefined()
  expect(costPlusToStore({ costPlusPercent: null })).toBeNull()
  expect(costPlusToStore({ casePrice: 100 })).toBeNull()
})
