import { expect, test } from 'vitest'
import { readGtin, readPrintedGtin } from './read-gtin.ts'

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

// The first is finding 6 of scale.md, as its box has it.
test.each([
  ['0 22652 19211 7', '00022652192117'],
  ['1-00-38034-72020-2', '10038034720202'],
  ['22652192117', '00022652192117'],
  ['04252614', '00042100005264'],
  ['96385074', '00000096385074'],
])('a GTIN as boxes and spreadsheets have it is read: "%s" [PLAT-3]', (text, gtin) => {
  expect(readPrintedGtin(text)).toBe(gtin)
})

test.each(['0 22652 19211 8', '22652192118', '2265219211', 'same as 24-count', '', '00000000000'])(
  'what is no GTIN stays none: "%s" [PLAT-3]',
  (text) => {
    expect(readPrintedGtin(text)).toBeNull()
  },
)
