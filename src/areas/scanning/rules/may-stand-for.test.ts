import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import type { ScanUnit } from '../scanned-code.ts'
import { mayStandFor } from './may-stand-for.ts'

const noEach = 'This item is neither sold nor counted by the each. Choose the case.'
const noCase = 'This item is sold by the each only. Choose one each.'

test.each<[string, ScanUnit, object, string | undefined]>([
  ['the case of whatever has one', 'CS', {}, undefined],
  ['a case of what is sold by the each only', 'CS', { eachOnly: true }, noCase],
  ['an each of what is sold by the each only', 'EA', { eachOnly: true }, undefined],
  ['an each of a case that is broken', 'EA', { isBrokenCase: true, eachesPerCase: 6 }, undefined],
  ['an each that is only counted', 'EA', { eachesPerCase: 6 }, undefined],
  ['an each of a case of one', 'EA', {}, noEach],
  ['an each of catch weight', 'EA', { isCatchWeight: true, eachesPerCase: 4 }, noEach],
])('%s [NEXT-8]', (_, unit, facts, reason) => {
  const pack = { eachOnly: false, isBrokenCase: false, isCatchWeight: false, eachesPerCase: 1, ...facts }
  expect(why(mayStandFor(unit, pack))).toBe(reason)
})
