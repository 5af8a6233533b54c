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
  readonly stem: string
  readonly spelledOut: string
  /** Without the '-es' of a Spanish plural: 'camarones'. */
  readonly singular: string
}

/**
 * ITEM-2, CART-13: finds the kitchen phrases in folded words; the longest wins, and they do not
 * overlap. 'wrap plastic' is read as 'plastic wrap' unless it is a phrase itself.
 */
export function expandWords(lexicon: Lexicon, folded: readonly string[]): Expansion[] {
  const words = folded.flatMap((word, at): PlacedWord[] =>
    isFiller(word)
      ? []
      : [
          {
            at,
            stem: stem(word),
            spelledOut: stem(spelledOut(word, folded[at + 1]) ?? word),
            singular: word.replace(/(?<=[lnrdz])es$/, ''),
          },
        ],
  )
  const found: Expansion[] = []
  for (let first = 0; first < words.length;) {
    const phrase = longestPhrase(lexicon, words, first)
    if (phrase) found.push(phrase.expansion)
    first += phrase?.words ?? 1
  }
  return found
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
  const asTyped = stretch.map((word) => word.stem)
  const spelled = stretch.map((word) => word.spelledOut)
  const singular = stretch.map((word) => word.singular)
  for (const words of [asTyped, spelled, singular, ...(stretch.length === 2 ? [asTyped.toReversed()] : [])]) {
    const others = alternatives.get(words.join(' '))
    const isWhole = words.length === 2 && (wholes.get(words[0]!)?.has(words[1]!) ?? false)
    if (others || isWhole) return { alternatives: others ?? [], isWhole }
  }
  return undefined
}
