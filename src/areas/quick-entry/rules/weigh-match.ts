import { classHeads, colourWords, plainVarieties, variantWords } from '../variant-words.ts'

/** How one word of the line was found in the item. */
export type WordMatch = 'same' | 'size' | 'short' | 'misspelt' | 'none'

/** Facts of an item that a line may mean. */
export interface MatchFacts {
  readonly itemNumber: string
  /** One for each significant word of the line. */
  readonly words: readonly WordMatch[]
  /** True when the line names what the item is: the first word of its description. */
  readonly isHeadNamed: boolean
  readonly head: string
  /** Number of words of the description that the line mentions. */
  readonly said: number
  /**
   * The words of the description that the line leaves out; `isInside` when a later word is
   * mentioned, or when the word is what other items are: the NOODLE of RICE NOODLE.
   */
  readonly unsaid: readonly { readonly word: string; readonly isInside: boolean; readonly isAdded: boolean }[]
  readonly isSecondNamed: boolean
  /**
   * True when a word of the line is only in what the item is packed in: 'tomato juice' in TOMATO IN
   * JUICE.
   */
  readonly isOnlyAdded: boolean
  /** True when the line is the customer's own name for it. */
  readonly isOwnName: boolean
  /** True when a word of the line is only in its brand. */
  readonly isOnlyBrand: boolean
  /** True when the words fit only after they were replaced by those of the catalogue. */
  readonly isReworded: boolean
  /** True when it was found by a word for several products, such as 'steak'. */
  readonly isLoose: boolean
  /** True when it was found by a word that is only near to it, such as another brand. */
  readonly isNear: boolean
  /**
   * True when the line's quantity is also a number of its description or pack: 'veal chop 12' for
   * VEAL CHOP RIB 12 OZ.
   */
  readonly isQuantityASize: boolean
  /** Number of times this customer ordered it. */
  readonly times: number
}

/** Weight of a word that makes it a different product: BALSAMIC for 'white vinegar'. */
const ofAnotherThing = 3
/** Weight of a word after all mentioned ones: a variety, which the history may decide. */
const ofVariety = 2
const ofColour = 1
const ofVariant = 0.25
const maxOfVariants = 0.5
/**
 * Weight when the line does not name what the item is: 'whole milk' and CHEESE MOZZARELLA WHOLE
 * MILK.
 */
const withoutHead = 2
/** 'mozzarella' for CHEESE MOZZARELLA. */
const withoutClass = 0.25
const onlyAdded = 2
const loosely = 1
const onlyBrand = 1
const found = { same: 0, size: 0, short: 0.2, misspelt: 0.4, none: 6 } as const satisfies Record<WordMatch, number>

/** True for words that may be left out: a number, measure, size, grade, cut or pack. */
const isVariant = ({ word, isAdded }: MatchFacts['unsaid'][number]): boolean =>
  isAdded || variantWords.has(word) || /[\d/]/.test(word)
const isPlain = (head: string, word: string): boolean => plainVarieties.get(head)?.has(word) ?? false

/** CART-13: the words left out that make an item a different product or variety. */
export const unsaidKinds = ({ unsaid, head, isHeadNamed }: MatchFacts, implied: ReadonlySet<string>) =>
  unsaid.filter(
    (each) =>
      !isVariant(each) &&
      !colourWords.has(each.word) &&
      !implied.has(each.word) &&
      !isPlain(head, each.word) &&
      (isHeadNamed || each.word !== head),
  )

/** CART-13: the words left out that a bare name does not cover: PASTE for 'tomatoes'. */
export const unsaidOfName = ({ unsaid, head, isHeadNamed }: MatchFacts, implied: ReadonlySet<string>) =>
  unsaid.filter(
    (each) =>
      !isVariant(each) && !implied.has(each.word) && !isPlain(head, each.word) && (isHeadNamed || each.word !== head),
  )

/** CART-13: true when the line names what the item is, or implies it: 'romaine' is a lettuce. */
export const isNamed = (facts: MatchFacts, implied: ReadonlySet<string>): boolean =>
  facts.isHeadNamed || implied.has(facts.head) || isOfClass(facts)

const isOfClass = ({ head, isSecondNamed }: MatchFacts): boolean => isSecondNamed && classHeads.has(head)

/**
 * CART-13: the distance of an item from the line, 0 when they agree word for word. `implied` are
 * words that nearly every fitting item has, so that the line may leave them out.
 */
export function weighMatch(facts: MatchFacts, implied: ReadonlySet<string>): number {
  if (facts.isOwnName) return 0
  const { unsaid, words, isHeadNamed, head } = facts
  const isColour = (word: string) => colourWords.has(word) && !implied.has(word)
  // After all mentioned words a colour is a variant: gloves are black or blue.
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

/** Min share of the fitting items that have a word for it to be implied. */
const almostAll = 0.8

/** CART-13: the words nearly all of these items have: 'romaine' implies LETTUCE. */
export function impliedWords(fitting: readonly MatchFacts[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { unsaid } of fitting)
    for (const word of new Set(unsaid.map((each) => each.word))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= almostAll * fitting.length).map(([word]) => word))
}
