import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildLine } from '../testing/build-line.ts'
import { buildOperation } from '../testing/build-operation.ts'
import { takeOperation } from './take-operation.ts'

const walkIn = '00000000-0000-7000-8000-0000000000c1'
const facts = {
  lines: new Map([
    ['bags', buildLine({ eachesPerCase: 8 })],
    ['case', buildLine({ eachesPerCase: 1 })],
    ['meat', buildLine({ isCatchWeight: true })],
    ['each', buildLine({ eachOnly: true })],
  ]),
  locationIds: new Set([walkIn]),
}
const why = (changes: Parameters<typeof buildOperation>[0]) =>
  abilityOf(takeOperation(buildOperation({ caseHundredths: 0, ...changes }), facts))

test('a line is counted in what its item is counted by [INV-1]', () => {
  expect(why({ lineId: 'bags', caseHundredths: 250, units: 3 })).toBeNull()
  expect(why({ lineId: 'meat', caseHundredths: 100, weightHundredths: 1350 })).toBeNull()
  expect(why({ lineId: 'case', units: 1 })).toBe('eaches_not_counted')
  expect(why({ lineId: 'each', caseHundredths: 1 })).toBe('cases_not_counted')
  expect(why({ lineId: 'bags', weightHundredths: 1 })).toBe('pounds_not_counted')
})

test('nothing is a count too: an empty shelf [INV-1]', () => {
  for (const lineId of facts.lines.keys()) expect(why({ lineId })).toBeNull()
})

test('a line or a location of somewhere else is refused by its field [INV-1, security 10]', () => {
  const other = takeOperation(buildOperation({ lineId: 'elsewhere' }), facts)
  expect(other).toMatchObject({ allowed: false, refusal: { code: 'count_line_not_found', field: 'lineId' } })
  expect(why({ lineId: 'bags', locationId: walkIn })).toBeNull()
  expect(why({ lineId: 'bags', locationId: 'elsewhere' })).toBe('count_location_not_found')
})

test('a shelf that is cleared has no quantity [NEXT-9]', () => {
  expect(why({ lineId: 'bags', isCleared: true })).toBeNull()
  expect(why({ lineId: 'bags', isCleared: true, units: 1 })).toBe('cleared_with_quantity')
})
