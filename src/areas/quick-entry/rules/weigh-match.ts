import { classHeads, colourWords, plainVarieties, variantWords } from '../variant-words.ts'

/** How one word of the line was found in the item. */
export type WordMatch = 'same' | 'size' | 'short' | 'misspelt' | 'none'

/** What is known of an item that a line may mean. */
export interface MatchFacts {
  readonly itemNumber: string
  /** One for each telling word of the line. */
  readonly words: readonly WordMatch[]
  /** What the item is, was named: the first word of its description. */
  readonly isHeadNamed: boolean
  readonly head: string
  /** Words of the description that were mentioned. */
  readonly said: number
  /**
   * Those nobody mentioned; `isInside` when a later word was, or when it is what other items are:
   * the NOODLE of RICE NOODLE.
   */
  readonly unsaid: readonly { readonly word: string; readonly isInside: boolean; readonly isAdded: boolean }[]
  readonly isSecondNamed: boolean
  /** A word of the line is only in what the item comes in: 'tomato juice' in TOMATO IN JUICE. */
  readonly isOnlyAdded: boolean
  /** The line is the customer's own name for it. */
  readonly isOwnName: boolean
  /** A word of the line is only in its brand. */
  readonly isOnlyBrand: boolean
  /** The words were put in the catalogue's own before they fitted. */
  readonly isReworded: boolean
  /** It was found by a word that stands for several products, as 'steak' does. */
  readonly isLoose: boolean
  /**
   * The line's quantity is also a number of its description or pack: 'veal chop 12' for VEAL CHOP
   * RIB 12 OZ.
   */
  readonly isQuantityASize: boolean
  /** How often this customer ordered it. */
  readonly times: number
}

/** A word that makes the item another thing than the line says: BALSAMIC of white vinegar. */
const ofAnotherThing = 3
/** A word behind all that was said: a variety, which the history may decide. */
const ofVariety = 2
const ofColour = 1
const ofVariant = 0.25
const maxOfVariants = 0.5
/** The line names no head: 'whole milk' and CHEESE MOZZARELLA WHOLE MILK. */
const withoutHead = 2
/** 'mozzarella' for CHEESE MOZZARELLA. */
const withoutClass = 0.25
const onlyAdded = 2
const loosely = 1
const onlyBrand = 1
const found = { same: 0, size: 0, short: 0.2, misspelt: 0.4, none: 6 } as const satisfies Record<WordMatch, number>

/** True for what may stay unsaid: a number, a measure, a size, grade, cut or pack. */
const isVariant = ({ word, isAdded }: MatchFacts['unsaid'][number]): boolean =>
  isAdded || variantWords.has(word) || /[\d/]/.test(word)
const isPlain = (head: string, word: string): boolean => plainVarieties.get(head)?.has(word) ?? false

/** CART-13: the unsaid words that make an item another thing, or another variety of the thing. */
export const unsaidKinds = ({ unsaid, head, isHeadNamed }: MatchFacts, implied: ReadonlySet<string>) =>
  unsaid.filter(
    (each) =>
      !isVariant(each) &&
      !colourWords.has(each.word) &&
      !implied.has(each.word) &&
      !isPlain(head, each.word) &&
      (isHeadNamed || each.word !== head),
  )

/** CART-13: the unsaid words that an item's bare name does not stand for: PASTE of tomatoes. */
export const unsaidOfName = ({ unsaid, head, isHeadNamed }: MatchFacts, implied: ReadonlySet<string>) =>
  unsaid.filter(
    (each) =>
      !isVariant(each) && !implied.has(each.word) && !isPlain(head, each.word) && (isHeadNamed || each.word !== head),
  )

/** CART-13: the line says what the item is, or what needs no saying: 'romaine' is a lettuce. */
export const isNamed = (facts: MatchFacts, implied: ReadonlySet<string>): boolean =>
  facts.isHeadNamed || implied.has(facts.head) || isOfClass(facts)

const isOfClass = ({ head, isSecondNamed }: MatchFacts): boolean => isSecondNamed && classHeads.has(head)

/**
 * CART-13: how far an item is from what the line says, 0 for word by word. `implied` are words that
 * nearly every item has which fits the line, and so need not be said.
 */
export function weighMatch(facts: MatchFacts, implied: ReadonlySet<string>): number {
  if (facts.isOwnName) return 0
  const { unsaid, words, isHeadNamed, head } = facts
  const isColour = (word: string) => colourWords.has(word) && !implied.has(word)
  // Behind all that was said a colour is a variant: gloves are black or blue.
  const variants = unsaid.filter((each) => isVariant(each) || (isColour(each.word) && !each.isInside)).length
  const colours = unsaid.filter(({ word, isInside }) => isColour(word) && isInside).length
  const kinds = unsaidKinds(facts, implied)
  const withoutName = isOfClass(facts) ? withoutClass : withoutHead
  return (
    words.reduce((sum, word) => sum + found[word], 0) +
    kinds.reduce((sum, { isInside }) => sum + (isInside ? ofAnotherThing : ofVariety), 0) +
    colours * ofColour +
    Math.min(variants * ofVariant, maxOfVariants) +
    (isHeadNamed || implied.has(head) ? 0 : withoutName) +
    (facts.isOnlyAdded ? onlyAdded : 0) +
    (facts.isOnlyBrand ? onlyBrand : 0) +
    (facts.isLoose ? loosely : 0)
  )
}

/** An item is implied when so large a share of what fits has the word. */
const almostAll = 0.8

/**
 * CART-13: the unsaid words that nearly every one of these items has: 'romaine' implies LETTUCE.
 */
export function impliedWords(fitting: readonly MatchFacts[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { unsaid } of fitting)
    for (const word of new Set(unsaid.map((each) => each.word))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= almostAll * fitting.length).map(([word]) => word))
}
