import { expect, test } from 'vitest'
import { withCheckDigit } from '../testing/encode-label.ts'
import { restrictedCode } from './restricted-code.ts'

test.each(['02', '20', '21', '25', '29'])(
  'of a scale’s label with prefix %s only the item part counts [NEXT-8]',
  (prefix) => {
    const light = `0${withCheckDigit(`${prefix}1234500750`)}`
    const heavy = `0${withCheckDigit(`${prefix}1234512990`)}`
    expect(restrictedCode(light)).toBe(`${prefix}12345xxxxxx`)
    expect(restrictedCode(heavy)).toBe(restrictedCode(light))
  },
)

test.each(['03', '01', '19', '30', '50'])('a number with prefix %s is the whole product’s [NEXT-8]', (prefix) => {
  expect(restrictedCode(`0${withCheckDigit(`${prefix}1234500750`)}`)).toBeNull()
})

test('the case of a product is never a scale’s label [NEXT-8]', () => {
  expect(restrictedCode(withCheckDigit('1201234500750'))).toBeNull()
})
