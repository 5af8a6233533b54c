/**
 * '1234' -> '0001234': item, bill-to and ship-to numbers have a fixed length; anything but digits
 * stays as it is.
 */
export const padNumber = (text: string, length: number): string =>
  /^\d+$/.test(text) ? text.padStart(length, '0') : text

/** 'buyer' with 1200 -> '1,200 buyers'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What is known of several facts, in one line: '0101234 · 4/5 LB'. */
export const factLine = (...facts: readonly string[]): string => facts.filter((fact) => fact !== '').join(' · ')

/** A name's initials for an avatar: 'Mara Okafor' -> 'MO'. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

/** 'pending approval' -> 'Pending approval'. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** 'The recipe' -> 'the recipe', within a sentence. */
export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
