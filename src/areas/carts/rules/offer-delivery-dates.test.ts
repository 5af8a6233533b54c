import { expect, test } from 'vitest'
import { offerDeliveryDates } from './offer-delivery-dates.ts'

const today = '2026-11-20'
const tuesday = '2026-11-24'
const wednesday = '2026-11-25'
const entry = {
  highlightValidForInternal: true,
  routeDaysInfo: [
    { possibleDeliveryDate: today, valid: false, cutOffAt: null },
    { possibleDeliveryDate: tuesday, valid: true, cutOffAt: '2026-11-23T22:00:00.000Z' },
    { possibleDeliveryDate: wednesday, valid: false, cutOffAt: null },
  ],
}

test('customers choose among valid routing days from today to 3 months ahead [CART-3]', () => {
  const dates = offerDeliveryDates('regularDelivery', entry, today, false)
  expect([dates.min, dates.max]).toEqual([today, '2027-02-20'])
  expect([today, tuesday, wednesday, '2027-02-21'].map(dates.isSelectable)).toEqual([false, true, false, false])
  expect(dates.first).toBe(tuesday)
  expect(dates.notice(tuesday)).toBeUndefined()
  expect(dates.isHighlighted).toBeUndefined()
})

test('staff may choose any day in the range and read when it needs approval [CART-3]', () => {
  const dates = offerDeliveryDates('regularDelivery', entry, today, true)
  expect([today, wednesday, '2026-11-19', '2027-02-21'].map(dates.isSelectable)).toEqual([true, true, false, false])
  expect(dates.notice(wednesday)).toBe(
    'The selected delivery date will need approval since it is not a valid routing day.',
  )
  expect(dates.notice(tuesday)).toBeUndefined()
  expect(dates.notice(null)).toBeUndefined()
})

test('valid routing days stand out for staff where the order type says so [CART-3]', () => {
  const dates = offerDeliveryDates('regularDelivery', entry, today, true)
  expect([tuesday, wednesday].map((date) => dates.isHighlighted?.(date))).toEqual([true, false])
  const plain = offerDeliveryDates('willCall', { ...entry, highlightValidForInternal: false }, today, true)
  expect(plain.isHighlighted).toBeUndefined()
})

test('a customer without regular-delivery days has no date and is sent to the DSR [CART-3]', () => {
  const dates = offerDeliveryDates('regularDelivery', { ...entry, routeDaysInfo: [] }, today, false)
  expect(dates.first).toBeNull()
  expect(dates.isOpen).toBe(false)
  expect(dates.notice(null)).toBe('For regular delivery, please reach out to your DSR to set the routing days.')
  expect(offerDeliveryDates('vanOrder', undefined, today, false).notice(null)).not.toContain('DSR')
})

test('staff choose a date for a customer without routing days, with approval [CART-3]', () => {
  const dates = offerDeliveryDates('regularDelivery', undefined, today, true)
  expect(dates.isOpen).toBe(true)
  expect(dates.notice(tuesday)).toContain('will need approval')
})
