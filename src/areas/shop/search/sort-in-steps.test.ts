import { expect, test } from 'vitest'
import { catalogueDocument } from '../testing/catalogue-document.ts'
import { buildIndex } from './catalogue-index.ts'
import { sortInSteps } from './sort-in-steps.ts'
import { atOnce } from '#kit/steps.ts'

test.for([0, 1, 1023, 1024, 1025, 5000, 20_000])('%i entries are sorted as a plain sort does [ITEM-1]', (count) => {
  // A fixed shuffle with equal keys.
  const keys = Array.from({ length: count }, (_, place) => (place * 7919) % 3001)
  const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b
  expect([...atOnce(sortInSteps(count, compare))]).toEqual(Array.from(keys.keys()).sort(compare))
})

test('words and orders of an index longer than one run are sorted [ITEM-1]', () => {
  const items = Array.from({ length: 3000 }, (_, n) =>
    catalogueDocument(String((n * 7919) % 9973).padStart(7, '0'), `FOOD${(n * 31) % 3001}`),
  )
  const { vocabulary, orders, itemNumbers } = buildIndex(items)
  const words = Array.from(vocabulary.beginning(''), ([, word]) => word)
  expect(words.length).toBeGreaterThan(3000)
  expect(words).toEqual([...words].sort())
  const numbers = Array.from(orders.itemNumber, (place) => itemNumbers.at(place))
  expect(numbers).toEqual(items.map(({ itemNumber }) => itemNumber).sort())
})
