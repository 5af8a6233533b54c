const letters: readonly (readonly [RegExp, string])[] = [
  [/^(?:th|r)/i, 'Thu'],
  [/^(?:su|u)/i, 'Sun'],
  [/^sa?/i, 'Sat'],
  [/^m/i, 'Mon'],
  [/^tu?/i, 'Tue'],
  [/^w/i, 'Wed'],
  [/^f/i, 'Fri'],
]

/**
 * PLAT-3, CUST-3: 'MWF', 'M/W/F', 'TTh' or 'Mon, Wed' as entries of a list; anything else as it
 * is.
 */
export function spellDays(text: string): string {
  const words = text.split(/[\s,;/|&+]+/).filter(Boolean)
  const spelled = words.map((word) =>
    word.length > 3 || /^[a-z]{3}$/i.test(word) ? spellWord(word) : readLetters(word),
  )
  return spelled.map((each, index) => each ?? words[index]).join('|')
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
