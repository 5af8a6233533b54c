import { expect, test } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import type { Letter } from './fonts.ts'
import { maxLetters, widthOf } from './letters-of.ts'
import { wrapText } from './wrap-text.ts'

const read = (letters: readonly Letter[]): string => letters.map(({ character }) => character).join('')

test('no line is wider than its column, and no letter is lost [ITEM-5]', () => {
  const text = `${'enriched wheat flour, niacin, '.repeat(40)}${'W'.repeat(300)} ${'豆腐'.repeat(90)} end`
  const lines = wrapText(text, 200, 9)
  expect(Math.max(...lines.map((line) => widthOf(line, 9)))).toBeLessThanOrEqual(200)
  expect(lines.map(read).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('an empty text has no line, and a column too narrow for a letter still ends [ITEM-5]', () => {
  expect(wrapText('   ', 200, 9)).toEqual([])
  expect(wrapText('WW', 1, 9).map(read)).toEqual(['W', 'W'])
})

test('one word of the longest text takes no longer than others [PLAT-14]', () => {
  const started = processorMs()
  wrapText('W'.repeat(maxLetters), 200, 9)
  expect(processorMs() - started).toBeLessThan(3000)
})
