import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withCheckDigit } from '../testing/encode-label.ts'
import { matchGtin } from './match-gtin.ts'

const product = fc.integer({ min: 0, max: 999_999_999_999 }).map((number) => String(number).padStart(12, '0'))
const packs = fc.integer({ min: 1, max: 8 })

test('the smallest unit of a filed case is an each of it, whatever its indicator and check digit [NEXT-8]', () => {
  fc.assert(
    fc.property(product, packs, (body, level) => {
      expect(matchGtin(withCheckDigit(`0${body}`), withCheckDigit(`${level}${body}`))).toBe('each')
    }),
  )
})

test('another pack of the product is never its case, as nothing says what it holds [NEXT-8]', () => {
  fc.assert(
    fc.property(product, packs, fc.integer({ min: 0, max: 8 }), (body, scanned, filed) => {
      const match = matchGtin(withCheckDigit(`${scanned}${body}`), withCheckDigit(`${filed}${body}`))
      expect(match).toBe(scanned === filed ? 'case' : 'another pack')
    }),
  )
})

test('another product, and a variable measure, match nothing but themselves [NEXT-8]', () => {
  expect(matchGtin('10038034720202', '10038034720219')).toBeNull()
  expect(matchGtin(withCheckDigit('9003803472020'), '10038034720202')).toBeNull()
  expect(matchGtin(withCheckDigit('0003803472020'), withCheckDigit('9003803472020'))).toBeNull()
  expect(matchGtin(withCheckDigit('9003803472020'), withCheckDigit('9003803472020'))).toBe('case')
})
