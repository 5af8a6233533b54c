import type { Alternative, Lexicon } from '../kitchen-word.ts'
import { isFiller } from './phrase-words.ts'
import { stem } from '../text/fold.ts'
import { spelledOut } from '../text/shorthand.ts'

/** Part of a text that is one kitchen phrase. */
export interface Expansion {
  /** Index of its first word. */
  readonly from: number
  /** Number of its words, including fillers between them. */
  readonly length: number
  /** What else to look for; does not include the words themselves. */
  readonly alternatives: readonly Alternative[]
  /** Its words name one product together and must be adjacent in the item. */
  readonly isWhole: boolean
}

interface PlacedWord {
  readonly at: number
  /**
   * Its stem first, then spelled out, without the '-es' of a Spanish plural ('camarones') and
   * without the '-e' of a French feminine ('desossee').
   */
  readonly forms: readonly [string, ...string[]]
}

/**
 * ITEM-2, CART-13: finds the kitchen phrases in folded words; the longest wins, and they do not
 * overlap. 'wrap plastic' is read as 'plastic wrap' unless it is a phrase itself.
 */
export function expandWords(lexicon: Lexicon, folded: readonly string[]): Expansion[] {
  const words = folded.flatMap((word, at): PlacedWord[] =>
    isFiller(word) ? [] : [{ at, forms: formsOf(word, folded[at + 1]) }],
  )
  const found: Expansion[] = []
  for (let first = 0; first < words.length;) {
    const phrase = longestPhrase(lexicon, words, first)
    if (phrase) found.push(phrase.expansion)
    first += phrase?.words ?? 1
  }
  return found
}

function formsOf(word: string, next: string | undefined): PlacedWord['forms'] {
  const first = stem(word)
  const others = [
    stem(spelledOut(word, next) ?? word),
    word.replace(/(?<=[lnrdz])es$/, ''),
    first.replace(/ee$/, 'e'),
  ].filter((form) => form !== first)
  return [first, ...new Set(others)]
}

function longestPhrase(
  lexicon: Lexicon,
  words: readonly PlacedWord[],
  first: number,
): { expansion: Expansion; words: number } | undefined {
  for (let count = Math.min(lexicon.maxWords, words.length - first); count > 0; count--) {
    const stretch = words.slice(first, first + count)
    const known = knownPhrase(lexicon, stretch)
    if (!known) continue
    const from = stretch[0]!.at
    return { expansion: { from, length: stretch.at(-1)!.at - from + 1, ...known }, words: count }
  }
  return undefined
}

function knownPhrase(
  { alternatives, wholes }: Lexicon,
  stretch: readonly PlacedWord[],
): Pick<Expansion, 'alternatives' | 'isWhole'> | undefined {
  const asTyped = stretch.map(({ forms }) => forms[0])
  for (const words of [...inAllForms(stretch), ...(stretch.length === 2 ? [asTyped.toReversed()] : [])]) {
    const others = alternatives.get(words.join(' '))
    const isWhole = words.length === 2 && (wholes.get(words[0]!)?.has(words[1]!) ?? false)
    if (others || isWhole) return { alternatives: others ?? [], isWhole }
  }
  return undefined
}

/** From this many choices of forms on, words of a stretch are looked up by their stems only. */
const maxChoices = 16

/** Every choice of one form a word, the stems first: 'limones verdes' is plural in two ways. */
const inAllForms = (stretch: readonly PlacedWord[]): readonly (readonly string[])[] =>
  stretch.reduce<readonly (readonly string[])[]>(
    (before, { forms }) =>
      before.flatMap((words) =>
        (before.length < maxChoices ? forms : forms.slice(0, 1)).map((form) => [...words, form]),
      ),
    [[]],
  )
