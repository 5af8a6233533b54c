import { readFileSync } from 'node:fs'

/** What the labels know of an item. */
export interface LabelledItem {
  readonly itemNumber: string
  readonly brand: string
  /** In small letters. */
  readonly description: string
  readonly pack: string
  /** Names of its categories. */
  readonly categories: string
  readonly diets: readonly string[]
  readonly freeFrom: readonly string[]
  readonly isDiscontinued: boolean
}

/** A query with what is right for it. */
export interface LabelledQuery {
  readonly text: string
  readonly isRight: (item: LabelledItem) => boolean
  /** The catalogue has nothing that is right: near hits must say what they miss. */
  readonly isAbsent: boolean
}

/** A file of labelled queries; what each is for is written at its beginning. */
export type QueryFile =
  `queries-${'tuning' | 'held-out' | 'held-out-b' | 'unseen-a' | 'unseen-b' | 'unseen-c' | 'unseen-d' | 'unseen-e' | 'unseen-f' | 'unseen-g'}.txt`

type Test = (item: LabelledItem) => boolean

/**
 * Reads 'query :: label', a line each. A label is true of an item that has each of its words in the
 * description: 'a|b' either, '!a' not, 'a*' a beginning, '(a+b)' both words. 'pack:', 'cat:',
 * 'brand:', 'diet:' and 'free:' ask the pack, the names of the categories, the brand, the diets (or
 * the description) and the allergens it is free from, 'number:' the last digits of the item number.
 * '-' is the label of a query that no item is right for.
 */
export function readQueries(file: QueryFile): LabelledQuery[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('::'))
    .map((line) => {
      const [text = '', label = ''] = line.split('::').map((part) => part.trim())
      if (label === '-') return { text, isRight: () => false, isAbsent: true }
      const tests = label.split(/\s+/).map(readTest)
      return { text, isRight: (item) => tests.every((test) => test(item)), isAbsent: false }
    })
}

function readTest(text: string): Test {
  if (text.startsWith('!')) return not(readTest(text.slice(1)))
  const either = text.split('|').map(readAtom)
  return (item) => either.some((test) => test(item))
}

const not =
  (test: Test): Test =>
  (item) =>
    !test(item)

function readAtom(atom: string): Test {
  const [kind, rest] = atom.split(':')
  if (rest !== undefined) return ofKind(kind!, rest)
  if (atom.startsWith('(')) {
    const words = atom.slice(1, -1).split('+').map(hasWord)
    return (item) => words.every((test) => test(item))
  }
  return hasWord(atom)
}

function ofKind(kind: string, value: string): Test {
  if (kind === 'pack') return ({ pack }) => pack.toLowerCase().includes(value)
  if (kind === 'cat') return ({ categories }) => categories.toLowerCase().includes(value)
  if (kind === 'brand') return ({ brand }) => brand.toLowerCase().includes(value)
  if (kind === 'number') return ({ itemNumber }) => itemNumber.endsWith(value)
  if (kind === 'diet')
    return ({ diets, description }) => diets.some((diet) => diet.includes(value)) || hasWord(value)({ description })
  if (kind === 'free') return ({ freeFrom }) => freeFrom.some((allergen) => allergen.toLowerCase().includes(value))
  throw new Error(`no such label: ${kind}`)
}

/** The word, or its plural, among those of the description. */
function hasWord(word: string): (item: Pick<LabelledItem, 'description'>) => boolean {
  const pattern = word.endsWith('*')
    ? new RegExp(String.raw`\b${word.slice(0, -1)}`)
    : new RegExp(String.raw`(?<![a-z0-9])${word.replace(/[.%#]/g, String.raw`\$&`)}(?:e?s)?(?![a-z0-9])`)
  return ({ description }) => pattern.test(description)
}
