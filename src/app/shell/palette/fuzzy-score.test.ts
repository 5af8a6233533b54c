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

test.each([
  ['password', ['Privacy & Security']],
  ['bank', ['Add bank account', 'Payment Methods']],
  ['2fa', ['Privacy & Security']],
  ['credit card', ['Payment Methods']],
  ['ank', ['Add bank account']],
])('%j finds %j by its other words too, after what is called so [SHELL-10]', (keyword, expected) => {
  const commands = [
    { label: 'Payment Methods', words: 'bank account credit card' },
    { label: 'Privacy & Security', words: 'change password two-factor 2fa' },
    { label: 'Add bank account', words: '' },
  ]
  const fits = rankByFit(
    commands,
    keyword,
    ({ label }) => label,
    ({ words }) => words,
  )
  expect(fits.map(({ label }) => label)).toEqual(expected)
})

test('what starts with the keyword comes before what only contains it [SHELL-10]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,8}$/), fc.stringMatching(/^[a-z]{1,8}$/), (word, other) => {
      const [inside, start] = [fuzzyScore(`x${word}${other}`, word), fuzzyScore(`${word}${other}`, word)]
      expect(start!).toBeGreaterThan(inside!)
    }),
  )
})
