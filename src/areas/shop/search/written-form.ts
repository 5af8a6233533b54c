import { fold, stem } from '#areas/kitchen-words/text/fold.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { inDescription } from './word-parts.ts'

/** Items that are looked at. */
const maxLookedAt = 20

/**
 * How people write a word of the index, as the first items with it do: 'browny' is 'brownies'.
 * `word` itself where none of them writes it otherwise.
 */
export function writtenForm({ vocabulary, descriptions, ordinals, orders }: CatalogueIndex, id: number, word: string) {
  const { places, parts } = vocabulary.listOf(id)
  const described = places.filter((_, at) => parts[at]! & inDescription).map((place) => ordinals[place]!)
  for (const ordinal of described.sort().subarray(0, maxLookedAt))
    for (const written of fold(descriptions.at(orders.itemNumber[ordinal]!)).split(' '))
      if (written !== word && stem(written) === word) return written
  return word
}
