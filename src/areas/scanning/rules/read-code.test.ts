import fc from 'fast-check'
import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { withCheckDigit } from '../testing/encode-label.ts'
import { readCode } from './read-code.ts'

const read = (text: string) => {
  const decision = readCode(text, 2026)
  if (!decision.allowed) throw new Error(decision.refusal.message)
  return decision.value
}
const kindAndCode = (text: string) => {
  const { kind, code } = read(text)
  return [kind, code]
}

test.each([
  ['96385074', '00000096385074'],
  ['877448001674', '00877448001674'],
  ['5051379043735', '05051379043735'],
  ['10038034720202', '10038034720202'],
  [']E05051379043735', '05051379043735'],
  [']I110038034720202', '10038034720202'],
  ['8 77448 00167 4', '00877448001674'],
  ['877448-001674', '00877448001674'],
  ['01234565', '00012345000065'],
  [']E00012345000065', '00012345000065'],
  [']E401234565', '00000001234565'],
  ['12345670', '00000012345670'],
])('%s is the GTIN %s [NEXT-8]', (text, gtin) => {
  expect(kindAndCode(text)).toEqual(['gtin', gtin])
})

const label = '0110038034720202310300175017261231\u001d10LOT7A\u001d21S-9'

test.each([
  `]C1${label}`,
  `]d2${label}`,
  `]Q3${label}`,
  `]e0${label}`,
  `\u001d${label}`,
  label,
  '(01)10038034720202(3103)001750(17)261231(10)LOT7A(21)S-9',
])('a label names the item with weight, lot, serial and date: %j [NEXT-8]', (text) => {
  const { code, facts, warning } = read(text)
  expect(code).toBe('10038034720202')
  expect(facts).toMatchObject({ weightHundredths: 386, lot: 'LOT7A', serial: 'S-9', expiresOn: '2026-12-31' })
  expect(warning).toBeNull()
})

test('what stands before an unknown identifier counts, and the warning names the place [NEXT-8]', () => {
  const { code, facts, warning } = read(']C1011003803472020210LOT7A\u001d8005001234')
  expect([code, facts.lot]).toEqual(['10038034720202', 'LOT7A'])
  expect(warning).toBe('Character 25 of the label: unknown identifier. What follows was not read.')
})

test('a container names what it holds, and how many [NEXT-8]', () => {
  const { code, facts } = read(`]C100${withCheckDigit('00123456789012345')}02100380347202023748`)
  expect([code, facts.count]).toEqual(['10038034720202', 48])
})

test.each([
  ['', 'Scan or enter a code.'],
  [' \t', 'Scan or enter a code.'],
  [']C1', 'Scan or enter a code.'],
  ['x'.repeat(201), 'A code cannot be more than 200 characters.'],
  ['10038034720203', 'The check digit does not match. Please scan the code again.'],
  ['5051379043736', 'The check digit does not match. Please scan the code again.'],
  ['877448001675', 'The check digit does not match. Please scan the code again.'],
  ['96385075', 'The check digit does not match. Please scan the code again.'],
  [`]C100${withCheckDigit('00123456789012345')}`, 'This label names a pallet, not an item. Please scan a case on it.'],
  ['\u202E321-PK', 'The code has a character that is not allowed.'],
  ['\u200B\u200B', 'The code has a character that is not allowed.'],
  ['KP\n778', 'The code has a character that is not allowed.'],
  [']C110LOT7A', 'This label does not name an item.'],
  [']C10110038034720203', 'This label could not be read. Character 1: (01) has a wrong check digit.'],
])('%j is refused: %s [NEXT-8]', (text, reason) => {
  const decision = readCode(text, 2026)
  expect(why(decision)).toBe(reason)
  expect(decision.allowed ? '' : decision.refusal.field).toBe('code')
})

test.each([
  ['0100741', '0100741'],
  [' KP-778 ', 'KP-778'],
  [']C010038034720203', '10038034720203'], // A barcode that holds GTINs and other numbers alike.
  ['123456789', '123456789'],
  ['999999999999999999999', '999999999999999999999'],
])('%j is a plain code [NEXT-8]', (text, code) => {
  expect(kindAndCode(text)).toEqual(['plain', code])
})

test('the labels of one item on a scale share one code [NEXT-8]', () => {
  expect(kindAndCode(withCheckDigit('201234500750'))).toEqual(['restricted', '2012345xxxxxx'])
  expect(kindAndCode(withCheckDigit('20123450075'))).toEqual(['restricted', '0201234xxxxxx'])
})

test('whatever is scanned is read or refused for the field, and the code read is of use again [NEXT-8]', () => {
  const noise = fc.string({ unit: fc.constantFrom(...Array.from('0123456789]CdQE()-^| \u001dABxé')), maxLength: 210 })
  fc.assert(
    fc.property(noise, (text) => {
      const decision = readCode(text, 2026)
      if (!decision.allowed) {
        expect(decision.refusal.field).toBe('code')
        return
      }
      const { kind, code } = decision.value
      expect(code.length).toBeGreaterThan(0)
      expect(code.length).toBeLessThanOrEqual(200)
      if (kind === 'gtin') expect(kindAndCode(code)).toEqual(['gtin', code])
    }),
    { numRuns: 3000 },
  )
})
