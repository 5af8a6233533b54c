import { expect, test } from 'vitest'
import { noLoss } from '#areas/items/rules/compare-suitability.ts'
import type { Offer } from './offer-alternates.ts'
import { bestSaving, suggestSwitches } from './suggest-switches.ts'

const offer = (itemNumber: string, savingPercent: number | null): Offer => ({
  itemNumber,
  orderedCases: 1,
  orderedUnits: 0,
  lineTotal: 1000,
  isEstimate: false,
  saving: 100,
  savingPercent,
  loss: noLoss,
})

test('the offer that saves most is suggested; less than a whole percent is not [CHECK-2]', () => {
  expect(bestSaving([offer('1', 3), offer('2', 9), offer('3', 9)])?.itemNumber).toBe('2')
  expect(bestSaving([offer('1', 0), offer('2', -4), offer('3', null)])).toBeNull()
})

test('the suggestion shows the maximum percent saving [CHECK-2]', () => {
  const savings = [
    { itemNumber: '0000001', offer: offer('2', 9) },
    { itemNumber: '0000003', offer: offer('4', 12) },
  ]
  expect(suggestSwitches(savings)).toEqual({
    suggestions: [{ kind: 'switch-save', message: 'Switch and save up to 12%', itemNumbers: ['0000001', '0000003'] }],
    switchAndSaveItems: ['0000001', '0000003'],
    maxSwitchAndSavePercent: 12,
  })
  expect(suggestSwitches([])).toEqual({ suggestions: [], switchAndSaveItems: [], maxSwitchAndSavePercent: null })
})

test('a switch that loses a diet or adds an allergen is no saving: Switch all never includes it [CHECK-2]', () => {
  const lossy = { ...offer('2', 40), loss: { ...noLoss, allergens: ['Milk'] } }
  expect(bestSaving([lossy, offer('1', 3)])?.itemNumber).toBe('1')
  expect(bestSaving([lossy])).toBeNull()
})
