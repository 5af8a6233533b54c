import { expect, test } from 'vitest'
import { headerWords } from './column-words.ts'
import { hasWord, listWords } from './list-words.ts'

test.each([
  ['Your item number', 'own'],
  ['Catégorie', 'category'],
  ['Ubicación', 'location'],
  ['Par (unidades)', 'each'],
  ['Item #', 'number'],
] as const)('the header %j has a word for %s [GUIDE-1, GUIDE-3]', (header, kind) => {
  expect(hasWord(headerWords(header), listWords[kind])).toBe(true)
})
