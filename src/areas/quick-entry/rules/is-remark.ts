import { remarkPhrases, remarkWords } from '../remark-words.ts'
import { plainText } from './plain-text.ts'

/** 'can we have 2 cs', 'I'd like to have 2 cs' ask for something. */
const asksPolitely = /\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get)\b|\b(?:like|want|need|love) to have\b/g

/**
 * CART-13: 'no lemons this week', 'we have 2 cs', 'only if fresh', 'did you get my order?': nobody
 * wants these delivered.
 */
export function isRemark(line: string): boolean {
  const text = plainText(line).replace(asksPolitely, ' ').trim()
  if (/^¿|\?[\s!]*$/.test(text)) return true
  if (remarkPhrases.some((phrase) => phrase.test(text))) return true
  const words = text.replace(/[^a-z0-9'./#-]+/g, ' ').split(' ')
  return words.some(
    (word, i) =>
      remarkWords.has(word.replace(/\.$/, '')) ||
      // 'no msg' is of the item, 'no. 4711' and 'item no 4711' are labels.
      (word === 'no' && i > 0 && words[i - 1] !== 'item' && !/^(?:msg|added|salt|sugar|\d)/.test(words[i + 1] ?? '')),
  )
}
