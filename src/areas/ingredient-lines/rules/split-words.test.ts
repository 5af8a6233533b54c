import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

const textsOf = (line: string) => splitWords(line).map(({ text }) => text)

test('numbers are set apart from what is joined to them [RECIPE-3]', () => {
  expect(textsOf('200g flour')).toEqual(['200', 'g', 'flour'])
  expect(textsOf('1½ cups')).toEqual(['1', '1/2', 'cups'])
  expect(textsOf('2-3 cloves')).toEqual(['2', '-', '3', 'cloves'])
  expect(textsOf('2–3tbsp')).toEqual(['2', '-', '3', 'tbsp'])
  expect(textsOf('10# beef 80/20')).toEqual(['10', '#', 'beef', '80/20'])
  expect(textsOf('3/4 c.sugar')).toEqual(['3/4', 'c.', 'sugar'])
  expect(textsOf('500g/1lb pork')).toEqual(['500', 'g', '/', '1', 'lb', 'pork'])
  expect(splitWords('14-ounce can')[1]).toMatchObject({ text: 'ounce', isHyphened: true })
})

test('a comma before three digits marks thousands, before fewer a decimal [RECIPE-3]', () => {
  expect(textsOf('1,5 kg')).toEqual(['1.5', 'kg'])
  expect(textsOf('1,000 g')).toEqual(['1000', 'g'])
})

test('parentheses are one word with words of their own [RECIPE-3]', () => {
  const [one, size, can] = splitWords('1 (14 oz) can')
  expect([one!.text, size!.inner?.map(({ text }) => text), can!.text]).toEqual(['1', ['14', 'oz'], 'can'])
  expect(textsOf('salt (see note')).toEqual(['salt', ',', 'see', 'note'])
  expect(textsOf('a) b')).toEqual(['a', 'b'])
})
