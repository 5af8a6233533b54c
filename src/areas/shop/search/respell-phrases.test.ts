import { expect, test } from 'vitest'
import { catalogueDocument as item } from '../testing/catalogue-document.ts'
import { buildIndex } from './catalogue-index.ts'
import { respellPhrases } from './respell-phrases.ts'
import { search } from './search.ts'
import { plainLens } from './ship-to-lens.ts'

const index = buildIndex([
  item('0003001', 'FRY SWEET POTATO', { popularity: 900 }),
  item('0003002', 'SWEET POTATO JUMBO'),
  item('0003003', 'ONION GREEN'),
  item('0003004', 'SCALLOP SEA'),
  item('0003005', 'ASPARAGUS LARGE'),
  item('0003006', 'BROCCOLI CROWNS'),
])
const asked = (text: string) => {
  const query = { text, filters: {}, sort: null, offset: 0, limit: 5 } as const
  const { itemNumbers, didYouMean } = search(index, query, plainLens)
  return [itemNumbers[0], didYouMean]
}

test('a misspelt word of a kitchen phrase finds what the phrase finds, and the phrase is offered [ITEM-2]', () => {
  expect(asked('scalions')).toEqual(['0003003', 'scallion'])
  expect(asked('sweet potatoe')).toEqual(['0003002', 'sweet potato'])
})

test('what is offered is the word of the catalogue, not a foreign one that is nearer [ITEM-2]', () => {
  expect(asked('brocolli')).toEqual(['0003006', 'broccoli'])
})

test('a word of the catalogue, a shorter word and the beginning of a word are left as typed [ITEM-2]', () => {
  for (const text of ['asparagus', 'scal', 'aspara', 'asparagos'])
    expect(respellPhrases([text], index), text).toEqual([text])
})
