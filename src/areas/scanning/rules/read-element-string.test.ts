import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EncodedField, encodePrinted, encodeScanned, withCheckDigit } from '../testing/encode-label.ts'
import { readElementString } from './read-element-string.ts'

const read = (text: string) => {
  const { elements, problem } = readElementString(text, 2026)
  return [elements.map(({ ai, value }): EncodedField => [ai, value]), problem]
}

const digits = (min: number, max = min) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''))
const checked = (length: number) => digits(length - 1).map(withCheckDigit)
// Set 82 without brackets, whose printed form is that of identifiers.
const letters = Array.from(`!"%&'*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`)
const text = (max: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: max }).map((all) => all.join(''))
const two = (min: number, max: number) => fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'))
const day = fc.tuple(two(0, 99), two(1, 12), two(0, 28)).map((parts) => parts.join(''))
const measures = ['310', '316', '320', '329', '330', '337', '340', '349', '350', '357', '360', '369']

const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '00': checked(18),
  '01': checked(14),
  '02': checked(14),
  '10': text(20),
  '11': day,
  '12': day,
  '13': day,
  '15': day,
  '16': day,
  '17': day,
  '20': digits(2),
  '21': text(20),
  '30': digits(1, 8),
  '37': digits(1, 8),
  '240': text(30),
  '241': text(30),
  '400': text(30),
  '410': checked(13),
  '414': checked(13),
  '422': digits(3),
  '7003': fc.tuple(day, two(0, 23), two(0, 59)).map((parts) => parts.join('')),
  '7007': fc.oneof(
    day,
    fc.tuple(day, day).map((parts) => parts.join('')),
  ),
  ...Object.fromEntries(
    measures.flatMap((start) => [0, 1, 2, 3, 4, 5].map((scale) => [`${start}${scale}`, digits(6)])),
  ),
}
const fields = fc
  .uniqueArray(fc.constantFrom(...Object.keys(values)), { minLength: 1, maxLength: 8 })
  .chain((ais) => fc.tuple(...ais.map((ai) => values[ai]!.map((value): EncodedField => [ai, value]))))

test('whatever fields a label is encoded from are read from it, scanned or printed, in any order [NEXT-8]', () => {
  fc.assert(
    fc.property(fields, fc.constantFrom('\u001d', '^', '|', '~'), (all, separator) => {
      const scanned = encodeScanned(all, separator)
      // A value may hold what looks like a separator nowhere: set 82 has none of them.
      expect(read(scanned)).toEqual([all, null])
      expect(read(`\u001d${scanned}`)).toEqual([all, null])
      expect(read(encodePrinted(all))).toEqual([all, null])
    }),
    { numRuns: 1000 },
  )
})

test('whatever is scanned, reading ends, and what was read stands before the place that is named [NEXT-8]', () => {
  const noise = fc.string({ unit: fc.constantFrom('\u001d', ...letters, '(', ')', 'é', '0', '1', '3'), maxLength: 200 })
  fc.assert(
    fc.property(noise, (scanned) => {
      const { elements, problem } = readElementString(scanned, 2026)
      const length = elements.reduce((sum, { ai, value }) => sum + ai.length + value.length, 0)
      expect(length).toBeLessThanOrEqual(scanned.length)
      if (problem) expect(problem.at).toBeGreaterThan(length)
    }),
  )
})

test('an unknown identifier ends the reading, and its place is named [NEXT-8]', () => {
  expect(read('011003803472020210LOT7A\u001d8005001234')).toEqual([
    [
      ['01', '10038034720202'],
      ['10', 'LOT7A'],
    ],
    { at: 25, reason: 'unknown identifier' },
  ])
  for (const missing of ['3176000001', '3386000001', '3586000001', '3106000001', '99X', '(8005)001234'])
    expect(readElementString(missing, 2026)).toEqual({ elements: [], problem: { at: 1, reason: 'unknown identifier' } })
})

test.each([
  ['0110038034720203', '(01) has a wrong check digit'],
  ['000012345678901234567', '(00) has a wrong check digit'],
  ['01100380347202', '(01) has 12 characters in place of 14'],
  ['3103\u001d', '(3103) has 0 characters in place of 6'],
  ['310300A750', '(3103) has a character that is no digit'],
  ['17260230', '(17) is no date'],
  ['70032611232460', '(7003) is no date'],
  ['10LOT#7', '(10) has a character that is not allowed'],
  [`10${'A'.repeat(21)}`, '(10) has more or fewer characters than allowed'],
  ['10\u001d', '(10) has more or fewer characters than allowed'],
  ['10A\u001d10B', '(10) stands there twice'],
])('%j: %s [NEXT-8]', (scanned, reason) => {
  expect(readElementString(scanned, 2026).problem?.reason).toBe(reason)
})
