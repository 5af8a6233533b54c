import { expect, test } from 'vitest'
import type { Letter } from './fonts.ts'
import { lettersOf, maxLetters, runsOf } from './letters-of.ts'

const read = (letters: readonly Letter[]): string => letters.map(({ character }) => character).join('')
const drawn = (text: string): string => read(lettersOf(text, 'regular'))

test('the words and signs of food stay as they are, in Latin, Greek, Cyrillic, Chinese, Japanese and Korean [ITEM-5]', () => {
  const words =
    'Jalapeño Crème brûlée œufs Łódź tőke Phở Ω борщ γιαούρτι 豆腐 饺子 餃子 醤油 海苔 김치 ½ ⅓ ≤ 33 °F ℉ ® ™ € “x” –'
  expect(drawn(words)).toBe(words)
  expect(read(lettersOf(words, 'bold'))).toBe(words)
  // The same word, its accent written apart.
  expect(drawn('Jalapen\u0303o')).toBe('Jalapeño')
})

test('a character no font has is spelled in plain ones, or is seen to be missing [ITEM-5]', () => {
  expect(drawn('𝐒alt Å')).toBe('Salt Å')
  expect(drawn('🌶 hot, ไทย')).toBe('? hot, ???')
  expect(drawn('a\tb\nc\u200b\u0007d')).toBe('a b c d')
})

test('each stretch has the font that can draw it, and no font is asked for more than it has [ITEM-5]', () => {
  const runs = runsOf(lettersOf('Tofu 豆腐 (김치) Ω', 'bold'))
  expect(runs.map(({ letters }) => read(letters))).toEqual(['Tofu ', '豆腐', ' (', '김치', ') Ω'])
  for (const { file, letters } of runs)
    for (const { character } of letters) expect(file.font.hasGlyphForCodePoint(character.codePointAt(0)!)).toBe(true)
})

test('a text without end is cut, and its end is marked [ITEM-5, security 21]', () => {
  expect(drawn('x'.repeat(1_000_000))).toBe(`${'x'.repeat(maxLetters)} …`)
})
