import { remarkPhrases, remarkWords } from '../remark-words.ts'
import { plainText } from './plain-text.ts'

/** 'can we have 2 cs', 'I'd like to have 2 cs' and 'let's do 2 cs' are orders. */
const asksPolitely =
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get)\b|\b(?:like|want|need|love) to have\b|\b(?:let'?s|we'?ll|i'?ll) do\b/g

/**
 * CART-13: true for lines that order nothing: 'no lemons this week', 'we have 2 cs', 'only if
 * fresh', 'did you get my order?'.
 */
export function isRemark(line: string): boolean {
  const text = plainText(line).replace(asksPolitely, ' ').trim()
  if (/^¿|\?[\s!]*$/.test(text)) return true
  if (remarkPhrases.some((phrase) => phrase.test(text))) return true
  const words = text.replace(/[^a-z0-9'./#-]+/g, ' ').split(' ')
  return words.some(
    (word, i) =>
      remarkWords.has(word.replace(/\.$/, '')) ||
      // 'no msg' describes the item; in 'no. 4711' and 'item no 4711' it is a label.
      (word === 'no' && i > 0 && words[i - 1] !== 'item' && !/^(?:msg|added|salt|sugar|\d)/.test(words[i + 1] ?? '')),
  )
}
