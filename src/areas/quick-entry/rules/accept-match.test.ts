import { expect, test } from 'vitest'
import type { OrderLine } from '../order-line.ts'
import { matchFacts } from '../testing/match-facts.ts'
import { acceptMatch, type LineMatches } from './accept-match.ts'

const line = (more: Partial<OrderLine> = {}): OrderLine => ({
  quantity: 2,
  place: 'marked',
  unit: 'case',
  numbers: [],
  words: 'flour bread',
  doubt: null,
  ...more,
})
const matches = (more: Partial<LineMatches> = {}): LineMatches => ({
  numbered: [],
  named: [matchFacts()],
  isAll: true,
  isGroup: false,
  ...more,
})
const other = matchFacts({ itemNumber: '0001002' })
const judged = (a: Partial<OrderLine>, b: Partial<LineMatches>) => {
  const { isSure, itemNumber, doubt } = acceptMatch(line(a), matches(b))
  return [isSure, itemNumber, doubt]
}

const unsaid = (word: string, isInside = false) => ({ word, isInside, isAdded: false })

test('the only item of the history that all words fit is taken, even when others in the catalogue fit too [CART-13]', () => {
  const strange = matchFacts({ itemNumber: '0001002', times: 0 })
  expect(judged({}, { named: [matchFacts(), strange], isAll: false })).toEqual([true, '0001001', null])
})

test('an item of the history needs a decision when the words fit another item of the catalogue better [CART-13]', () => {
  const mayo = matchFacts({ unsaid: [unsaid('mayo')] })
  const plain = matchFacts({ itemNumber: '0001002', times: 0 })
  expect(judged({}, { named: [mayo, plain] })).toEqual([false, '0001001', 'named_better'])
  const balsamic = matchFacts({ unsaid: [unsaid('balsamic', true)] })
  expect(judged({}, { named: [balsamic, { ...plain, unsaid: [unsaid('cider', true)] }] })[2]).toBe('named_better')
  expect(judged({}, { named: [matchFacts({ isOnlyAdded: true })] })[2]).toBe('named_better')
  expect(judged({}, { named: [matchFacts({ isHeadNamed: false, isSecondNamed: false }), plain] })[0]).toBe(false)
})

test('sizes, grades and cuts may be left out [CART-13]', () => {
  const variant = matchFacts({ unsaid: [unsaid('fancy'), unsaid('4oz')] })
  const plain = matchFacts({ itemNumber: '0001002', times: 0 })
  expect(judged({}, { named: [variant, plain] })).toEqual([true, '0001001', null])
})

test('two fitting items of the history need a decision, unless one of them is a different product [CART-13]', () => {
  expect(judged({}, { named: [matchFacts(), other] })[2]).toBe('several_items')
  expect(judged({}, { named: [{ ...other, unsaid: [unsaid('strip'), unsaid('style')] }, matchFacts()] })[1]).toBe(
    '0001001',
  )
})

test('an item that was never ordered is taken only when the words, spelled correctly, fit nothing else [CART-13]', () => {
  const strange = matchFacts({ times: 0 })
  expect(judged({}, { named: [strange] })[0]).toBe(true)
  expect(judged({}, { named: [strange], isAll: false })[0]).toBe(false)
  expect(judged({}, { named: [matchFacts({ times: 0, words: ['same', 'misspelt'] })] })[0]).toBe(false)
  expect(judged({}, { named: [matchFacts({ times: 0, isReworded: true })] })[0]).toBe(false)
  // 'paper towels', and one towel of a brand with Paper in its name.
  expect(judged({}, { named: [matchFacts({ times: 0, isOnlyBrand: true })] })[0]).toBe(false)
  expect(judged({}, { named: [strange, { ...other, times: 0 }] })[0]).toBe(false)
})

test('a line with a word that fits nothing needs a decision [CART-13]', () => {
  expect(judged({}, { named: [matchFacts({ words: ['same', 'none'] })] })).toEqual([false, '0001001', 'word_unknown'])
  expect(judged({}, { named: [] })).toEqual([false, null, 'no_item'])
})

test('one word is enough for an item that is alone in having it, but not a word for many products [CART-13]', () => {
  const napkins = matchFacts({ words: ['same'], said: 1, head: 'napkin', unsaid: [unsaid('dispenser')] })
  expect(judged({}, { named: [napkins] })[0]).toBe(true)
  expect(judged({}, { named: [napkins], isGroup: true })[0]).toBe(false)
  const paste = matchFacts({ words: ['same'], said: 1, head: 'tomato', unsaid: [unsaid('paste')] })
  const sauce = { ...paste, itemNumber: '0001002', times: 0, unsaid: [unsaid('sauce')] }
  expect(judged({}, { named: [paste, sauce] })[0]).toBe(false)
})

test('a number is taken; with words that fit another item it needs a decision [CART-13]', () => {
  const byNumber = { numbers: ['0001001'], words: '' }
  expect(judged(byNumber, { numbered: [matchFacts({ words: [] })] })).toEqual([true, '0001001', null])
  expect(judged({ numbers: ['1'] }, { numbered: [matchFacts({ words: ['none', 'none'] })] })[2]).toBe(
    'number_and_words',
  )
  expect(judged(byNumber, { numbered: [matchFacts(), other] })[2]).toBe('several_items')
})

test('a number at the end that is also a size of the item needs a decision [CART-13]', () => {
  const named = [matchFacts({ isQuantityASize: true })]
  expect(judged({ place: 'last', unit: null }, { named })[2]).toBe('size_or_quantity')
  expect(judged({ place: 'marked' }, { named })[0]).toBe(true)
})

test('what is wrong with the line itself is reported before anything else [CART-13]', () => {
  expect(judged({ doubt: 'fraction', quantity: null }, {})).toEqual([false, '0001001', 'fraction'])
})

test('one word for the product is none of them for a kitchen that buys many kinds of it [CART-13]', () => {
  const flour = matchFacts({ words: ['same'], isSecondNamed: false })
  const kinds = ['bread', 'cake', 'rye', 'pastry'].map((kind, i) => ({
    ...flour,
    itemNumber: `000200${i}`,
    unsaid: [unsaid(kind)],
  }))
  const isTaken = (...others: typeof kinds) => judged({ words: 'flour' }, { named: [flour, ...others] })[0]
  expect([isTaken(...kinds.slice(0, 3)), isTaken(...kinds)]).toEqual([true, false])
})

test('what the words name comes before an item of the history that only has them: lemons before lemon detergent [CART-13]', () => {
  const detergent = matchFacts({ isHeadNamed: false, isSecondNamed: false, times: 9 })
  const lemon = matchFacts({ itemNumber: '0001002', times: 0 })
  expect(judged({}, { named: [detergent, lemon] })).toEqual([false, '0001002', 'several_items'])
})

test('of two varieties that words leave open the one that is bought is meant, unless the other is all they say [CART-13]', () => {
  const buttery = matchFacts({ unsaid: [unsaid('buttery')] })
  const chilled = matchFacts({ itemNumber: '0001002', times: 0, unsaid: [unsaid('refrigerated')] })
  expect(judged({}, { named: [buttery, chilled] })).toEqual([true, '0001001', null])
  expect(judged({}, { named: [buttery, { ...chilled, unsaid: [] }] })[2]).toBe('named_better')
  const balsamic = matchFacts({ unsaid: [unsaid('balsamic', true)] })
  expect(judged({}, { named: [balsamic, chilled] })[0]).toBe(false)
})

test('a word for several products is taken where all that fits is one product; a brand is never another [CART-13]', () => {
  const lime = matchFacts({ isLoose: true, unsaid: [unsaid('persian')] })
  const same = { ...lime, itemNumber: '0001002', times: 0 }
  expect(judged({}, { named: [lime, same] })).toEqual([true, '0001001', null])
  expect(judged({}, { named: [lime, { ...same, unsaid: [unsaid('key')] }] })[2]).toBe('several_items')
  expect(judged({}, { named: [lime, { ...same, times: 3 }] })[2]).toBe('several_items')
  expect(judged({}, { named: [{ ...lime, isNear: true }, same] })[2]).toBe('several_items')
})
