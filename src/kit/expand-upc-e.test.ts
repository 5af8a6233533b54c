import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandUpcE } from './expand-upc-e.ts'

/** As GS1 describes it: three times the digits of odd places from the right, and the even ones. */
function withCheckDigit(body: string): string {
  const places = Array.from(body).toReversed().map(Number)
  const sum = places.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return body + String((1000 - sum) % 10)
}

// The examples of the GS1 General Specifications, section 5.2.1.3.3, and of common packages.
test.each([
  ['01234565', '012345000065'],
  ['04252614', '042100005264'],
  ['01201303', '012000000133'],
])('%s is %s written short [NEXT-8]', (short, long) => {
  expect(expandUpcE(short)).toBe(long)
})

/** How a UPC-A is shortened: each row takes zeros out of one place. */
function shorten(upc: string): string | null {
  const [maker, product] = [upc.slice(1, 6), upc.slice(6, 11)]
  const body =
    /^..[012]00$/.test(maker) && product.startsWith('00')
      ? maker.slice(0, 2) + product.slice(2) + maker[2]!
      : /^...00$/.test(maker) && product.startsWith('000')
        ? `${maker.slice(0, 3)}${product.slice(3)}3`
        : /^....0$/.test(maker) && product.startsWith('0000')
          ? `${maker.slice(0, 4)}${product.slice(4)}4`
          : /^0000[5-9]$/.test(product)
            ? maker + product.slice(4)
            : null
  return body && upc[0]! + body + upc[11]!
}

test('every number with a short form is found again from it [NEXT-8]', () => {
  const body = fc.tuple(
    fc.constantFrom('0', '1'),
    fc.integer({ min: 0, max: 99_999 }),
    fc.integer({ min: 0, max: 999 }),
  )
  let shortened = 0
  fc.assert(
    fc.property(body, fc.constantFrom('00', '000', '0000'), ([system, maker, product], zeros) => {
      const full = withCheckDigit(
        system + String(maker).padStart(5, '0') + (zeros + String(product)).slice(0, 5).padEnd(5, '7'),
      )
      const short = shorten(full)
      if (short === null) return
      shortened++
      expect(expandUpcE(short)).toBe(full)
    }),
    { numRuns: 20_000 },
  )
  expect(shortened).toBeGreaterThan(20)
})

test.each(['21234565', '0123456', '012345678', 'ABCDEFGH', ''])('%j has no long form [NEXT-8]', (text) => {
  expect(expandUpcE(text)).toBeNull()
})
