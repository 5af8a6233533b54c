import { fold, stem } from '#areas/kitchen-words/text/fold.ts'
import { grammarWords } from '#areas/kitchen-words/text/grammar-words.ts'

/** Max characters of words that are learned; nobody writes longer ones the same way twice. */
const maxKey = 120

/**
 * CART-13: the key under which the words of a line are learned, regardless of order and plural:
 * 'romaine hearts' and 'Heart of romaine' share one. Empty when they are too long to be learned.
 */
export function wordsKey(words: string): string {
  const all = fold(words)
    .split(' ')
    .filter((word) => word !== '' && word !== 'of' && word !== 'with' && !grammarWords.has(word))
    .map(stem)
  const key = [...new Set(all)].toSorted().join(' ')
  return key.length > maxKey ? '' : key
}
