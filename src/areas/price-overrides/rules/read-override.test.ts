import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overrideText } from './override-text.ts'
import { readOverride } from './read-override.ts'

test.each([
  ['18.95', 'case', { type: 'amount', value: 1895 }],
  ['$1,018.9', 'case', { type: 'amount', value: 101_890 }],
  ['19', 'each', { type: 'amount', value: 1900 }],
  ['2.4550', 'pound', { type: 'amount', value: 24_550 }],
  ['$2.455/lb', 'pound', { type: 'amount', value: 24_550 }],
  ['10%', 'case', { type: 'percent', value: 1000 }],
  ['7.5 %', 'pound', { type: 'percent', value: 750 }],
] as const)('%s a %s is read as it is meant [CART-10]', (text, per, request) => {
  expect(readOverride(text, per)).toEqual({ request })
})

test('an empty field takes the override away [CART-10]', () => {
  expect(readOverride('  ', 'case')).toEqual({ request: null })
})

test.each([
  '0',
  '0.00',
  '100%',
  '0%',
  '-5',
  '18.955',
  'abc',
  '1e3',
  '10%%',
  '٣',
  '100000.00',
  '12,5',
  '1,50',
  '12,5%',
  '１２',
  '1,2,3',
])('%s is no override of a case [CART-10, security 15]', (text) => {
  expect(readOverride(text, 'case')).toHaveProperty('problem')
})

test('what is shown reads back as the same override [CART-10]', () => {
  const override = fc.oneof(
    fc.record({
      type: fc.constant('amount' as const),
      value: fc.integer({ min: 1, max: 9_999_999 }),
      per: fc.constantFrom('case' as const, 'each' as const, 'pound' as const),
    }),
    fc.record({
      type: fc.constant('percent' as const),
      value: fc.integer({ min: 1, max: 9_999 }),
      per: fc.constant('case' as const),
    }),
  )
  fc.assert(
    fc.property(override, ({ type, value, per }) => {
      expect(readOverride(overrideText({ type, value, per }), per)).toEqual({ request: { type, value } })
    }),
  )
})
