import { checkNumber } from './check-number.ts'

/** What a text must be beside its length (UI-2). */
export interface TextRules {
  /** The whole text must match; `message` is the reason shown when it does not. */
  readonly pattern?: { readonly matches: RegExp; readonly message: string }
  /** For texts that are numbers. */
  readonly min?: number
}

/**
 * UI-2: why a text is not what its field takes, or undefined. An empty field is no mistake here.
 */
export function checkText(text: string, { pattern, min }: TextRules): string | undefined {
  if (text === '') return undefined
  if (pattern && pattern.matches.exec(text)?.[0] !== text) return pattern.message
  return min === undefined ? undefined : checkNumber(text, { min })
}
