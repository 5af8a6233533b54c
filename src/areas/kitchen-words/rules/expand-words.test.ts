import { expect, test } from 'vitest'
import { compileLexicon } from './compile-lexicon.ts'
import { expandWords } from './expand-words.ts'
import { readKitchenWords } from './read-kitchen-words.ts'

const lexicon = compileLexicon([
  readKitchenWords(`
half and half = coffee cream
plastic wrap = film
*peanut butter
butter > margarine
camaron > shrimp
limon verde > lime
desosse > boneless
chicken breast > airline
to go box > clamshell`),
])
const expanded = (text: string) =>
  expandWords(lexicon, text.split(' ')).map(({ from, length, alternatives, isWhole }) => ({
    phrase: text
      .split(' ')
      .slice(from, from + length)
      .join(' '),
    also: alternatives.map(({ words }) => words.join(' ')),
    isWhole,
  }))

test('the longest phrase wins and phrases do not overlap [ITEM-2]', () => {
  expect(expanded('creamy peanut butter')).toEqual([{ phrase: 'peanut butter', also: [], isWhole: true }])
  expect(expanded('peanuts butter')).toHaveLength(1)
  expect(expanded('butter peanuts')).toHaveLength(1)
  expect(expanded('sweet butter')).toEqual([{ phrase: 'butter', also: ['margarine'], isWhole: false }])
})

test('fillers are skipped when phrases are matched, but counted in their length [ITEM-2]', () => {
  expect(expanded('half and half pint')).toEqual([{ phrase: 'half and half', also: ['coffee cream'], isWhole: false }])
  expect(expanded('2 to go boxes')).toEqual([{ phrase: 'to go boxes', also: ['clamshell'], isWhole: false }])
})

test('a Spanish plural matches its singular [ITEM-2]', () => {
  expect(expanded('camarones')).toEqual([{ phrase: 'camarones', also: ['shrimp'], isWhole: false }])
})

test('a pair also matches in reverse order and in shorthand [ITEM-2]', () => {
  expect(expanded('wrap plastic 18in')).toEqual([{ phrase: 'wrap plastic', also: ['film'], isWhole: false }])
  expect(expanded('chq brst')).toEqual([])
  expect(expanded('chix brst').map(({ also }) => also)).toEqual([['airline']])
  expect(expanded('lettuce')).toEqual([])
})

test('Spanish plurals and French feminines are found in their plain form, each word by itself [ITEM-2]', () => {
  expect(expanded('limones verdes').map(({ also }) => also)).toEqual([['lime']])
  expect(expanded('desossee').map(({ also }) => also)).toEqual([['boneless']])
})
