import { expect, test } from 'vitest'
import { phraseWords } from './phrase-words.ts'

test('phrases are compared without plurals, accents, punctuation and fillers [ITEM-2]', () => {
  expect(phraseWords('Half & Half')).toEqual(['half', 'half'])
  expect(phraseWords('half and half')).toEqual(['half', 'half'])
  expect(phraseWords('Purée of the Tomatoes')).toEqual(['puree', 'tomato'])
  expect(phraseWords('')).toEqual([])
})
