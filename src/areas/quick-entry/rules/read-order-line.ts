import { maxQuantity } from '#contract/values.ts'
import type { LineDoubt, OrderLine } from '../order-line.ts'
import { openingWords, politeWords } from '../order-words.ts'
import { findNumbers } from './find-numbers.ts'
import { findQuantity, type FoundQuantity } from './find-quantity.ts'
import { isRemark } from './is-remark.ts'
import { type Token, toTokens } from './to-tokens.ts'

/** CART-13: max characters of an order line; a longer one is prose. */
const longestLine = 200

const unread = (doubt: LineDoubt, words: string): OrderLine => ({
  quantity: null,
  place: null,
  unit: null,
  numbers: [],
  words,
  doubt,
})

/**
 * CART-13: number, quantity, unit and name of one line, in any order. `isKnown` returns whether a
 * code is a number of the catalogue, the customer or a maker: '1004 2' is ambiguous without it.
 */
export function readOrderLine(text: string, isKnown: (code: string) => boolean): OrderLine {
  if (text.length > longestLine) return unread('too_long', text.slice(0, longestLine))
  const tokens = toTokens(text)
  const { numbers, rest, hasUnknown } = findNumbers(tokens, isKnown)
  const found = findQuantity(withoutOpening(rest))
  // Polite words are dropped, the rest describes the item.
  const left = found.rest.map(({ text }) => text)
  const words = left.filter((word, i) => !politeWords.has(word) || isOfName(left, i))
  return {
    ...taken(found),
    numbers,
    words: words.join(' '),
    doubt: isRemark(text)
      ? 'remark'
      : (found.doubt ??
        (found.quantity !== null && found.quantity > maxQuantity ? 'too_many' : null) ??
        (hasUnknown ? 'number_unknown' : null) ??
        (found.quantity === null || found.quantity === 0 ? 'no_quantity' : null)),
  }
}

/** 'to go boxes' and 'bowls with lids' name items: those are no polite words. */
const isOfName = (words: readonly string[], i: number): boolean =>
  (words[i] === 'to' && words[i + 1] === 'go') || (words[i] === 'with' && i > 0 && i < words.length - 1)

/** 'and two panko', 'I need three': a dictated line opens with words that are no name. */
function withoutOpening(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ text }) => !openingWords.has(text))
  return from < 0 ? tokens : tokens.slice(from)
}

function taken({ quantity, place, unit }: FoundQuantity): Pick<OrderLine, 'quantity' | 'place' | 'unit'> {
  const isTakable = quantity !== null && quantity > 0 && quantity <= maxQuantity
  return { quantity: isTakable ? quantity : null, place, unit }
}
