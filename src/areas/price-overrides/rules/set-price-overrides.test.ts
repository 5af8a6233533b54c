import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { checkOverrides, setPriceOverrides } from './set-price-overrides.ts'

const by = { byName: 'Rosa', at: '2026-03-02T20:00:00.000Z' }
const none = { casePriceOverride: null, eachPriceOverride: null }
const price = { casePrice: 2000, eachPrice: 250, perPound: null }
const amount = (value: number) => ({ type: 'amount', value }) as const
const percent = (value: number) => ({ type: 'percent', value }) as const

test('an override keeps who set it and when [CART-10]', () => {
  const decision = setPriceOverrides(none, { casePriceOverride: amount(1900) }, price, by)
  expect(decision).toEqual({
    allowed: true,
    value: { casePriceOverride: { type: 'amount', value: 1900, per: 'case', ...by }, eachPriceOverride: null },
  })
})

test('what is not mentioned stays, null takes it away [CART-10]', () => {
  const present = { casePriceOverride: { ...amount(1900), per: 'case', ...by } as const, eachPriceOverride: null }
  expect(setPriceOverrides(present, {}, price, by)).toMatchObject({ value: present })
  expect(setPriceOverrides(present, { casePriceOverride: null }, price, by)).toMatchObject({ value: none })
})

test.each([
  [
    'a unit without a price',
    { eachPriceOverride: amount(100) },
    { ...price, eachPrice: null },
    'price_override_needs_price',
  ],
  ['a percent that leaves nothing', { casePriceOverride: percent(10_000) }, price, 'price_override_percent_too_high'],
  [
    'a price below one cent',
    { eachPriceOverride: percent(9_900) },
    { ...price, eachPrice: 2 },
    'price_override_too_low',
  ],
])('%s is refused [CART-10, security 15]', (_, change, base, code) => {
  expect(abilityOf(setPriceOverrides(none, change, base, by))).toBe(code)
})

test('an override is asked again: its price may be gone, or be by the pound now [CHECK-4]', () => {
  const overrides = { casePriceOverride: { ...amount(1900), per: 'case', ...by } as const, eachPriceOverride: null }
  expect(checkOverrides(overrides, price).allowed).toBe(true)
  expect(abilityOf(checkOverrides(overrides, null))).toBe('price_override_no_longer_holds')
  const byThePound = { ...price, perPound: 24_550 }
  expect(abilityOf(checkOverrides(overrides, byThePound))).toBe('price_override_no_longer_holds')
})
