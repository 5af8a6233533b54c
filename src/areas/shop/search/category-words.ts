import { phraseWords } from '#areas/kitchen-words/rules/phrase-words.ts'
import type { Steps } from '#kit/steps.ts'
import { type Column, countSets } from './column.ts'
import type { PlaceList } from './place-lists.ts'
import { Numbers } from './texts.ts'
import { inCategory } from './word-parts.ts'

/** A category's word in so few of its items is not how these are called: 'dairy', 'produce'. */
const rareShare = 0.25

/** 'Dry Grocery' does not make a canned bean a dry one. */
const storageWords = new Set(['dry'])

/** Whether a word of categories stands for the items below, of which so many have it themselves. */
export const isBroad = (own: number, below: number): boolean => below > 0 && own <= rareShare * below

/** ITEM-2: the words of category names, which are words of the items below them. */
export class CategoryWords {
  readonly #names: ReadonlyMap<string, string>
  readonly #known = new Map<string, ReadonlySet<string>>()

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names
  }

  /** The words of the names along a path. */
  of(path: readonly string[]): ReadonlySet<string> {
    const key = path.join('\n')
    const known = this.#known.get(key)
    if (known) return known
    const words = new Set(
      path.flatMap((id) => phraseWords(this.#names.get(id) ?? '')).filter((word) => !storageWords.has(word)),
    )
    this.#known.set(key, words)
    return words
  }

  /** How many items stand below each word of a category. */
  countBelow(paths: Column): Map<string, number> {
    const counts = countSets(paths)
    const below = new Map<string, number>()
    for (const [set, path] of paths.sets.entries())
      if (counts[set]! > 0) for (const word of this.of(path)) below.set(word, (below.get(word) ?? 0) + counts[set]!)
    return below
  }

  /**
   * The lists of those words of categories that few of their items have themselves, with all items
   * below. 'Tomatoes and Peppers' does not make a pepper a tomato. One word a step.
   */
  *broad(paths: Column, listOf: (word: string) => PlaceList): Steps<Map<string, PlaceList>> {
    const broad = new Map<string, PlaceList>()
    for (const [word, below] of this.countBelow(paths)) {
      const own = listOf(word)
      if (!isBroad(own.places.length, below)) continue
      broad.set(word, this.withAllBelow(word, own, paths))
      yield
    }
    return broad
  }

  withAllBelow(word: string, own: PlaceList, { sets, setOf }: Column): PlaceList {
    const has = Uint8Array.from(sets, (path) => (this.of(path).has(word) ? 1 : 0))
    const [places, parts] = [new Numbers(), new Numbers()]
    let at = 0
    for (let place = 0; place < setOf.length; place++) {
      const isOwn = own.places[at] === place
      if (!isOwn && has[setOf[place]!] === 0) continue
      places.add(place)
      parts.add(isOwn ? own.parts[at++]! : inCategory)
    }
    return { places: places.finish(), parts: Uint8Array.from(parts.values) }
  }
}
