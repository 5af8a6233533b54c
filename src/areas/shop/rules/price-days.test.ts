import { expect, test } from 'vitest'
import { priceDays } from './price-days.ts'

const today = '2026-11-22'
const cart = { deliveryDate: '2026-11-24' }

test('prices are those of the cart; a chosen day stands beside them [ITEM-8]', () => {
  expect(priceDays({ deliveryDate: '2026-12-01', previewDate: '2026-12-01' }, cart, today)).toEqual({
    date: '2026-11-24',
    previewDate: '2026-12-01',
  })
  expect(priceDays({ previewDate: '2026-11-24' }, cart, today).previewDate).toBeNull()
})

test('a cart without a date is priced as of today, as the cart itself is [ITEM-8]', () => {
  expect(priceDays({ deliveryDate: '2026-12-01' }, { deliveryDate: null }, today).date).toBe(today)
})

test('without a cart prices are of the day asked for, else of today [ITEM-8]', () => {
  expect(priceDays({ deliveryDate: '2026-12-01' }, null, today).date).toBe('2026-12-01')
  expect(priceDays({}, null, today)).toEqual({ date: today, previewDate: null })
})

test('a day in the past is ignored [ITEM-8]', () => {
  const past = '2026-11-21'
  expect(priceDays({ deliveryDate: past, previewDate: past }, null, today)).toEqual({ date: today, previewDate: null })
})
