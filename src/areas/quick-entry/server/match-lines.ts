import {
  type CatalogueIndex,
  explainWords,
  findCandidates,
  isHeadWord,
  itemWords,
  type ItemText,
  type ItemWords,
  saidWords,
  itemsNumbered,
  type ShipToLens,
  spellOut,
} from '#areas/shop/server/public.ts'
import { stem } from '#areas/kitchen-words/text/fold.ts'
import type { OrderLine } from '../order-line.ts'
import { groupWords } from '../variant-words.ts'
import { acceptMatch, type Judged } from '../rules/accept-match.ts'
import { type Reading, rewordLine } from '../rules/reword-line.ts'
import { impliedWords, isNamed, type MatchFacts, weighMatch } from '../rules/weigh-match.ts'

/** Where lines are matched: the division's catalogue as one customer sees it. */
export interface Catalogue {
  readonly index: CatalogueIndex
  readonly lens: ShipToLens
}

/** Max items of the history, and of the rest, that are compared with a line's words. */
const maxCandidates = 12

/** Up to this a number at the end of a line is a quantity, even when the pack has it too. */
const fewCases = 3

/** A reading of a line and the items that have the most of its words. */
interface NamedReading extends Reading {
  readonly named: readonly string[]
  readonly isAll: boolean
}

/** The candidates of one line, before the items themselves are read. */
export interface LineCandidates {
  readonly line: OrderLine
  readonly numbered: readonly string[]
  readonly readings: readonly NamedReading[]
}

/** CART-13: the items a line may mean by its numbers and by its words. */
export function candidatesOf({ index, lens }: Catalogue, line: OrderLine): LineCandidates {
  const numbered = [...new Set(line.numbers.flatMap((code) => itemsNumbered(index, lens, code)))]
  if (numbered.length > 0) return { line, numbered: numbered.slice(0, maxCandidates), readings: [] }
  const isKnown = (word: string) => index.vocabulary.idOf(word) >= 0
  const readings = rewordLine(spellOut(line.words, index), index.lexicon, isKnown).map((reading): NamedReading => {
    const { itemNumbers, isAll } = findCandidates(index, lens, reading.text, maxCandidates)
    return { ...reading, named: itemNumbers, isAll }
  })
  return { line, numbered, readings }
}

/** Every item whose words are needed to judge these lines. */
export const itemsToRead = (lines: readonly LineCandidates[]): readonly string[] => [
  ...new Set(lines.flatMap(({ numbered, readings }) => [...numbered, ...readings.flatMap(({ named }) => named)])),
]

/** Facts of an item, computed once however many lines may mean it. */
interface KnownItem {
  readonly words: ItemWords
  /** The numbers of its description. */
  readonly sizes: ItemWords
  /** Also those of its pack, without the count: nobody calls '4/2.5 LB' a 4. */
  readonly packed: ItemWords
}

/**
 * CART-13: returns the function that judges the lines of a list; items unknown to `textOf` do not
 * exist for this customer.
 */
export function judgeOf(
  { index, lens }: Catalogue,
  textOf: (itemNumber: string) => ItemText | undefined,
): (candidates: LineCandidates) => Judged {
  const known = new Map<string, KnownItem | null>()
  const itemOf = (itemNumber: string): KnownItem | null => {
    const before = known.get(itemNumber)
    if (before !== undefined) return before
    const text = textOf(itemNumber)
    const sized = text && { ...text, brand: '', pack: '' }
    const packed = text && { ...text, brand: '', pack: text.pack.replace(/^\d+\//, '') }
    const item =
      text && sized && packed ? { words: itemWords(text), sizes: itemWords(sized), packed: itemWords(packed) } : null
    known.set(itemNumber, item)
    return item
  }
  return ({ line, numbered, readings }) => {
    const number =
      line.place === 'last' && line.quantity !== null ? saidWords(String(line.quantity), index.vocabulary) : []
    const factsOf = (
      itemNumber: string,
      said: ReturnType<typeof saidWords>,
      reading: Pick<MatchFacts, 'isLoose' | 'isNear' | 'isReworded'>,
    ): MatchFacts[] => {
      const item = itemOf(itemNumber)
      if (!item) return []
      const sizes = (line.quantity ?? 0) > fewCases ? item.packed : item.sizes
      const isQuantityASize = number.length > 0 && !explainWords(number, sizes).words.includes('none')
      const times = lens.bought.get(itemNumber)?.times ?? 0
      const explained = explainWords(said, item.words)
      const unsaid = explained.unsaid.map((each) => ({
        ...each,
        isInside: each.isInside || (!each.isAdded && isHeadWord(index, each.word)),
      }))
      return [{ ...explained, unsaid, itemNumber, times, isQuantityASize, ...reading }]
    }
    const all = readings.map(({ text, isLoose, isNear, named, isAll }, i) => {
      const said = saidWords(text, index.vocabulary)
      const reading = { isLoose, isNear, isReworded: i > 0 }
      return { facts: named.flatMap((itemNumber) => factsOf(itemNumber, said, reading)), isAll }
    })
    // Words that fit an item as written mean that item: 'chicken wings' are not buffalo wings.
    const read = asWritten(all)
    const said = saidWords(line.words, index.vocabulary)
    return acceptMatch(line, {
      numbered: numbered.flatMap((itemNumber) => factsOf(itemNumber, said, asTyped)),
      named: nearest(read.flatMap(({ facts }) => facts)),
      isAll: read.every(({ isAll }) => isAll),
      isGroup: readings.some(({ text }) => groupWords.has(stem(text))),
    })
  }
}

/**
 * The readings that count once the words as written name an item in full: those words, and, of what
 * is bought, what else they say of the same item, or of any where they fit none of these as they
 * stand. 'red peppers' may be crushed, or the bell peppers of a kitchen that buys those.
 */
function asWritten<Read extends { readonly facts: readonly MatchFacts[] }>(all: readonly Read[]): readonly Read[] {
  const [first, ...others] = all
  if (!first?.facts.some(isNamedInFull)) return all
  const isBought = ({ times }: MatchFacts) => times > 0
  const fitting = new Set(first.facts.filter((facts) => isBought(facts) && isFull(facts)).map(numberOf))
  const counts = (facts: MatchFacts) =>
    isBought(facts) && !facts.isLoose && isNamedInFull(facts) && (fitting.size === 0 || fitting.has(numberOf(facts)))
  return [first, ...others.map((each) => ({ ...each, facts: each.facts.filter(counts) }))]
}

const numberOf = ({ itemNumber }: MatchFacts): string => itemNumber

const isFull = ({ words }: MatchFacts): boolean => words.length > 0 && !words.includes('none')

const asTyped = { isLoose: false, isNear: false, isReworded: false } as const
const noWords: ReadonlySet<string> = new Set()
const isNamedInFull = (facts: MatchFacts): boolean => isFull(facts) && isNamed(facts, noWords) && !facts.isOnlyAdded

/** Each item once, with the reading that fits it best. */
function nearest(all: readonly MatchFacts[]): readonly MatchFacts[] {
  const implied = impliedWords(all.filter(isFull))
  const best = new Map<string, { facts: MatchFacts; weight: number }>()
  for (const facts of all) {
    const weight = weighMatch(facts, implied)
    const before = best.get(facts.itemNumber)
    if (!before || weight < before.weight) best.set(facts.itemNumber, { facts, weight })
  }
  return [...best.values()].map(({ facts }) => facts)
}
