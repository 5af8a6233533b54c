import { phraseWords } from '#areas/kitchen-words/rules/phrase-words.ts'
import type { CatalogueDocument } from './catalogue-index.ts'

/** A category's word in so few of its items is not how these are called: 'dairy', 'produce'. */
const rareShare = 0.25

/** ITEM-2: the words of category names, which are words of the items below them. */
export class CategoryWords {
  readonly #names: ReadonlyMap<string, string>
  readonly #known = new Map<readonly string[], ReadonlySet<string>>()

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names
  }

  /** The words of the names along a path; items of a category share their path. */
  of(path: readonly string[]): ReadonlySet<string> {
    const known = this.#known.get(path)
    if (known) return known
    const words = new Set(path.flatMap((id) => phraseWords(this.#names.get(id) ?? '')))
    this.#known.set(path, words)
    return words
  }

  /**
   * Words of categories that few of their items have in the description, each with the places of
   * the items that lack it. 'Tomatoes and Peppers' does not make a pepper a tomato.
   */
  *broad(
    items: readonly CatalogueDocument[],
    posted: ReadonlyMap<string, { readonly places: readonly number[] }>,
  ): Generator<[word: string, places: readonly number[]]> {
    const below = new Map<string, number[]>()
    items.forEach(({ categoryPath }, place) => {
      for (const word of this.of(categoryPath)) {
        const places = below.get(word)
        if (places) places.push(place)
        else below.set(word, [place])
      }
    })
    for (const [word, places] of below) {
      const having = posted.get(word)?.places ?? []
      if (having.length > rareShare * places.length) continue
      const has = new Set(having)
      yield [word, places.filter((place) => !has.has(place))]
    }
  }
}
