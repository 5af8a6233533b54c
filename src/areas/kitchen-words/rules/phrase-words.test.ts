import { expect, test } from 'vitest'
import { phraseWords } from './phrase-words.ts'

test('a phrase is compared without plurals, accents, signs and fillers [ITEM-2]', () => {
  expect(phraseWords('Half & Half')).toEqual(['half', 'half'])
  expect(phraseWords('half and half')).toEqual(['half', 'half'])
  expect(phraseWords('Purée of the Tomatoes')).toEqual(['puree', 'tomato'])
  expect(phraseWords('')).toEqual([])
})
