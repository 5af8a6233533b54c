import { fold, stem } from '#areas/kitchen-words/text/fold.ts'
import { grammarWords } from '../order-words.ts'

/** Characters of words that are learned; longer ones come again as nobody writes them. */
const maxKey = 120

/**
 * CART-13: the words of a line in the form they are learned in, in any order and number: 'romaine
 * hearts' and 'Heart of romaine' are one. Empty when they are too many to be learned.
 */
export function wordsKey(words: string): string {
  const all = fold(words)
    .split(' ')
    .filter((word) => word !== '' && word !== 'of' && !grammarWords.has(word))
    .map(stem)
  const key = [...new Set(all)].toSorted().join(' ')
  return key.length > maxKey ? '' : key
}
