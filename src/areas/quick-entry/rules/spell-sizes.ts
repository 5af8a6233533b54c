const words = (text: string): readonly string[] => text.split(' ')
const values: ReadonlyMap<string, number> = new Map([
  ...words(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ).map((word, i) => [word, i + 1] as const),
  ...words('twenty thirty forty fifty sixty seventy eighty ninety').map((word, i) => [word, 10 * i + 20] as const),
])
const size = /\b([a-z]{3,9})(?:[ -]([a-z]{3,5}))?[ -](inch|inches|ounces?|oz|counts?|ct|gallons?|gal|pounds?|lbs?)\b/g
const couple = /\b(?:a )?couple (?:of )?(?=(?:cs|cases?)\b)/g
/** Fewer pounds are a quantity: 'five pounds of ginger'. */
const leastPounds = 13

/** Shrimp to the pound, and the lean and fat of ground beef. */
const grades: ReadonlyMap<string, string> = new Map([
  ['thirteen fifteen', '13/15'],
  ['sixteen twenty', '16/20'],
  ['twenty one twenty five', '21/25'],
  ['twenty six thirty', '26/30'],
  ['thirty one forty', '31/40'],
  ['forty one fifty', '41/50'],
  ['fifty one sixty', '51/60'],
  ['seventy three twenty seven', '73/27'],
  ['eighty twenty', '80/20'],
  ['eighty five fifteen', '85/15'],
  ['ninety ten', '90/10'],
])
const grade =
  /\b(?:thirteen[ -]fifteen|sixteen[ -]twenty|twenty[ -]one[ -]twenty[ -]five|twenty[ -]six[ -]thirty|thirty[ -]one[ -]forty|forty[ -]one[ -]fifty|fifty[ -]one[ -]sixty|seventy[ -]three[ -]twenty[ -]seven|eighty[ -]twenty|eighty[ -]five[ -]fifteen|ninety[ -]ten)\b/g

/**
 * CART-13: digits for a size or count that was dictated: 'sixteen inch', 'fifty five gallon',
 * 'twenty one twenty five shrimp', 'a couple of cases'. The line is in lower case.
 */
export const spellSizes = (line: string): string =>
  line
    .replace(couple, '2 ')
    .replace(grade, (text) => grades.get(text.replaceAll('-', ' ')) ?? text)
    .replace(size, (text, first: string, second: string | undefined, measure: string) => {
      const [tens, ones] = [values.get(first), second === undefined ? 0 : values.get(second)]
      if (ones === undefined) return text
      const isWeight = measure.startsWith('pound') || measure.startsWith('lb')
      const digits = (amount: number) => (isWeight && amount < leastPounds ? text : `${amount} ${measure}`)
      if (tens !== undefined) return second === undefined || tens >= 20 ? digits(tens + ones) : text
      return second === undefined || isWeight ? text : `${first} ${ones} ${measure}`
    })
