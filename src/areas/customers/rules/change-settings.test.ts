import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSettings, changesTo } from './change-settings.ts'

const before = {
  recipePricingType: 'current',
  maxFoodCostPct: 30,
  blockSwitchSave: false,
  isOrderingAllowed: true,
  arrName: 'Ana Reyes',
} as const

test('a change names only the fields that become something else [CUST-2]', () => {
  expect(changesTo(before, { maxFoodCostPct: 28.5, blockSwitchSave: false })).toEqual([
    { field: 'maxFoodCostPct', from: 30, to: 28.5 },
  ])
  expect(changesTo(before, { maxFoodCostPct: null, recipePricingType: 'last purchased' })).toEqual([
    { field: 'maxFoodCostPct', from: 30, to: null },
    { field: 'recipePricingType', from: 'current', to: 'last purchased' },
  ])
})

test('a change without a setting is refused [CUST-2]', () => {
  expect(changeSettings({})).toMatchObject({ allowed: false, refusal: { code: 'nothing_to_change' } })
  expect(changeSettings({ maxFoodCostPct: null })).toMatchObject({ allowed: true })
})

test('every percentage of two decimals may be set, none of three [CUST-2]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (hundredths) => {
      expect(changeSettings({ maxFoodCostPct: hundredths / 100 }).allowed).toBe(true)
    }),
  )
  expect(changeSettings({ maxFoodCostPct: 28.125 })).toMatchObject({ refusal: { field: 'maxFoodCostPct' } })
})
