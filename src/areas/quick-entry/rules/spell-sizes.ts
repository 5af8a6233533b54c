const below20 =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const values = new Map<string, number>([
  ...below20.map((word, i) => [word, i + 1] as const),
  ...tens.map((word, i) => [word, 10 * i + 20] as const),
])
const name = [...tens, ...below20.toReversed()].join('|')
const spelled = new RegExp(
  String.raw`\b(${name})(?:[ -](${below20.slice(0, 9).join('|')}))?(?=[ -](?:inch|inches|ounces?|oz|counts?|ct|gallons?|gal)\b)`,
  'g',
)
const couple = /\b(?:a )?couple (?:of )?(?=(?:cs|cases?)\b)/g

/**
 * CART-13: digits for a size or count that was dictated: 'sixteen inch', 'fifty five gallon', 'a
 * couple of cases'. The line is in lower case.
 */
export const spellSizes = (line: string): string =>
  line
    .replace(couple, '2 ')
    .replace(spelled, (_, first: string, second?: string) => String(values.get(first)! + (values.get(second!) ?? 0)))
