import { expect, test } from 'vitest'
import { beganSince, whyNoYearBefore, yearBefore } from './year-before.ts'

const lastFrom = '2025-08-29'
const old = '2023-01-02'

test('a range is compared only where all of its days a year before have sales behind them [STAFF-6]', () => {
  expect(yearBefore(lastFrom, { portal: old, kitchens: lastFrom })).toBe('known')
  expect(yearBefore(lastFrom, { portal: old, kitchens: '2025-08-30' })).toBe('new')
  expect(yearBefore(lastFrom, { portal: '2025-08-30', kitchens: '2025-08-30' })).toBe('none')
  expect(yearBefore(lastFrom, { portal: old, kitchens: null })).toBe('new')
  expect(yearBefore(lastFrom, { portal: null, kitchens: null })).toBe('none')
})

test('where nothing is compared, a sentence says since when there are sales [STAFF-6]', () => {
  const first = { portal: old, kitchens: '2025-12-01' }
  expect(whyNoYearBefore('known', first)).toBeUndefined()
  expect(whyNoYearBefore('new', first)).toBe('New since Mon, Dec 1, 2025: there is no year before to compare with.')
  expect(whyNoYearBefore('none', first)).toBe(
    'Sales begin on Mon, Dec 1, 2025: there is no year before to compare with.',
  )
  expect(whyNoYearBefore('none', { portal: null, kitchens: null })).toBeUndefined()
})

test('a customer that began after the first day compared with is new, one without sales is not [STAFF-6]', () => {
  expect(beganSince('2025-08-30', lastFrom)).toBe(true)
  expect(beganSince(lastFrom, lastFrom)).toBe(false)
  expect(beganSince(null, lastFrom)).toBe(false)
})
