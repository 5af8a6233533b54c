import { parseWholeNumber } from '#kit/whole-number.ts'

/** UI-6: a page jump takes 1 to the last page; anything else is null and goes nowhere. */
export function readPage(text: string, last: number): number | null {
  const page = parseWholeNumber(text, last)
  return page === null || page < 1 ? null : page
}
