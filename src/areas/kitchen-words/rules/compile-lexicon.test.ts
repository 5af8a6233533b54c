import { expect, test } from 'vitest'
import type { KitchenWord } from '../kitchen-word.ts'
import { compileLexicon } from './compile-lexicon.ts'
import { readKitchenWords } from './read-kitchen-words.ts'

const own = (phrase: string, meanings: readonly string[], more: Partial<KitchenWord> = {}): KitchenWord => ({
  phrase,
  meanings,
  isBothWays: false,
  staysWhole: false,
  ...more,
})
const said = (layers: readonly (readonly KitchenWord[])[], phrase: string) =>
  (compileLexicon(layers).alternatives.get(phrase) ?? []).map(({ words }) => words.join(' '))
const base = readKitchenWords('scallion = *green onion\ncoke > cola\nchips > fries\nchips > potato chips')

test('a phrase is found under its other names, whatever its plural and accents [ITEM-2]', () => {
  expect(said([base], 'scallion')).toEqual(['green onion'])
  expect(said([base], 'green onion')).toEqual(['scallion'])
  expect(said([base], 'chip')).toEqual(['fry', 'potato chip'])
  expect(said([base], 'cola')).toEqual([])
})

test('synonyms of a phrase share all of its alternatives [ITEM-2]', () => {
  const words = readKitchenWords('veg oil = vegetable oil\nvegetable oil > soybean oil')
  expect(said([words], 'veg oil')).toEqual(['vegetable oil', 'soybean oil'])
  expect(said([words], 'soybean oil')).toEqual([])
  const spanish = readKitchenWords('papas fritas > french fry\nfrench fry = fry\nfry > fry straight')
  expect(said([spanish], 'papa frita')).toEqual(['french fry', 'fry'])
})

test("a distributor's own words replace ours phrase by phrase and may turn one off [ITEM-2]", () => {
  expect(said([base, [own('Chips', ['tortilla chips'])]], 'chip')).toEqual(['tortilla chip'])
  expect(said([base, [own('coke', [])]], 'coke')).toEqual([])
  expect(said([base, [own('coke', [])], [own('coke', ['koala cola'])]], 'coke')).toEqual(['koala cola'])
})

test('a two-way word also becomes an alternative of its meaning [ITEM-2]', () => {
  const layers = [base, [own('grenouille', ['scallion'], { isBothWays: true })]]
  expect(said(layers, 'scallion').toSorted()).toEqual(['green onion', 'grenouille'])
})

test('pairs that stay whole are indexed by their first word; a later layer may split them [ITEM-2]', () => {
  expect([...compileLexicon([base]).wholes.get('green')!]).toEqual(['onion'])
  expect([...compileLexicon([base, [own('green onion', [])]]).wholes.get('green')!]).toEqual([])
})
