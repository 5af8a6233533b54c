import { expect, test } from 'vitest'
import { overrideTone } from './override-tone.ts'

test('an override is shown as lower or as higher than the price before it [CART-10]', () => {
  expect(overrideTone(1895, 1800)).toBe('lower')
  expect(overrideTone(1895, 1900)).toBe('higher')
})

test('the same price, and a price that is not known, are neither [CART-10]', () => {
  expect(overrideTone(1895, 1895)).toBeNull()
  expect(overrideTone(null, 1895)).toBeNull()
  expect(overrideTone(1895, null)).toBeNull()
})
