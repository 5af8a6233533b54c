import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzyScore, rankByFit } from './fuzzy-score.ts'

const screens = ['Home', 'Shop', 'Review cart', 'Orders', 'Create order', 'Keyboard shortcuts', 'Credit requests']
const found = (keyword: string) => rankByFit(screens, keyword, (text) => text)

test.each([
  ['shop', ['Shop']],
  ['ord', ['Orders', 'Create order']],
  ['order create', ['Create order']],
  ['rc', ['Review cart']],
  ['crr', ['Credit requests']],
  ['REV CA', ['Review cart']],
  ['xyz', []],
  ['ho', ['Home', 'Shop', 'Keyboard shortcuts']],
])('%j finds %j [SHELL-10]', (keyword, expected) => {
  expect(found(keyword).slice(0, Math.max(expected.length, 0))).toEqual(expected)
  if (expected.length === 0) expect(found(keyword)).toEqual([])
})

test('without a keyword everything is there as it came [SHELL-10]', () => {
  expect(found('  ')).toEqual(screens)
})

test('what starts with the keyword comes before what only contains it [SHELL-10]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,8}$/), fc.stringMatching(/^[a-z]{1,8}$/), (word, other) => {
      const [inside, start] = [fuzzyScore(`x${word}${other}`, word), fuzzyScore(`${word}${other}`, word)]
      expect(start!).toBeGreaterThan(inside!)
    }),
  )
})
