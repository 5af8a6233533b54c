/** Max words that are searched for. */
const maxWords = 8

/**
 * NEXT-8: the words of a keyword as they are looked for in descriptions, without the ending of a
 * plural: 'Tomatoes' -> 'tomato'.
 */
export const labelWords = (keyword: string): readonly string[] =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => (word.length > 3 ? word.replace(/(?<=[osxhz])es$|(?<=[^su])s$/, '') : word))
