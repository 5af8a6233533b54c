import type { Lexicon } from '#areas/kitchen-words/kitchen-word.ts'
import { expandWords } from '#areas/kitchen-words/rules/expand-words.ts'
import { isFiller } from '#areas/kitchen-words/rules/phrase-words.ts'
import { stem } from '#areas/kitchen-words/text/fold.ts'
import { spelledOut } from '#areas/kitchen-words/text/shorthand.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { partsOf } from './read-query.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import { Vocabulary } from './vocabulary.ts'

/** Shorter words are one edit away from too many others. */
const leastLetters = 5
/** From this many letters on two edits still are the same word. */
const lettersForTwo = 8

const known = new WeakMap<Lexicon, Vocabulary>()

const phraseVocabulary = (lexicon: Lexicon): Vocabulary => known.get(lexicon) ?? atOnce(phraseSteps(lexicon))

/** Every word of the kitchen phrases, worked out with pauses. */
export function* phraseSteps(lexicon: Lexicon): Steps<Vocabulary> {
  const before = known.get(lexicon)
  if (before) return before
  const words = new Set<string>()
  for (const phrase of lexicon.alternatives.keys()) for (const word of phrase.split(' ')) words.add(word)
  for (const [first, seconds] of lexicon.wholes) for (const word of [first, ...seconds]) words.add(word)
  const vocabulary = yield* Vocabulary.of(words)
  known.set(lexicon, vocabulary)
  return vocabulary
}

/**
 * ITEM-2: folded words with each unknown word replaced by the kitchen word it is nearest to, where
 * that gives a phrase: 'sweet potatoe' is not any potato, 'scalions' are no scallops. A word of the
 * catalogue that is as near is preferred for a phrase of one word, and so is one that the phrase
 * means: 'brocolli' is broccoli, not the Spanish brócoli.
 */
export function respellPhrases(folded: readonly string[], index: CatalogueIndex): readonly string[] {
  const { lexicon, vocabulary } = index
  const phrases = phraseVocabulary(lexicon)
  let respelled = folded
  folded.forEach((word, at) => {
    const stemmed = stem(word)
    if (stemmed.length < leastLetters || isKnown(word, folded[at + 1], phrases, vocabulary)) return
    const [nearest] = phrases.similarTo(stemmed)
    if (!nearest || nearest.isBeginning || nearest.edits > (stemmed.length < lettersForTwo ? 1 : 2)) return
    const [ofCatalogue] = vocabulary.similarTo(stemmed)
    const edits = !ofCatalogue || ofCatalogue.isBeginning ? Infinity : ofCatalogue.edits
    if (edits < nearest.edits) return
    const meant = lexicon.alternatives.get(nearest.word) ?? []
    if (edits < Infinity && meant.some(({ words }) => words.join(' ') === ofCatalogue!.word)) {
      respelled = respelled.with(at, ofCatalogue!.word)
      return
    }
    const changed = respelled.with(at, nearest.word)
    const phrase = expandWords(lexicon, changed).find(({ from, length }) => from <= at && at < from + length)
    if (phrase && (phrase.length > 1 || nearest.edits < edits)) respelled = changed
  })
  return respelled
}

const isKnown = (word: string, next: string | undefined, phrases: Vocabulary, catalogue: Vocabulary): boolean => {
  return (
    isFiller(word) ||
    catalogue.hasBeginning(stem(word)) ||
    phrases.idOf(stem(word)) >= 0 ||
    // The '-es' of a Spanish plural.
    phrases.idOf(word.replace(/es$/, '')) >= 0 ||
    spelledOut(word, next) !== undefined ||
    partsOf(word, catalogue) !== null
  )
}
