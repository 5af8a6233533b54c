import type { LineDoubt, OrderLine } from '../order-line.ts'
import { portionWords, variantWords } from '../variant-words.ts'
import { impliedWords, isNamed, type MatchFacts, unsaidKinds, unsaidOfName, weighMatch } from './weigh-match.ts'

/** CART-13: min confidence at which a line is taken without asking. */
export const sureFrom = 0.9
/** Max confidence of a line that needs a decision. */
const unsureMax = 0.85

/** What was found in the catalogue for a line. */
export interface LineMatches {
  /** Items that have one of the line's numbers. */
  readonly numbered: readonly MatchFacts[]
  /** Items its words may mean: those this customer buys, and the closest of the others. */
  readonly named: readonly MatchFacts[]
  /** True when `named` holds every item that fits as many words. */
  readonly isAll: boolean
  /** True when the line is one word for many products, such as 'cheese'. */
  readonly isGroup: boolean
}

/** The decision about one line. */
export interface Judged {
  /** The item that is meant, or the likeliest; null without any. */
  readonly itemNumber: string | null
  /** 0 to 1. */
  readonly confidence: number
  /** Taken without asking. */
  readonly isSure: boolean
  /** Why it is asked; null when sure. */
  readonly doubt: LineDoubt | null
  /** Items to choose from, the likeliest first. */
  readonly likely: readonly string[]
}

type Pick = Omit<Judged, 'isSure'>
interface Weighed extends MatchFacts {
  readonly weight: number
}

/**
 * CART-13: takes a line only when nothing points to another item: its number and words agree; or
 * all its words fit one item of the customer's history and no other item of the catalogue better;
 * or they fit only one item of the whole catalogue. Every other line needs a decision.
 */
export function acceptMatch(line: OrderLine, matches: LineMatches): Judged {
  const pick = matches.numbered.length > 0 ? byNumber(line, matches.numbered) : byWords(line, matches)
  // Faults of the line itself come first: they must be corrected whichever item is meant.
  const doubt = pick.itemNumber === null ? (pick.doubt ?? line.doubt) : (line.doubt ?? pick.doubt)
  return { ...pick, doubt, isSure: doubt === null && pick.confidence >= sureFrom }
}

function byNumber(line: OrderLine, numbered: readonly MatchFacts[]): Pick {
  const [first] = numbered as readonly [MatchFacts]
  const likely = numbered.map(({ itemNumber }) => itemNumber)
  const { itemNumber } = first
  if (numbered.length > 1) return { itemNumber, likely, confidence: 0.5, doubt: 'several_items' }
  const agreeing = first.words.filter((word) => word !== 'none').length
  if (line.words !== '' && first.words.length > 0 && agreeing * 2 < first.words.length)
    return { itemNumber, likely, confidence: 0.5, doubt: 'number_and_words' }
  return { itemNumber, likely, confidence: 0.99, doubt: null }
}

function byWords(line: OrderLine, { named, isAll, isGroup }: LineMatches): Pick {
  if (named.length === 0) {
    const doubt = line.words === '' && line.doubt === null ? 'no_words' : 'no_item'
    return { itemNumber: null, likely: [], confidence: 0, doubt }
  }
  const fitting = named.filter(({ words }) => words.length > 0 && !words.includes('none'))
  const implied = impliedWords(fitting)
  const weighed = named
    .map((facts): Weighed => ({ ...facts, weight: weighMatch(facts, implied) }))
    .toSorted(
      (a, b) =>
        rankOf(a, implied) - rankOf(b, implied) ||
        b.times - a.times ||
        unsaidOfName(a, implied).length - unsaidOfName(b, implied).length,
    )
  const likely = weighed.map(({ itemNumber }) => itemNumber)
  const [first] = weighed as unknown as readonly [Weighed]
  const { itemNumber } = first
  if (fitting.length === 0) return { itemNumber, likely, confidence: 0.3, doubt: 'word_unknown' }
  const full = weighed.filter(({ words }) => !words.includes('none'))
  const doubt =
    doubtOf(first, full, { isAll, isGroup, implied }) ??
    (line.place === 'last' && first.isQuantityASize ? 'size_or_quantity' : null)
  const certainty = first.times > 0 ? 0.98 : 0.92
  const confidence = doubt === null || doubt === 'size_or_quantity' ? certainty - first.weight / 50 : 0.6
  return {
    itemNumber,
    likely,
    confidence: doubt === null ? Math.max(sureFrom, confidence) : Math.min(confidence, unsureMax),
    doubt,
  }
}

/**
 * Items bought before come first, unless another fits better by a whole word, or is what the words
 * name: a kitchen that writes 'lemons' means no lemon detergent, however often it buys that.
 */
const rankOf = (facts: Weighed, implied: ReadonlySet<string>): number =>
  facts.weight - (facts.times > 0 && (facts.isOwnName || isNamed(facts, implied)) ? 2.5 : 0)

/** A rival from the catalogue that fits better by this much is what the words mean. */
const nearerBy = 0.75
/** Of two items of the history one is taken only when the other is a different product. */
const apartBy = 2

/** Of a baker who buys so many other flours 'flour' is none of them. */
const manyKinds = 4

function doubtOf(
  first: Weighed,
  full: readonly Weighed[],
  { isAll, isGroup, implied }: { isAll: boolean; isGroup: boolean; implied: ReadonlySet<string> },
): LineDoubt | null {
  if (first.words.includes('none')) return 'word_unknown'
  if (first.isOwnName) return full.filter(({ isOwnName }) => isOwnName).length > 1 ? 'several_items' : null
  const others = full.filter((other) => other !== first)
  if (first.times === 0) return isOnlyOne(first, others, isAll) ? null : 'several_items'
  const ours = others.filter(({ times }) => times > 0)
  if (!isNamed(first, implied) || (first.isLoose && !isOneProduct(first, full))) return 'several_items'
  if (first.isOnlyAdded) return 'named_better'
  // PASTA SPAGHETTI for 'spaghetti', but not MUSTARD HONEY for 'honey', which is a separate
  // product.
  if (!first.isHeadNamed && isOfRareClass(first, others)) return 'named_better'
  // One word for the product: a buyer of only one kind of napkin means that one.
  if (first.words.length === 1)
    return isGroup ||
      variantWords.has(first.head) ||
      unsaidOfName(first, implied).length > 0 ||
      ours.some((other) => isSameName(other, implied)) ||
      ours.filter(({ isHeadNamed }) => isHeadNamed).length >= manyKinds ||
      (!first.isHeadNamed && ours.some(({ isHeadNamed, isOnlyAdded }) => !isHeadNamed && !isOnlyAdded))
      ? 'several_items'
      : null
  if (ours.some(({ weight }) => weight - first.weight < apartBy)) return 'several_items'
  const isOurVariety = unsaidKinds(first, implied).every(({ isInside }) => !isInside)
  const isBetter = ({ times, weight, unsaid }: Weighed) =>
    times === 0 && first.weight - weight >= nearerBy && !(isOurVariety && unsaid.length > 0)
  if (others.some(isBetter)) return 'named_better'
  if (!isWordForWord(first) && others.some(isWordForWord)) return 'named_better'
  return unsaidKinds(first, implied).some(({ isInside }) => isInside) ? 'named_better' : null
}

/** Min words of a description for it to be what was written, rather than a short name of others. */
const leastWordForWord = 3

/**
 * True when the line has the item's description word for word: 'beef ribeye choice whole lip-on' is
 * no angus one, and 'bacon layout sliced 10/14' not smoked.
 */
const isWordForWord = ({ said, unsaid, words }: Weighed): boolean =>
  said >= leastWordForWord &&
  unsaid.every(({ word }) => word === 'and') &&
  words.every((word) => word === 'same' || word === 'size')

/** 'limon 200': whatever the words stand for, all that fits is this product, which is bought. */
const isOneProduct = (first: Weighed, full: readonly Weighed[]): boolean =>
  !first.isNear &&
  first.words.length > 1 &&
  full.every((other) => other === first || (other.times === 0 && restOf(other) === restOf(first)))

const restOf = ({ head, unsaid }: Weighed): string => [head, ...unsaid.map(({ word }) => word)].join(' ')

/** True when the bare name may mean another item, including a portion pack. */
function isSameName(facts: Weighed, implied: ReadonlySet<string>): boolean {
  const unsaid = unsaidOfName(facts, implied)
  return isNamed(facts, implied) && (unsaid.length === 0 || unsaid.some(({ word }) => portionWords.has(word)))
}

/** 'spaghetti' is a pasta, even for a buyer of spaghetti squash; 'honey' is not a mustard. */
function isOfRareClass({ head }: Weighed, others: readonly Weighed[]): boolean {
  if (others.some(({ isHeadNamed }) => isHeadNamed)) return true
  const second = others.filter(({ isSecondNamed }) => isSecondNamed)
  return second.filter((other) => other.head !== head).length > second.length / 2
}

const noWords: ReadonlySet<string> = new Set()

/**
 * For an item never ordered: at least two words, spelled correctly, one of them the product, and no
 * rival.
 */
const isOnlyOne = (first: Weighed, others: readonly Weighed[], isAll: boolean): boolean =>
  isAll &&
  others.length === 0 &&
  first.isHeadNamed &&
  !first.isOnlyAdded &&
  // 'paper towels' are not those of the one brand called Paper.
  !first.isOnlyBrand &&
  !first.isReworded &&
  unsaidKinds(first, noWords).length === 0 &&
  first.words.length > 1 &&
  first.words.every((word) => word === 'same' || word === 'size')
