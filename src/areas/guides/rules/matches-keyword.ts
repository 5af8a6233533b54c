import { bareDigits, fold } from '#areas/kitchen-words/text/fold.ts'
import type { CompactGuideLine } from '../guide.ts'

/** What a line of a guide is found by. */
export type SearchableLine = Pick<
  CompactGuideLine,
  'description' | 'brand' | 'gtin' | 'customerDescription' | 'customerItemNumber'
> & { readonly itemNumber: string | null }

/** A number's digits without leading zeros; shorter ones are words like any other. */
const leastDigits = 3

/**
 * GUIDE-1: finds lines by description, own words, numbers, brand and GTIN, in any case and without
 * accents; every word must be found somewhere. The screen asks it of the copy kept offline.
 */
export function keywordFilter(keyword: string): (line: SearchableLine) => boolean {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  // Signs alone, which no line is found by.
  if (words.length === 0 && keyword.trim() !== '') return () => false
  return (line) => {
    const texts = [line.description, line.customerDescription, line.brand].map(fold)
    const numbers = [line.itemNumber ?? '', line.customerItemNumber, line.gtin].map(fold)
    return words.every((word) => {
      if (texts.some((text) => text.includes(word)) || numbers.some((number) => number.includes(word))) return true
      const digits = bareDigits(word)
      return digits.length >= leastDigits && numbers.some((number) => number.includes(digits))
    })
  }
}
