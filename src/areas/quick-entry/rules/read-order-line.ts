import { maxQuantity } from '#contract/values.ts'
import type { LineDoubt, OrderLine } from '../order-line.ts'
import { politeWords } from '../order-words.ts'
import { findNumbers } from './find-numbers.ts'
import { findQuantity, type FoundQuantity } from './find-quantity.ts'
import { isRemark } from './is-remark.ts'
import { toTokens } from './to-tokens.ts'

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
  const found = findQuantity(rest)
  // Polite words are dropped, the rest describes the item.
  const left = found.rest.map(({ text }) => text)
  // 'to go boxes' names an item: 'to' and 'go' are not filler words there.
  const words = left.filter((word, i) => !politeWords.has(word) || (word === 'to' && left[i + 1] === 'go'))
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

function taken({ quantity, place, unit }: FoundQuantity): Pick<OrderLine, 'quantity' | 'place' | 'unit'> {
  const isTakable = quantity !== null && quantity > 0 && quantity <= maxQuantity
  return { quantity: isTakable ? quantity : null, place, unit }
}
