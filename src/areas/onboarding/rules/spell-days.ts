const letters: readonly (readonly [RegExp, string])[] = [
  [/^(?:th|r)/i, 'Thu'],
  [/^(?:su|u)/i, 'Sun'],
  [/^sa?/i, 'Sat'],
  [/^mo?/i, 'Mon'],
  [/^tu?/i, 'Tue'],
  [/^we?/i, 'Wed'],
  [/^fr?/i, 'Fri'],
]

/**
 * PLAT-3, CUST-3: 'MWF', 'M/W/F', 'TTh', 'Mon, Wed' or 'Mo-Fr' as entries of a list; anything else
 * as it is.
 */
export function spellDays(text: string): string {
  const words = text.split(/[\s,;/|&+]+/).filter(Boolean)
  const spelled = words.map((word) => spellRange(word) ?? spellOne(word))
  return spelled.map((each, index) => each ?? words[index]).join('|')
}

const spellOne = (word: string): string | undefined =>
  word.length > 3 || /^[a-z]{3}$/i.test(word) ? spellWord(word) : readLetters(word)

const week = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** 'Mo-Fr', also over the weekend. */
function spellRange(word: string): string | undefined {
  const ends = /^([a-z]+)[-–]([a-z]+)$/i.exec(word)?.slice(1)
  if (!ends) return undefined
  const [from = -1, to = -1] = ends.map((end) => week.indexOf((spellOne(end) ?? '').slice(0, 3).toLowerCase()))
  if (from < 0 || to < 0) return undefined
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, day) => spellWord(week[(from + day) % 7]!)).join('|')
}

/** A word of three letters may be 'Mon' or 'MWF'. */
const spellWord = (word: string): string | undefined =>
  /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(word) ? word : readLetters(word)

function readLetters(word: string): string | undefined {
  const days: string[] = []
  let rest = word
  while (rest !== '') {
    const found = letters.map(([pattern, day]) => ({ match: pattern.exec(rest)?.[0], day })).find(({ match }) => match)
    if (!found?.match) return undefined
    days.push(found.day)
    rest = rest.slice(found.match.length)
  }
  return days.join('|')
}
