import type { ImportColumn } from '#areas/order-import/order-import.ts'
import { hasWord, listWords } from '#areas/order-import/rules/list-words.ts'
import { looksLikeItemNumber } from '#areas/order-import/rules/read-item-number.ts'
import { type ColumnScore, suggestColumns } from '#areas/order-import/rules/suggest-columns.ts'
import type { GuideFileField, GuideFileMapping } from '../guide-import.ts'

const { description, product, number, gtin, par, each, reorder, category, location, own } = listWords
const score =
  (points: number, is: (words: readonly string[]) => boolean): ColumnScore =>
  (words) =>
    is(words) ? points : 0

// Narrow words first: 'Your item number' is not ours, nor 'Each par' the par of cases.
const scores: Readonly<Record<GuideFileField, ColumnScore>> = {
  reorderPointPct: score(3, (words) => hasWord(words, reorder)),
  eachParValue: score(3, (words) => hasWord(words, par) && hasWord(words, each)),
  caseParValue: score(2, (words) => hasWord(words, par)),
  category: score(2, (words) => hasWord(words, category)),
  location: score(2, (words) => hasWord(words, location)),
  customerItemNumber: score(4, (words) => hasWord(words, own) && hasWord(words, number)),
  customerDescription: score(4, (words) => hasWord(words, own) && hasWord(words, description)),
  itemNumber: (words, { examples }) =>
    hasWord(words, own) || hasWord(words, gtin) || hasWord(words, description)
      ? 0
      : hasWord(words, product) && hasWord(words, number)
        ? 3
        : (hasWord(words, product) || hasWord(words, number)) && examples.some(looksLikeItemNumber)
          ? 2
          : 0,
}

/**
 * GUIDE-1: the suggested column of each field of a guide's file, by its headers: those of a guide
 * that was downloaded here, and those kitchens write. The catalogue's description is no field.
 */
export const guessGuideMapping = (columns: readonly ImportColumn[]): GuideFileMapping => suggestColumns(scores, columns)
