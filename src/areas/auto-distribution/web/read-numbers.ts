import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'

/** What a pasted list of ship-to numbers holds. */
export interface ReadNumbers {
  /** Padded, each once, in the order they came. */
  readonly numbers: readonly string[]
  /** What cannot be a number. */
  readonly unread: readonly string[]
}

/** STAFF-5: ship-to numbers of a pasted text, with any white space or commas between. */
export function readNumbers(text: string): ReadNumbers {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const isNumber = (word: string): boolean => /^[A-Za-z0-9-]{1,20}$/.test(word) && /\d/.test(word)
  return {
    numbers: [...new Set(words.filter(isNumber).map((word) => padNumber(word, numberLength)))],
    unread: [...new Set(words.filter((word) => !isNumber(word)))],
  }
}
