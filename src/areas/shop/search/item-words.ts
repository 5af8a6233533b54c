import type { Lexicon } from '#areas/kitchen-words/kitchen-word.ts'
import { isFiller } from '#areas/kitchen-words/rules/phrase-words.ts'
import { bareDigits, codeWordsOf, fold, stem, wordsOf, wordsOfFolded } from '#areas/kitchen-words/text/fold.ts'
import { isClaimPair } from '../rules/read-claim.ts'
import type { CatalogueDocument } from './catalogue-index.ts'
import { inBrand, inCategory, inDescription, inNumber, inPack, inWhole, isHead, isSecond } from './word-parts.ts'

/** The words an item is found by. */
export interface ItemPostings {
  /** Word -> bits of the parts it stands in. */
  readonly words: ReadonlyMap<string, number>
  /** Words in the description. */
  readonly length: number
}

/** A pair that stays whole as a word of the index; no text can be folded into it. */
export const wholeWord = (first: string, second: string): string => `+${first} ${second}`

/** The words of an item. */
export function wordsOfItem(
  item: CatalogueDocument,
  lexicon: Lexicon,
  categoryWords: ReadonlySet<string>,
): ItemPostings {
  const words = new Map<string, number>()
  const add = (added: readonly string[], part: number) => {
    for (const word of added) if (word !== '') words.set(word, (words.get(word) ?? 0) | part)
  }
  const folded = fold(item.description).split(' ')
  const description = wordsOfFolded(folded)
  add(description, inDescription)
  add(description.slice(0, 1), isHead)
  add(description.slice(1, 2), isSecond)
  joinWholes(words, folded, lexicon)
  for (const word of categoryWords) if (words.has(word)) add([word], inCategory)
  add(wordsOf(item.brand), inBrand)
  add(wordsOf(item.pack), inPack)
  add(numbersOf(item), inNumber)
  return { words, length: description.length }
}

function numbersOf(item: CatalogueDocument): string[] {
  return [
    bareDigits(item.itemNumber) || item.itemNumber.toLowerCase(),
    ...[item.gtin, ...item.barcodes].flatMap(gtinWords),
    ...codeWordsOf(item.productCode),
  ]
}

/** A case's GTIN-14 begins with a packaging digit before the number printed on the unit. */
const gtinWords = (gtin: string): string[] => [
  bareDigits(gtin),
  ...(gtin.length === 14 ? [bareDigits(gtin.slice(1))] : []),
]

/** The forms a number with letters is looked up by: 'V-1831' also as 'v1831'. */
export const codesOf = (code: string): string[] =>
  code === '' ? [] : [bareDigits(code) || fold(code).replace(/[^a-z0-9]/g, '')]

/**
 * Pairs side by side that stay whole become a word of their own, in either order as the trade turns
 * names round, and their parts count for less.
 */
function joinWholes(words: Map<string, number>, folded: readonly string[], { wholes }: Lexicon): void {
  const said = folded.filter((word) => word !== '' && !isFiller(word)).map(stem)
  const joined = new Set<number>()
  for (let at = 0; at + 1 < said.length; at++) {
    const [one, next] = [said[at]!, said[at + 1]!]
    if (isClaimPair(one, next)) {
      words.set(wholeWord(one, next), inDescription)
      // The 'whole' of whole grain is no whole chicken.
      if (next !== 'free') joined.add(at).add(at + 1)
    }
    const whole = wholes.get(one)?.has(next)
      ? wholeWord(one, next)
      : wholes.get(next)?.has(one)
        ? wholeWord(next, one)
        : ''
    if (whole === '') continue
    words.set(whole, inDescription | (at === 0 ? isHead : 0))
    joined.add(at).add(at + 1)
  }
  for (const at of joined)
    if (!said.some((word, i) => word === said[at] && !joined.has(i)))
      words.set(said[at]!, words.get(said[at]!)! | inWhole)
}
