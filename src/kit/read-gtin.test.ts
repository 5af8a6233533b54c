import { expect, test } from 'vitest'
import { readGtin } from './read-gtin.ts'

test('a GTIN of any length is kept as 14 digits [PLAT-3]', () => {
  expect(readGtin('96385074')).toBe('00000096385074')
  expect(readGtin('877448001674')).toBe('00877448001674')
  expect(readGtin('5051379043735')).toBe('05051379043735')
  expect(readGtin('10038034720202')).toBe('10038034720202')
})

test.each(['5051379043736', '505137904373', '1234567', '000000000000', '50513790437 5', '٥٠٥١٣٧٩٠٤٣٧٣٥', ''])(
  'a GTIN with a wrong length or check digit is refused: "%s" [PLAT-3]',
  (text) => {
    expect(readGtin(text)).toBeNull()
  },
)
