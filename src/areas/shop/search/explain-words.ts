import { editDistance } from './edit-distance.ts'
import { fold, stem, wordsOf } from '#areas/kitchen-words/text/fold.ts'
import { readQuery } from './read-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * How a word of a line is found in an item: as it stands, as its size, as a short form, misspelt,
 * or not at all.
 */
export type Explained = 'same' | 'size' | 'short' | 'misspelt' | 'none'

/** An item as people call it. */
export interface ItemText {
  readonly description: string
  readonly brand: string
  readonly pack: string
  /** The customer's own name for it; empty without one. */
  readonly ownName: string
}

/** The words of an item, ready to be compared with many lines. */
export interface ItemWords {
  /**
   * A word of the description with its other spellings: 'bnls' is also 'boneless', and saying
   * either says it.
   */
  readonly description: readonly (readonly string[])[]
  /**
   * Place of the first word that only says what the item comes in: JUICE of TOMATO DICED IN JUICE.
   */
  readonly added: number
  readonly own: readonly string[]
  readonly brand: readonly string[]
  readonly all: readonly string[]
}

/** A word of a line. */
export interface SaidWord {
  readonly forms: readonly [string, ...string[]]
  /**
   * The catalogue has this word: it means itself, 'pea' is not short for pear and 'lime' no
   * misspelt line.
   */
  readonly isOfCatalogue: boolean
  /** Its line has 'with' between two words. */
  readonly isJoined: boolean
}

/** A word of a description that a line leaves out. */
export interface UnsaidWord {
  /** In its first spelling. */
  readonly word: string
  /**
   * A word behind it was said: descriptions go from what a thing is to its variety, so that the
   * line
   * means another branch: 'white vinegar' in VINEGAR BALSAMIC WHITE.
   */
  readonly isInside: boolean
  /** It only says what the item comes in: OIL of GARLIC CHOPPED IN OIL. */
  readonly isAdded: boolean
}

/** What a line mentions of an item, and what it leaves out. */
export interface Explanation {
  /** One for each significant word of the line. */
  readonly words: readonly Explained[]
  /** The first word of the description is named: what the item is. */
  readonly isHeadNamed: boolean
  /** First word of the description, in the form it is compared in. */
  readonly head: string
  /** Words of the description that were mentioned. */
  readonly said: number
  /** Those nobody mentioned, in their order. */
  readonly unsaid: readonly UnsaidWord[]
  /** The word after the first is named: MOZZARELLA of CHEESE MOZZARELLA. */
  readonly isSecondNamed: boolean
  /** A word of the line is only found in the brand, though the catalogue means more by it. */
  readonly isOnlyBrand: boolean
  /**
   * A word of the line is only found in what the item comes in: 'tomato juice' in TOMATO IN JUICE.
   */
  readonly isOnlyAdded: boolean
  /** The line is the customer's own name for the item, word for word. */
  readonly isOwnName: boolean
}

const leadingNumber = /^(\d+(?:\.\d+)?)(?=[a-z/#]|$)/
/** '3/8' of '3/8in'. */
const leadingFraction = /^(\d\/\d{1,2})(?=[a-z])/
const vowels = /[aeiou]/
/** What follows one of these is in the item, not the item. */
const joining = new Set(['in', 'with', 'w'])

/** The words of an item; made once for all lines it is compared with. */
export function itemWords({ description, brand, pack, ownName }: ItemText): ItemWords {
  const spellings = fold(withoutBrand(description, brand)).split(' ').map(wordsOf)
  const own = ownName === '' ? [] : wordsOf(ownName)
  const brandWords = wordsOf(brand)
  const join = spellings.findIndex(([word], i) => i > 0 && word !== undefined && joining.has(word))
  return {
    description: spellings,
    added: join < 0 ? spellings.length : join + 1,
    own,
    brand: brandWords,
    all: [...spellings.flat(), ...own, ...brandWords, ...wordsOf(pack)],
  }
}

/** 'WEIS, CHICKEN NOODLE SOUP' of Weis Markets is a soup. */
function withoutBrand(description: string, brand: string): string {
  const [first = '', ...rest] = description.split(',')
  const isBrand = rest.length > 0 && `${fold(brand)} `.startsWith(`${fold(first)} `)
  return isBrand && rest.join('').trim() !== '' ? rest.join(',') : description
}

/** The significant words of a line; computed once for all items it is compared with. */
export const saidWords = (text: string, vocabulary: Vocabulary): readonly SaidWord[] => {
  const isJoined = / with /.test(text)
  return readQuery(text, vocabulary).map(({ forms }) => ({
    forms,
    isOfCatalogue: forms.some((form) => vocabulary.idOf(stem(form)) >= 0),
    isJoined,
  }))
}

/** ITEM-2: holds a line against an item's own words, where the index only knows that they meet. */
export function explainWords(line: readonly SaidWord[], item: ItemWords): Explanation {
  const said = new Set<string>()
  const proper = new Set(item.description.slice(0, item.added).flat())
  // 'peaches in juice' and 'bowls with lids' say themselves what they come in.
  const saysAdded = line.some(({ forms, isJoined }) => isJoined || joining.has(forms[0]))
  let isOnlyAdded = false
  let isOnlyBrand = false
  const words = line.map((word) => {
    const [kind, meant] = explain(word, item.all)
    for (const each of meant) said.add(each)
    if (kind !== 'none' && !saysAdded && isAdded(meant, proper, item)) isOnlyAdded = true
    if (kind !== 'none' && isOfBrand(meant, item)) isOnlyBrand = true
    return kind
  })
  const isSaid = item.description.map((spellings) => spellings.some((word) => said.has(word)))
  const last = isSaid.lastIndexOf(true)
  return {
    words,
    isSecondNamed: isSaid[1] ?? false,
    isHeadNamed: isSaid[0] ?? false,
    head: item.description[0]?.[0] ?? '',
    said: isSaid.filter(Boolean).length,
    unsaid: item.description.flatMap(([word], i) =>
      isSaid[i] || word === undefined ? [] : [{ word, isInside: i < last, isAdded: i >= item.added }],
    ),
    isOnlyAdded: isOnlyAdded && !isNamedBefore(isSaid.slice(0, item.added - 1)),
    isOnlyBrand,
    isOwnName:
      item.own.length > 0 && words.every((kind) => kind === 'same') && item.own.every((word) => said.has(word)),
  }
}

/** 'brown gravy mix onions' says all of GRAVY MIX BROWN WITH ONIONS, and means no onions. */
const isNamedBefore = (isSaid: readonly boolean[]): boolean => isSaid.length > 1 && isSaid.every(Boolean)

const isAdded = (meant: readonly string[], proper: ReadonlySet<string>, item: ItemWords): boolean => {
  const { description, added } = item
  return (
    added < description.length &&
    !meant.some((word) => proper.has(word)) &&
    description.slice(added).some((spellings) => spellings.some((word) => meant.includes(word)))
  )
}

const isOfBrand = (meant: readonly string[], { brand, description, own }: ItemWords): boolean =>
  meant.every((word) => brand.includes(word)) &&
  !description.some((spellings) => spellings.some((word) => meant.includes(word))) &&
  !own.some((word) => meant.includes(word))

function explain({ forms, isOfCatalogue }: SaidWord, words: readonly string[]): [Explained, readonly string[]] {
  const same = words.filter((word) => forms.includes(word))
  if (same.length > 0) return ['same', same]
  const [typed] = forms
  if (/^\d/.test(typed)) {
    const sizes = words.filter(
      (word) =>
        leadingNumber.exec(word)?.[1] === typed ||
        leadingFraction.exec(word)?.[1] === typed ||
        isPackOf(typed, word) ||
        word.split('/').includes(typed),
    )
    return sizes.length > 0 ? ['size', sizes] : ['none', []]
  }
  if (isOfCatalogue) return ['none', []]
  const short = words.filter((word) => isShortFor(typed, word))
  if (short.length > 0) return ['short', short]
  const misspelt = words.filter((word) => isMisspelt(typed, word))
  return misspelt.length > 0 ? ['misspelt', misspelt] : ['none', []]
}

/** '36/1' of '36/1lb', a pack without its measure; '12x12' of '12x12x6'. */
const isPackOf = (typed: string, word: string): boolean =>
  (typed.includes('/') && word.startsWith(typed) && /^[a-z]+$/.test(word.slice(typed.length))) ||
  (/^\d+x\d+$/.test(typed) && word.startsWith(`${typed}x`))

/** 'moz' for mozzarella, 'prsly' for parsley: its beginning, or its consonants. */
const isShortFor = (typed: string, word: string): boolean =>
  typed.length > 2 &&
  typed.length < word.length &&
  (word.startsWith(typed) || (!vowels.test(typed) && typed[0] === word[0] && isWithin(typed, word)))

function isWithin(letters: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at++
  return at === letters.length
}

const isMisspelt = (typed: string, word: string): boolean => {
  const max = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  return word.length > 3 && !/\d/.test(word) && editDistance(typed, word, max).whole <= max
}
