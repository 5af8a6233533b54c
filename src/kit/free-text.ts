import { holdsCardNumber } from './card-number.ts'

/** What a field for people's own words takes. */
export interface FreeText {
  /** How its sentences begin, such as 'A note'. */
  readonly label: string
  readonly max: number
  /** True: it may have line ends and tabs. */
  readonly isMultiline?: boolean
}

const lineEnds = /[\t\n\r]/
/**
 * Control characters, line separators, and marks that turn the writing direction of what stands
 * behind them.
 */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/**
 * Security 26, PLAT-14: what is wrong with a text that people write for people, as a sentence;
 * screen and server ask it.
 */
export function freeTextProblem({ label, max, isMultiline }: FreeText, text: string): string | undefined {
  // First: nothing below looks at a text of any length.
  if (text.length > max) return `${label} cannot be more than ${max} characters`
  if (unprintable.test(text) || (!isMultiline && lineEnds.test(text))) {
    return `${label} has a character that is not allowed`
  }
  return holdsCardNumber(text) ? `${label} cannot contain a card number` : undefined
}
