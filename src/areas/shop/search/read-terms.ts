import type { Alternative } from '#areas/kitchen-words/kitchen-word.ts'
import { expandWords } from '#areas/kitchen-words/rules/expand-words.ts'
import { isFiller } from '#areas/kitchen-words/rules/phrase-words.ts'
import { stem } from '#areas/kitchen-words/text/fold.ts'
import { grammarWords } from '#areas/kitchen-words/text/grammar-words.ts'
import { type Claim, dietWords, readClaim } from '../rules/read-claim.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { editDistance } from './edit-distance.ts'
import { respellPhrases } from './respell-phrases.ts'
import { splitText, type TypedWord, wordOf } from './read-query.ts'

/** One thing a text asks for: a word, a phrase of the kitchen, or a diet. */
export interface Term {
  /** As it was typed, folded. */
  readonly typed: string
  readonly words: readonly TypedWord[]
  /** What else to look for. */
  readonly alternatives: readonly Alternative[]
  /** Its two words name one product. */
  readonly isWhole: boolean
  readonly claim: Claim | null
  /** A diet or 'free from' is part of the phrase. */
  readonly hasClaim: boolean
  /** The diet a misspelt word means. */
  readonly meantDiet: string | null
  /** The kitchen phrase that misspelt words mean. */
  readonly meantPhrase: string | null
}

/** ITEM-2: the terms of a text, in its order. */
export function readTerms(text: string, index: CatalogueIndex): Term[] {
  const { lexicon, vocabulary } = index
  const typed = splitText(text)
  const folded = respellPhrases(typed, index)
  const phrases = new Map(expandWords(lexicon, folded).map((phrase) => [phrase.from, phrase]))
  const stems = folded.map(stem)
  const terms: Term[] = []
  for (let at = 0; at < folded.length;) {
    const phrase = phrases.get(at)
    const claim = readClaim(stems, at)
    // A phrase of the kitchen is longer than the claim in it: 'latex free glove'.
    const joined = phrase || claim ? undefined : wordWrittenTogether(folded, at, phrases, vocabulary)
    const asClaim = phrase && (!claim || phrase.length > claim.length) ? claimOf(phrase.alternatives) : claim
    const length = asClaim === claim && claim ? claim.length : (phrase?.length ?? (joined ? 2 : 1))
    const words = folded.slice(at, at + length)
    const asTyped = typed.slice(at, at + length).join(' ')
    at += length
    if (!phrase && !asClaim && !joined && saysNothing(words[0]!, at, folded)) continue
    const meantDiet = words.length === 1 && !asClaim && !phrase ? misspeltDiet(words[0]!, vocabulary) : null
    if (phrase && !asClaim) terms.push(...allergenClaims(words))
    terms.push({
      typed: asTyped,
      words: words
        .filter((word) => words.length === 1 || !isFiller(word))
        .map((word, i) => wordOf(word, words[i + 1] ?? folded[at])),
      alternatives: phrase?.alternatives ?? (joined ? [{ words: [joined], isSame: true }] : []),
      isWhole: phrase?.isWhole ?? false,
      claim: meantDiet === null ? asClaim : { length: 1, words: [meantDiet], allergens: [] },
      hasClaim: words.some((_, i) => readClaim(words.map(stem), i) !== null),
      meantDiet,
      meantPhrase: words.join(' ') === asTyped ? null : words.join(' '),
    })
  }
  return terms
}

/**
 * The allergens that a phrase excludes: whatever kitchens call dairy free milk, it must be known to
 * be free from milk.
 */
const allergenClaims = (words: readonly string[]): Term[] =>
  words.flatMap((_, i): Term[] => {
    const claim = readClaim(words.map(stem), i)
    if (!claim || claim.allergens.length === 0) return []
    const own = words.slice(i, i + claim.length)
    return [
      {
        typed: own.join(' '),
        words: own.map((word) => wordOf(word, undefined)),
        alternatives: [],
        isWhole: false,
        claim,
        hasClaim: true,
        meantDiet: null,
        meantPhrase: null,
      },
    ]
  })

/**
 * True for the DE of 'chuleta de puerco' and for fillers; one of one letter at the end may be the
 * beginning of a word, and so may every article: 'corn la'.
 */
function saysNothing(word: string, end: number, folded: readonly string[]): boolean {
  const isLast = end === folded.length
  if (isFiller(word)) return folded.length > 1 && !(word.length === 1 && isLast)
  return word.length > 1 && grammarWords.has(word) && end > 1 && !isLast
}

/** Min letters of the parts a compound is joined from. */
const leastPart = 3

/** 'pop corn' as the 'popcorn' of the catalogue. */
function wordWrittenTogether(
  folded: readonly string[],
  at: number,
  phrases: ReadonlyMap<number, unknown>,
  vocabulary: CatalogueIndex['vocabulary'],
): string | undefined {
  const [first = '', second = ''] = folded.slice(at, at + 2)
  if (Math.min(first.length, second.length) < leastPart || phrases.has(at + 1) || /\d/.test(first + second))
    return undefined
  const joined = stem(first + second)
  return vocabulary.idOf(joined) >= 0 ? joined : undefined
}

/** 'gf' is the claim 'gluten free'. */
function claimOf(alternatives: readonly Alternative[]): Claim | null {
  for (const { words, isSame, isNear } of alternatives) {
    const claim = isSame && !isNear ? readClaim(words, 0) : null
    if (claim && claim.length === words.length) return claim
  }
  return null
}

function misspeltDiet(word: string, vocabulary: CatalogueIndex['vocabulary']): string | null {
  const stemmed = stem(word)
  if (stemmed.length < 5 || vocabulary.hasBeginning(stemmed)) return null
  const max = stemmed.length < 6 ? 1 : 2
  return dietWords.find((diet) => editDistance(stemmed, diet, max).whole <= max) ?? null
}
