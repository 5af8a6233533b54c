import type { OrderLine } from '#areas/quick-entry/order-line.ts'
import { plainText } from '#areas/quick-entry/rules/plain-text.ts'

/** CART-13, RECIPE-3: words as an order line whose quantity is never in doubt. */
export const toOrderLine = (words: string): OrderLine => ({
  quantity: 1,
  place: 'marked',
  unit: null,
  numbers: [],
  words: plainText(words),
  doubt: null,
})
