import { fold, stem } from '#areas/kitchen-words/text/fold.ts'

/** The things a food may be by name, those that are called exactly so first. */
export interface Named<Thing> {
  readonly exact: readonly Thing[]
  readonly others: readonly Thing[]
}

const wordsOf = (text: string): readonly string[] => fold(text).split(' ').filter(Boolean)

/** Max things of each kind that are offered for a food. */
const maxNamed = 3

/**
 * RECIPE-3: finds what a kitchen calls by its own names: custom items and sub recipes. Every word
 * of the food must be in the name, in singular or plural; the last one may be unfinished.
 */
export function findByName<Thing extends { readonly title: string }>(
  things: readonly Thing[],
): (food: string) => Named<Thing> {
  const known = things.map((thing) => {
    const words = wordsOf(thing.title)
    return { thing, words, stems: words.map(stem) }
  })
  return (food) => {
    const asked = wordsOf(food)
    const stems = asked.map(stem)
    if (asked.length === 0) return { exact: [], others: [] }
    const found = known.filter(({ words, stems: own }) =>
      stems.every(
        (word, i) => own.includes(word) || (i === asked.length - 1 && words.some((each) => each.startsWith(asked[i]!))),
      ),
    )
    const isExact = ({ stems: own }: (typeof known)[number]) =>
      own.length === stems.length && own.every((word) => stems.includes(word))
    const thingsOf = (each: typeof known) => each.slice(0, maxNamed).map(({ thing }) => thing)
    return { exact: thingsOf(found.filter(isExact)), others: thingsOf(found.filter((each) => !isExact(each))) }
  }
}
