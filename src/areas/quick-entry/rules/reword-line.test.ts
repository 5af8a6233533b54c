import { expect, test } from 'vitest'
import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import { rewordLine } from './reword-line.ts'

const catalogue = new Set(
  'chicken breast hinged container steak ribeye strip loin onion red glove nitrile large'.split(' '),
)
const texts = (text: string) => rewordLine(text, baseLexicon, (word) => catalogue.has(word)).map((each) => each.text)

test('kitchen words are replaced by the words of the catalogue, in English, Spanish and French [CART-13]', () => {
  expect(texts('to go boxes')).toContain('container hinged')
  expect(texts('pechuga de pollo')).toEqual(['chicken breast'])
  expect(texts('oignons rouges')).toEqual(['red onion'])
})

test('words that the catalogue has are kept as typed [CART-13]', () => {
  expect(texts('chicken breast')[0]).toBe('chicken breast')
})

test('a word for several products marks a reading as loose, names of one product do not [CART-13]', () => {
  const [typed, ...others] = rewordLine('steak', baseLexicon, (word) => catalogue.has(word))
  expect(typed).toEqual({ text: 'steak', isLoose: false, isNear: false })
  expect(others.map((each) => each.isLoose)).not.toContain(false)
  expect(others.length).toBeGreaterThan(1)
  expect(rewordLine('pollo', baseLexicon, (word) => catalogue.has(word))).toEqual([
    { text: 'chicken', isLoose: false, isNear: false },
  ])
})

test('a letter behind gloves is their size, and an article elsewhere [CART-13]', () => {
  expect(texts('nitrile gloves l')).toEqual(['nitrile glove large'])
  expect(texts('gants nitrile l')).toContain('glove nitrile large')
  expect(texts('l oignon rouge')).toEqual(['red onion'])
})
