import type { Alternative, KitchenWord, Lexicon } from '../kitchen-word.ts'
import { phraseWords } from './phrase-words.ts'

/**
 * ITEM-2: merges layers of kitchen words, the most general first. Within a layer the meanings of a
 * phrase add up; a later layer replaces the entries of earlier ones for its phrases.
 */
export function compileLexicon(layers: readonly (readonly KitchenWord[])[]): Lexicon {
  const alternatives = new Map<string, readonly Alternative[]>()
  const wholes = new Map<string, Set<string>>()
  for (const layer of layers) {
    for (const { phrase } of layer) alternatives.set(keyOf(phraseWords(phrase)), [])
    for (const word of layer) addWord(alternatives, wholes, word)
  }
  inherit(alternatives)
  for (const [phrase, others] of alternatives) if (others.length === 0) alternatives.delete(phrase)
  const maxWords = Math.max(1, ...Array.from(alternatives.keys(), (phrase) => phrase.split(' ').length))
  return { alternatives, wholes, maxWords }
}

function addWord(
  alternatives: Map<string, readonly Alternative[]>,
  wholes: Map<string, Set<string>>,
  { phrase, meanings, isBothWays, staysWhole, isNear = false }: KitchenWord,
): void {
  const words = phraseWords(phrase)
  const [first, second] = words
  if (words.length === 2 && first !== undefined && second !== undefined) {
    if (staysWhole) wholes.set(first, (wholes.get(first) ?? new Set()).add(second))
    else wholes.get(first)?.delete(second)
  }
  for (const meaning of meanings.map(phraseWords)) {
    const near = isNear && { isNear }
    add(alternatives, words, { words: meaning, isSame: isBothWays, ...near })
    if (isBothWays) add(alternatives, meaning, { words, isSame: true, ...near })
  }
}

/**
 * Adds the alternatives of alternatives, one step deep: what one synonym leads to, the others lead
 * to as well, and so does every phrase that leads to one of them.
 */
function inherit(alternatives: Map<string, readonly Alternative[]>): void {
  const direct = new Map(alternatives)
  for (const [phrase, others] of direct)
    for (const name of others)
      for (const further of direct.get(keyOf(name.words)) ?? [])
        if (!name.isSame || !further.isSame)
          add(alternatives, phrase.split(' '), { ...further, isSame: false, ...(name.isNear && { isNear: true }) })
}

/** Adds an alternative unless it is already there; names of the same thing come first. */
function add(
  alternatives: Map<string, readonly Alternative[]>,
  words: readonly string[],
  alternative: Alternative,
): void {
  const [phrase, other] = [keyOf(words), keyOf(alternative.words)]
  if (phrase === '' || other === '' || phrase === other) return
  const known = alternatives.get(phrase) ?? []
  const before = known.find((each) => keyOf(each.words) === other)
  const isCloser = before?.isNear === true && !alternative.isNear
  if (before && !isCloser && (before.isSame || !alternative.isSame)) return
  const others = known.filter((each) => each !== before)
  alternatives.set(phrase, alternative.isSame ? [alternative, ...others] : [...others, alternative])
}

const keyOf = (words: readonly string[]): string => words.join(' ')
