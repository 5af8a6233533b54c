import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('accents, ligatures and curly quotes are read as they are typed without them [CART-13]', () => {
  expect(plainText('Œufs d’été – Jalapeños')).toBe("oeufs d'ete – jalapenos")
})
