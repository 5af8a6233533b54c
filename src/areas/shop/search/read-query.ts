import { isFiller } from '#areas/kitchen-words/rules/phrase-words.ts'
import { bareDigits, fold, stem } from '#areas/kitchen-words/text/fold.ts'
import { spelledOut } from '#areas/kitchen-words/text/shorthand.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of a query. */
export interface TypedWord {
  readonly typed: string
  /**
   * What to look for instead of or beside it, the most likely first: stem, as typed, without zeros,
   * spelled out.
   */
  readonly forms: readonly [string, ...string[]]
}

/** What a GTIN looks like when it is read off a box: digits in groups. */
const groupedDigits = /^\d[\d\s-]{6,}\d$/
/** Min letters of the parts a compound is searched by. */
const leastPart = 3

/** The folded words of a text, fillers included; a GTIN in groups is one word. */
export function splitText(text: string): string[] {
  const trimmed = text.trim()
  const digits = trimmed.replace(/\D/g, '')
  if (groupedDigits.test(trimmed) && digits.length >= 8) return [digits]
  return fold(trimmed).split(' ').filter(Boolean)
}

/** ITEM-2: the words to look for in what was typed. */
export function readQuery(text: string, vocabulary: Vocabulary): TypedWord[] {
  const all = splitText(text)
  const telling = all.filter((word, i) => !isFiller(word) || (word.length === 1 && i === all.length - 1))
  const words = telling.length > 0 ? telling : all
  return words.flatMap((word, i) => partsOf(word, vocabulary) ?? [wordOf(word, words[i + 1])])
}

/** A word with its other forms; the next word decides between meanings of a shorthand. */
export function wordOf(typed: string, next: string | undefined): TypedWord {
  const meant = spelledOut(typed, next)
  const digits = bareDigits(typed)
  const others = [typed, digits, meant].filter((form) => form !== undefined && form !== '')
  const [first, ...rest] = new Set([stem(typed), ...others])
  return { typed, forms: [first!, ...rest.filter((form) => form !== undefined)] }
}

/** 'icecream' as 'ice' and 'cream', when it is no word and begins none. */
export function partsOf(word: string, vocabulary: Vocabulary): TypedWord[] | null {
  if (word.length < 2 * leastPart || /\d/.test(word)) return null
  if (vocabulary.hasBeginning(stem(word))) return null
  for (let at = leastPart; at <= word.length - leastPart; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (vocabulary.idOf(stem(first)) >= 0 && vocabulary.idOf(stem(second)) >= 0)
      return [wordOf(first, second), wordOf(second, undefined)]
  }
  return null
}
