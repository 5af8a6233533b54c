import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWeightHundredths } from './to-weight-hundredths.ts'

test.each([
  ['3202', '001234', 1234],
  ['3201', '000405', 4050],
  ['3200', '000040', 4000],
  ['3203', '012345', 1235], // 12.345 lb: halves are rounded up
  ['3103', '001750', 386], // 1.750 kg are 3.858089… lb
  ['3100', '000001', 220], // 2.20462… lb
  ['3102', '045359', 99_999], // 453.59 kg are 999.9947… lb
  ['3570', '000016', 100],
  ['3571', '000005', 3], // half an ounce is 0.03125 lb
])('(%s) %s is %i hundredths of a pound [NEXT-8]', (ai, digits, expected) => {
  expect(toWeightHundredths(ai, digits)).toBe(expected)
})

test.each(['3303', '3403', '3603', '3153'])(
  '(%s) is no net weight: gross weights and volumes are left alone [NEXT-8]',
  (ai) => {
    expect(toWeightHundredths(ai, '001000')).toBeNull()
  },
)

test('kilograms are converted exactly and rounded once: never a hundredth off, whatever the decimals [NEXT-8]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 5 }), (value, scale) => {
      const hundredths = toWeightHundredths(`310${scale}`, String(value).padStart(6, '0'))!
      // |kg - lb × 0.45359237| is at most half a hundredth of a pound, in whole hundred-billionths.
      const kilograms = BigInt(value) * 10n ** BigInt(10 - scale)
      const pounds = BigInt(hundredths) * 45_359_237n
      const off = kilograms > pounds ? kilograms - pounds : pounds - kilograms
      expect(2n * off <= 45_359_237n).toBe(true)
    }),
  )
})
