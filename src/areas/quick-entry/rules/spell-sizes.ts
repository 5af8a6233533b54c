const words = (text: string): readonly string[] => text.split(' ')
const values: ReadonlyMap<string, number> = new Map([
  ...words(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ).map((word, i) => [word, i + 1] as const),
  ...words('twenty thirty forty fifty sixty seventy eighty ninety').map((word, i) => [word, 10 * i + 20] as const),
])
const size = /\b([a-z]{3,9})(?:[ -]([a-z]{3,5}))?[ -](inch|inches|ounces?|oz|counts?|ct|gallons?|gal)\b/g
const couple = /\b(?:a )?couple (?:of )?(?=(?:cs|cases?)\b)/g

/**
 * CART-13: digits for a size or count that was dictated: 'sixteen inch', 'fifty five gallon', 'a
 * couple of cases'. The line is in lower case.
 */
export const spellSizes = (line: string): string =>
  line.replace(couple, '2 ').replace(size, (text, first: string, second: string | undefined, measure: string) => {
    const [tens, ones] = [values.get(first), second === undefined ? 0 : values.get(second)]
    if (ones === undefined) return text
    if (tens !== undefined) return second === undefined || tens >= 20 ? `${tens + ones} ${measure}` : text
    return second === undefined ? text : `${first} ${ones} ${measure}`
  })
