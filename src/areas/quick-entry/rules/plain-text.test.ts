import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('accents, ligatures and curly quotes become plain letters and straight quotes [CART-13]', () => {
  expect(plainText('Œufs d’été – Jalapeños')).toBe("oeufs d'ete – jalapenos")
})
