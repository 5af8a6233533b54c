import { expect, test } from 'vitest'
import type { ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import { changedSettings, erpSettingsOf, foodCostError, formOf, keepAll, settingsOf } from './settings-form.ts'

const row = {
  recipePricingType: 'last purchased',
  maxFoodCostPct: 28.5,
  blockSwitchSave: true,
  isOrderingAllowed: false,
  arrName: 'Ana Reyes',
} as ShipToSettingsRow

test('a ship-to’s settings come back from the form as they went in [CUST-2]', () => {
  const form = formOf(row)
  expect({ ...settingsOf(form), ...erpSettingsOf(form) }).toEqual(row)
  expect(settingsOf(formOf({ ...row, maxFoodCostPct: null })).maxFoodCostPct).toBeNull()
})

test('what is kept is not named in a bulk change [CUST-2]', () => {
  expect(settingsOf(keepAll)).toEqual({})
  expect(erpSettingsOf(keepAll)).toEqual({})
  expect(settingsOf({ ...keepAll, foodCost: 'none' })).toEqual({ maxFoodCostPct: null })
  expect(erpSettingsOf({ ...keepAll, analyst: 'name', arrName: ' Ana ' })).toEqual({ arrName: 'Ana' })
})

test('a limit needs its number [CUST-2]', () => {
  expect(foodCostError({ ...keepAll, foodCost: 'limit' })).toBe('Required')
  expect(foodCostError({ ...keepAll, foodCost: 'limit', foodCostPct: '101' })).toBe('Input cannot be more than 100')
  for (const foodCostPct of ['1e1', '12,5', '-5', '٣'])
    expect(foodCostError({ ...keepAll, foodCost: 'limit', foodCostPct }), foodCostPct).toBeTruthy()
  expect(foodCostError({ ...keepAll, foodCost: 'limit', foodCostPct: '28.5' })).toBeUndefined()
})

test('a change carries only the settings whose fields were changed [CUST-2]', () => {
  const form = {
    ...keepAll,
    recipePricingType: 'current',
    foodCost: 'limit',
    foodCostPct: '30',
    arrName: 'Ana',
  } as const
  expect(changedSettings(form, ['recipePricingType'])).toEqual({ settings: { recipePricingType: 'current' }, erp: {} })
  expect(changedSettings(form, ['foodCostPct'])).toEqual({ settings: { maxFoodCostPct: 30 }, erp: {} })
  expect(changedSettings({ ...form, analyst: 'name' }, ['arrName'])).toEqual({ settings: {}, erp: { arrName: 'Ana' } })
})
