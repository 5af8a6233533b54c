import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { checkIncentive } from './check-incentive.ts'

const spiff = { about: 'Gulf shrimp', baseCases: null, cases: 3, moneyCents: 50, percentHundredths: null }

test('an entry needs what its type names and nothing else [STAFF-1]', () => {
  expect(checkIncentive('spiffs', spiff).allowed).toBe(true)
  expect(why(checkIncentive('spiffs', { ...spiff, about: ' ' }))).toBe('Please enter what it is for.')
  expect(checkIncentive('spiffs', { ...spiff, cases: null })).toMatchObject({ refusal: { field: 'cases' } })
  expect(checkIncentive('spiffs', { ...spiff, percentHundredths: 100 })).toMatchObject({
    refusal: { field: 'percentHundredths', code: 'incentive_number_unused' },
  })
})

test('cases and payments may be taken back, amounts per case and bases may not be negative [STAFF-1]', () => {
  expect(checkIncentive('spiffs', { ...spiff, cases: -3 }).allowed).toBe(true)
  expect(checkIncentive('spiffs', { ...spiff, moneyCents: -50 })).toMatchObject({ refusal: { field: 'moneyCents' } })
  const growth = { ...spiff, baseCases: 0, cases: 0 }
  expect(checkIncentive('case-growth', growth).allowed).toBe(true)
  expect(checkIncentive('case-growth', { ...growth, baseCases: -1 })).toMatchObject({ refusal: { field: 'baseCases' } })
  const collected = { ...spiff, cases: null, moneyCents: -1000, percentHundredths: 100 }
  expect(checkIncentive('collections', collected).allowed).toBe(true)
  expect(checkIncentive('collections', { ...collected, moneyCents: 0 })).toMatchObject({
    refusal: { code: 'incentive_number_zero' },
  })
})
