const letters: readonly (readonly [RegExp, string])[] = [
  [/^(?:th|r)/i, 'Thu'],
  [/^(?:su|u)/i, 'Sun'],
  [/^sa?/i, 'Sat'],
  [/^mo?/i, 'Mon'],
  [/^tu?/i, 'Tue'],
  [/^we?/i, 'Wed'],
  [/^fr?/i, 'Fri'],
]

/** German and French days, in full and in short; 'Di' is a Tuesday, as few deliver on Sundays. */
const translated: ReadonlyMap<string, string> = new Map(
  [
    ['Mon', 'montag lundi lun lu'],
    ['Tue', 'dienstag die di mardi mar ma'],
    ['Wed', 'mittwoch mit mi mercredi mer me'],
    ['Thu', 'donnerstag don do jeudi jeu je'],
    ['Fri', 'freitag fre vendredi ven ve'],
    ['Sat', 'samstag sonnabend samedi sam'],
    ['Sun', 'sonntag son so dimanche dim'],
  ].flatMap(([day = '', others = '']) => others.split(' ').map((other) => [other, day] as const)),
)

/**
 * PLAT-3, CUST-3: 'MWF', 'M/W/F', 'TTh', 'Mon, Wed', 'Mo-Fr' or 'Di, Do' as entries of a list;
 * anything else as it is.
 */
export function spellDays(text: string): string {
  const spaced = text.replaceAll(/[\s,;/|&+]+/g, ' ').trim()
  const words = (isOfLetters.test(spaced) ? inOneWeek(spaced) : spaced).split(' ').filter(Boolean)
  const spelled = words.map((word) => spellRange(word) ?? spellOne(word))
  return spelled.map((each, index) => each ?? words[index]).join('|')
}

const isOfLetters = /^[mtwrfsu ]+$/i

/**
 * The letters of a week follow each other: of 'MTWTFSS' the second T is a Thursday, the second S a
 * Sunday.
 */
const inOneWeek = (letters: string): string =>
  letters
    .replace(/(?<=[tw] ?)t(?!u)/i, 'R')
    .replace(/(?<=s ?)s$/i, 'U')
    .replace(/^s(?= ?m)/i, 'U')

const spellOne = (word: string): string | undefined =>
  translated.get(word.toLowerCase()) ??
  (word.length > 3 || /^[a-z]{3}$/i.test(word) ? spellWord(word) : readLetters(word))

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
