import { expect, test } from 'vitest'
import { matchFacts } from '../testing/match-facts.ts'
import { impliedWords, isNamed, unsaidKinds, unsaidOfName, weighMatch } from './weigh-match.ts'

const unsaid = (word: string, isInside = false) => ({ word, isInside, isAdded: false })
const none: ReadonlySet<string> = new Set()
const weight = (...words: ReturnType<typeof unsaid>[]) => weighMatch(matchFacts({ unsaid: words }), none)

test('a different product weighs more than a different variety, and that more than a different size [CART-13]', () => {
  expect(weight(unsaid('balsamic', true))).toBeGreaterThan(weight(unsaid('balsamic')))
  expect(weight(unsaid('balsamic'))).toBeGreaterThan(weight(unsaid('fancy'), unsaid('sliced'), unsaid('4oz')))
  expect(weight()).toBe(0)
})

test("a customer's own name for an item is an exact match [CART-13]", () => {
  expect(weighMatch(matchFacts({ isOwnName: true, unsaid: [unsaid('mayo')] }), none)).toBe(0)
})

test('words that every fitting item has need not be in the line [CART-13]', () => {
  const newYork = [unsaid('new'), unsaid('york')]
  expect(impliedWords([matchFacts({ unsaid: newYork }), matchFacts({ unsaid: newYork })])).toEqual(
    new Set(['new', 'york']),
  )
  expect(impliedWords([matchFacts({ unsaid: newYork }), matchFacts()])).toEqual(new Set())
})

test('a bare name means plain varieties only [CART-13]', () => {
  const tomato = (word: string) => unsaidOfName(matchFacts({ head: 'tomato', unsaid: [unsaid(word)] }), none)
  expect(tomato('roma')).toEqual([])
  expect(tomato('paste')).toHaveLength(1)
  expect(unsaidKinds(matchFacts({ head: 'glove', unsaid: [unsaid('black')] }), none)).toEqual([])
})

test('a variety implies its class: romaine is a lettuce, honey is not a mustard [CART-13]', () => {
  const second = { isHeadNamed: false, isSecondNamed: true }
  expect(isNamed(matchFacts({ ...second, head: 'lettuce' }), none)).toBe(true)
  expect(isNamed(matchFacts({ ...second, head: 'juice' }), none)).toBe(false)
})
