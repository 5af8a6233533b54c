import { spelledOut } from './shorthand.ts'

/** Units of measure, each with its other spellings. */
const units = new Map(
  'gal gals gallon gallons galon galones|lb lbs pound pounds|oz ozs ounce ounces onza onzas|ct count|qt quart quarts|pt pint pints|kg|g gm gms gram grams|ml|l|in inch inches pulgada pulgadas|pk pks pack packs|ea|dz|fl'
    .split('|')
    .flatMap((names) => names.split(' ').map((name) => [name, names.split(' ')[0]!] as const)),
)
const unitNames = [...units.keys()].toSorted((a, b) => b.length - a.length).join('|')
const measured = new RegExp(String.raw`(?<![#\d])(\d+(?:\.\d+)?)(?:\s*|-)(${unitNames})\b(?!-\d)`, 'g')
/** What one of a measure is called where it is the inner pack: strawberries come in pints. */
const containers: ReadonlyMap<string, string> = new Map([
  ['1gal', 'gallon'],
  ['1qt', 'quart'],
  ['1pt', 'pint'],
])
const hasDigit = /\d/
/** A thickness: slices of 5/8 inch are not 8 inches wide. */
const partOfInch = /^(?:1\/2|[13]\/4|[1357]\/8)in$/

/**
 * Lower case without accents; measures normalized ('5 LBS', '5#' -> '5lb'; '4 x 1 gal' ->
 * '4/1gal'); of the rest only letters, digits, # and / are kept.
 */
export function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
  return (hasDigit.test(plain) ? foldMeasures(plain) : plain)
    .replace(/[^a-z0-9#/.]+/g, ' ')
    .replace(/(^|\s)[./#]+(?!\d)|(?<![./])[./]+(\s|$)/g, ' ')
    .trim()
}

const foldMeasures = (text: string): string =>
  text
    .replace(/\bno\.?\s*10\b/g, '#10')
    .replace(/(#10)\s*cans?\b/g, '$1')
    .replace(/(\d)\s*[x/]\s*(?=\d|#)/g, '$1/')
    .replace(/(\d)#(?!\d)/g, '$1lb')
    // One quote mark behind a number means inches; in a pair it quotes.
    .replace(/(?<!["\d])(\d{1,9})["″”](?!\d)/g, '$1in')
    .replace(measured, (_, amount: string, unit: string) => amount + units.get(unit)!)
    // The case of six #10 cans is written without its sign, too.
    .replace(/(?<![\d/.#])6\/10(?![\d./a-z])/g, '6/#10')

/**
 * The form in which words are compared: 'tomatoes' -> 'tomato', 'berries' -> 'berry', 'brownie' and
 * 'brownies' -> 'browny'.
 */
export function stem(word: string): string {
  if (word.length < 4 || hasDigit.test(word)) return word
  if (/^[a-z]ies$/.test(word)) return word.slice(0, -1)
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/**
 * Words an item is indexed by: '4/1gal' also by '1gal' and 'gallon', '12/1pt' by 'pint', '6/#10'
 * by 'canned', 'chix' by 'chicken'.
 */
export const wordsOf = (text: string): string[] => wordsOfFolded(fold(text).split(' '))

/** The same for words that are already folded. */
export function wordsOfFolded(folded: readonly string[]): string[] {
  const words: string[] = []
  folded.forEach((word, i) => {
    if (word === '') return
    words.push(stem(word))
    const meant = spelledOut(word, folded[i + 1])
    if (meant !== undefined) words.push(meant)
    if (word.includes('/') && !partOfInch.test(word))
      for (const part of word.split('/')) if (part.length > 1) words.push(stem(part))
    const container = word.includes('/') ? containers.get(word.slice(word.lastIndexOf('/') + 1)) : undefined
    if (container !== undefined) words.push(container)
    if (word.endsWith('#10')) words.push('canned')
  })
  return words
}

/** The words of a number that contains letters: for 'KP-778' its parts and 'kp778'. */
export function codeWordsOf(code: string): string[] {
  const words = wordsOf(code)
  return words.length > 1 ? [...words, fold(code).replace(/[^a-z0-9]/g, '')] : words
}

/**
 * The digits of a number without leading zeros, so that any padding matches; empty when it is not a
 * number.
 */
export const bareDigits = (text: string): string => (/^\d+$/.test(text) ? text.replace(/^0+/, '') : '')
