import type { ImportColumn } from '#areas/order-import/order-import.ts'
import { hasWord, listWords } from '#areas/order-import/rules/list-words.ts'
import { looksLikeItemNumber } from '#areas/order-import/rules/read-item-number.ts'
import { type ColumnScore, suggestColumns } from '#areas/order-import/rules/suggest-columns.ts'
import type { ListField } from '../staging-guide.ts'
import type { ListMapping } from '../staging-guides.endpoints.ts'

const { description, product, number, pack, brand, gtin, par, each, category, location, own } = listWords
/** The distributor's own number, in a list that was prepared with it. */
const ours: ReadonlySet<string> = new Set(['larder'])

// Narrow words first: 'Item description' must not become the number, nor 'Each par' the pack.
const scores: Readonly<Record<ListField, ColumnScore>> = {
  gtin: (words) => (hasWord(words, gtin) ? 3 : 0),
  brand: (words) => (hasWord(words, brand) && !hasWord(words, number) ? 2 : 0),
  eachParValue: (words) => (hasWord(words, par) && hasWord(words, each) ? 3 : 0),
  caseParValue: (words) => (hasWord(words, par) ? 2 : 0),
  category: (words) => (hasWord(words, category) ? 2 : 0),
  location: (words) => (hasWord(words, location) ? 2 : 0),
  itemNumber: (words) => (hasWord(words, ours) && hasWord(words, number) ? 3 : 0),
  customerItemNumber: (words, { examples }) =>
    hasWord(words, own) && (hasWord(words, number) || hasWord(words, product))
      ? 4
      : hasWord(words, number)
        ? 3
        : words.length === 1 && hasWord(words, product) && examples.some(looksLikeItemNumber)
          ? 1
          : 0,
  packSizeDescription: (words) => (hasWord(words, pack) && !hasWord(words, par) ? (words.length === 1 ? 2 : 3) : 0),
  description: (words) =>
    hasWord(words, description) ? 3 : hasWord(words, product) && !hasWord(words, number) ? 1 : 0,
}

/**
 * GUIDE-3: the suggested column of each field of a customer's list, by its headers. A number is the
 * customer's or its former distributor's unless the header says that it is ours.
 */
export const guessListMapping = (columns: readonly ImportColumn[]): ListMapping => suggestColumns(scores, columns)
