import { fold, stem } from '#areas/kitchen-words/text/fold.ts'
import { spelledOut } from '#areas/kitchen-words/text/shorthand.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** Fewer letters are the consonants of too many words. */
const leastLetters = 3
/** Words between two pauses. */
const wordsAtOnce = 1000

/** Consonants -> the word that has them; null when several words do. */
type Spellings = ReadonlyMap<string, string | null>

const known = new WeakMap<CatalogueIndex, Spellings>()

/** The first letter and the consonants behind it, doubled ones once: 'butter' -> 'btr'. */
const consonantsOf = (word: string): string =>
  (word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1+/g, '$1')

const spellingsOf = (index: CatalogueIndex): Spellings => known.get(index) ?? atOnce(spellingSteps(index))

/** Every word of a catalogue by its consonants, worked out with pauses. */
export function* spellingSteps(index: CatalogueIndex): Steps<Spellings> {
  const before = known.get(index)
  if (before) return before
  const spellings = new Map<string, string | null>()
  let count = 0
  for (const [, word] of index.vocabulary.lettered()) {
    if (++count % wordsAtOnce === 0) yield
    if (!/^[a-z]{4,}$/.test(word)) continue
    const consonants = consonantsOf(word)
    if (consonants.length < word.length) spellings.set(consonants, spellings.has(consonants) ? null : word)
  }
  known.set(index, spellings)
  return spellings
}

/**
 * CART-13: a line with its shorthand spelled out: 'chx' as chicken, and in consonants alone 'brskt'
 * as brisket, 'unsltd' as unsalted. A word that the catalogue or the kitchens know stays, and so do
 * consonants of several words.
 */
export function spellOut(text: string, index: CatalogueIndex): string {
  const folded = fold(text).split(' ')
  return folded
    .map((word, i) => {
      if (index.vocabulary.idOf(stem(word)) >= 0 || index.lexicon.alternatives.has(stem(word))) return word
      const meant = spelledOut(word, folded[i + 1])
      if (meant !== undefined) return meant
      if (word.length < leastLetters || !/^[a-z][^aeiou\d/#.]+$/.test(word)) return word
      return spellingsOf(index).get(consonantsOf(word)) ?? word
    })
    .join(' ')
}
