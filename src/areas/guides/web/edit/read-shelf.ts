import { ownWordsLimits } from '#areas/items/own-words-limits.ts'
import { freeTextProblem } from '#kit/free-text.ts'
import type { ReadText } from './shelf-field.tsx'

/** Highest par of one unit (`guide.ts`). */
const maxPar = 9999

const wholeNumber =
  (max: number, problem: string): ReadText<number | null> =>
  (text) => {
    if (text === '') return { value: null }
    return /^\d{1,4}$/.test(text) && Number(text) <= max ? { value: Number(text) } : { problem }
  }

/** GUIDE-1: a par as it is typed; empty takes it away. */
export const readPar = wholeNumber(maxPar, `Whole numbers up to ${maxPar.toLocaleString('en-US')}`)

/** GUIDE-1: a reorder point as it is typed, in percent of the par; empty: below the par. */
export const readReorderPoint = wholeNumber(100, 'Whole percents from 0 to 100')

const ownText =
  (label: string, max: number): ReadText<string> =>
  (text) => {
    const problem = freeTextProblem({ label, max }, text)
    return problem === undefined ? { value: text } : { problem }
  }

/** The kitchen's own name of an item; empty takes it away. */
export const readOwnName = ownText('Your name for it', ownWordsLimits.customerDescription)

/** The kitchen's own number of an item; empty takes it away. */
export const readOwnNumber = ownText('Your number for it', ownWordsLimits.customerItemNumber)
