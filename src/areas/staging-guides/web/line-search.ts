import type { SearchTexts } from '#browser/search-text.ts'
import { linesShown, type LinesShown } from '../rules/lines-to-show.ts'

/** What of a list the address shows. */
export interface LineSearch {
  readonly show: LinesShown
  readonly page: number
}

/** Reads the address; nonsense becomes the lines that need a decision, from the first. */
export function readLineSearch(texts: SearchTexts): LineSearch {
  const page = Number(texts['page'])
  return {
    show: linesShown.find((each) => each === texts['show']) ?? 'open',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}
