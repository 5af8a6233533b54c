import { expect, test } from 'vitest'
import { isSoldBy } from './is-sold-by.ts'

const both = { casePrice: 4000, eachPrice: 500 }
const whole = { isBrokenCase: false, eachOnly: false }

test('an each price shows only of an item that is sold by the each [ITEM-7]', () => {
  expect(isSoldBy('EA', whole, both)).toBe(false)
  expect(isSoldBy('EA', { ...whole, isBrokenCase: true }, both)).toBe(true)
  expect(isSoldBy('EA', { ...whole, eachOnly: true }, both)).toBe(true)
  expect(isSoldBy('EA', { ...whole, isBrokenCase: true }, { ...both, eachPrice: null })).toBe(false)
})

test('a case price shows where there is one [ITEM-7]', () => {
  expect(isSoldBy('CS', whole, both)).toBe(true)
  expect(isSoldBy('CS', whole, { ...both, casePrice: null })).toBe(false)
  expect(isSoldBy('CS', whole, null)).toBe(false)
})
