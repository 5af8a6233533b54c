import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLikelyScan, isWedgeBurst, type PressedKey } from './is-wedge-burst.ts'

const press = (keys: readonly string[], gaps: readonly number[]): PressedKey[] => {
  let at = 1000
  return keys.map((key, i) => ({ key, at: (at += i === 0 ? 0 : gaps[i - 1]!) }))
}
const characters = (min: number, max: number) =>
  fc.array(fc.constantFrom(...Array.from('0123456789ABCDEFabcdef-/')), { minLength: min, maxLength: max })
const ending = fc.constantFrom('Enter', 'Tab')

test('a scanner is known by its speed: every code of six characters and more with a digit, ended by Enter or Tab [NEXT-8]', () => {
  fc.assert(
    fc.property(
      characters(6, 80).filter((code) => code.some((key) => key >= '0' && key <= '9')),
      ending,
      fc.array(fc.integer({ min: 0, max: 35 }), { minLength: 81, maxLength: 81 }),
      (code, end, gaps) => {
        expect(isWedgeBurst(press([...code, end], gaps))).toBe(true)
      },
    ),
  )
})

test('a person is never taken for a scanner: one key in a code that comes as a hand presses it is enough [NEXT-8]', () => {
  // Two keys rolled over may come within a few milliseconds; a whole code at 200 words a minute
  // comes at 60 milliseconds a key on average.
  const typed = fc.tuple(characters(1, 40), ending).chain(([code, end]) =>
    fc.tuple(
      fc.constant([...code, end]),
      fc
        .array(fc.integer({ min: 0, max: 200 }), { minLength: code.length, maxLength: code.length })
        .filter((gaps) => gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length >= 60),
    ),
  )
  fc.assert(
    fc.property(typed, ([keys, gaps]) => {
      expect(isWedgeBurst(press(keys, gaps))).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('one pause of a hand within a code is enough: its keys are a person’s [NEXT-8]', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 35 }), { minLength: 30, maxLength: 30 })
  const pause = fc.tuple(fc.nat(), fc.integer({ min: 36, max: 5000 }))
  fc.assert(
    fc.property(characters(6, 30), ending, gaps, pause, (code, end, fast, [place, pauseMs]) => {
      expect(isWedgeBurst(press([...code, end], fast.with(place % code.length, pauseMs)))).toBe(false)
    }),
  )
})

test.each([
  ['a quantity and Enter', ['1', '2', 'Enter']],
  ['five characters', ['1', '2', '3', '4', '5', 'Enter']],
  ['a code that nothing ends', ['1', '2', '3', '4', '5', '6', '7']],
  ['a word that a tool types', ['b', 'r', 'o', 'c', 'c', 'o', 'l', 'i', 'Enter']],
  ['nothing', []],
])('%s is no scan, however fast [NEXT-8]', (_, keys) => {
  expect(
    isWedgeBurst(
      press(
        keys,
        keys.map(() => 1),
      ),
    ),
  ).toBe(false)
})

test('the first three keys of a scan may still be shortcuts, the following ones are not [NEXT-8]', () => {
  expect(isLikelyScan(press(['g', 's', 'x'], [2, 2]))).toBe(false)
  expect(isLikelyScan(press(['0', '1', '1', 'l'], [2, 2, 2]))).toBe(true)
  expect(isLikelyScan(press(['0', '1', '1', 'l'], [2, 2, 36]))).toBe(false)
})
