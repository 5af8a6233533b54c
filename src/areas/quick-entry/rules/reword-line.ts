import { expandWords } from '#areas/kitchen-words/rules/expand-words.ts'
import type { Alternative, Lexicon } from '#areas/kitchen-words/kitchen-word.ts'
import { fold, stem } from '#areas/kitchen-words/text/fold.ts'
import { grammarWords } from '#areas/kitchen-words/text/grammar-words.ts'

/** One reading of the words of a line. */
export interface Reading {
  readonly text: string
  /** A word was replaced that stands for several products, or by one that is only near to it. */
  readonly isLoose: boolean
  /** A word was replaced by one that is only near to it: another brand. */
  readonly isNear: boolean
}

/** Max readings of one line that are looked up. */
const maxReadings = 8

/**
 * CART-13: the words of a line as written, then as the catalogue may have them: 'pollo' as chicken,
 * 'to go box' as hinged container. Words that `isKnown` rejects are left out.
 */
export function rewordLine(text: string, lexicon: Lexicon, isKnown: (word: string) => boolean): readonly Reading[] {
  const words = fold(text).split(' ').filter(Boolean)
  const phrases = expandWords(lexicon, words)
  // The 'l' of 'gloves L' is a size, not the article of "l'huile".
  const meant = new Set(phrases.flatMap(({ from, length }) => words.slice(from, from + length)))
  const isGrammar = (word: string) => grammarWords.has(word) && !meant.has(word)
  const readings = phrases
    // From the end, so that earlier positions stay valid.
    .toReversed()
    .reduce<readonly (Omit<Reading, 'text'> & { readonly words: readonly string[] })[]>(
      (before, { from, length, alternatives }) => {
        const usable = alternatives.filter((each) => each.words.every(isKnown))
        const isLoose = isSeveralProducts(usable, lexicon)
        return before.flatMap((reading) => [
          reading,
          ...usable.map((each) => ({
            words: reading.words.toSpliced(from, length, ...each.words),
            isLoose: reading.isLoose || each.isNear === true || (!each.isSame && isLoose),
            isNear: reading.isNear || each.isNear === true,
          })),
        ])
      },
      [{ words, isLoose: false, isNear: false }],
    )
  const strange = (reading: { words: readonly string[] }) =>
    reading.words.filter((word) => !/\d/.test(word) && !isGrammar(word) && !isKnown(stem(word))).length
  // Once green onions are found for 'scallions', they are not taken for misspelled scallops.
  const least = Math.min(...readings.map(strange))
  const seen = new Map<string, Reading>()
  for (const { words: said, isLoose, isNear } of readings.filter((each) => strange(each) === least)) {
    const joined = said.filter((word) => !grammarWords.has(word)).join(' ')
    if (!seen.get(joined) || !isLoose) seen.set(joined, { text: joined, isLoose, isNear })
  }
  return [...seen.values()].slice(0, maxReadings)
}

/**
 * True when the alternatives are different products: 'steak > ribeye, strip loin' are two; 'boeuf
 * hache > ground beef, beef ground' are one, and so are synonyms such as whole milk and full fat
 * milk.
 */
function isSeveralProducts(alternatives: readonly Alternative[], lexicon: Lexicon): boolean {
  const oneWay = alternatives.filter(({ isSame, isNear }) => !isSame && !isNear).map(({ words }) => words)
  const [first] = oneWay
  if (!first) return false
  const names = [
    first,
    ...(lexicon.alternatives.get(first.join(' ')) ?? []).flatMap(({ words, isNear }) => (isNear ? [] : [words])),
  ].map(sorted)
  return oneWay.some((words) => !names.includes(sorted(words)))
}

const sorted = (words: readonly string[]): string => words.toSorted().join(' ')
