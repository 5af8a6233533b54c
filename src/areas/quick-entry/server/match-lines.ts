import {
  type CatalogueIndex,
  explainWords,
  findCandidates,
  itemWords,
  type ItemText,
  type ItemWords,
  saidWords,
  itemsNumbered,
  type ShipToLens,
} from '#areas/shop/server/public.ts'
import type { ListLine, OrderLine } from '../order-line.ts'
import { acceptMatch, type Judged } from '../rules/accept-match.ts'
import { type MatchFacts, scoreMatch } from '../rules/score-match.ts'

/** Where lines look for items: the division's catalogue through one customer's eyes. */
export interface Catalogue {
  readonly index: CatalogueIndex
  readonly lens: ShipToLens
}

/** Items that are held against a line's words. */
const maxCandidates = 12

/** What one line may mean, before the items themselves are read. */
export interface LineCandidates {
  readonly line: OrderLine
  readonly numbered: readonly string[]
  readonly named: readonly string[]
  readonly isAll: boolean
  readonly kinds: number
}

/** CART-13: the items a line may mean by its numbers and by its words. */
export function candidatesOf({ index, lens }: Catalogue, line: OrderLine): LineCandidates {
  const numbered = [...new Set(line.numbers.flatMap((code) => itemsNumbered(index, lens, code)))]
  if (numbered.length > 0) return { line, numbered: numbered.slice(0, maxCandidates), named: [], isAll: true, kinds: 0 }
  const { itemNumbers, isAll, kinds } = findCandidates(index, lens, line.words, maxCandidates)
  return { line, numbered, named: itemNumbers, isAll, kinds }
}

/** Every item whose words are needed to judge these lines. */
export const itemsToRead = (lines: readonly LineCandidates[]): readonly string[] => [
  ...new Set(lines.flatMap(({ numbered, named }) => [...numbered, ...named])),
]

/** A line with its judgement and the items to choose from, the likeliest first. */
export interface MatchedLine extends Judged {
  readonly choices: readonly string[]
}

/** What is known of an item, each word of it looked at once however many lines may mean it. */
interface KnownItem {
  readonly words: ItemWords
  /**
   * The numbers of its description and of its pack without the count: nobody calls '4/2.5 LB' a 4.
   */
  readonly sizes: ItemWords
}

/**
 * CART-13: the judge of a list's lines; items that `textOf` does not know are not there for this
 * customer.
 */
export function judgeOf(
  { index, lens }: Catalogue,
  textOf: (itemNumber: string) => ItemText | undefined,
): (candidates: LineCandidates) => MatchedLine {
  const known = new Map<string, KnownItem | null>()
  const itemOf = (itemNumber: string): KnownItem | null => {
    const before = known.get(itemNumber)
    if (before !== undefined) return before
    const text = textOf(itemNumber)
    const sized = text && { ...text, brand: '', pack: text.pack.replace(/^\d+\//, '') }
    const item = text && sized ? { words: itemWords(text), sizes: itemWords(sized) } : null
    known.set(itemNumber, item)
    return item
  }
  return ({ line, numbered, named, isAll, kinds }) => {
    const said = saidWords(line.words, index.vocabulary)
    const number =
      line.place === 'last' && line.quantity !== null ? saidWords(String(line.quantity), index.vocabulary) : []
    const factsOf = (itemNumber: string): MatchFacts[] => {
      const item = itemOf(itemNumber)
      if (!item) return []
      const isQuantityASize = number.length > 0 && !explainWords(number, item.sizes).words.includes('none')
      const times = lens.bought.get(itemNumber)?.times ?? 0
      return [{ ...explainWords(said, item.words), itemNumber, times, isQuantityASize }]
    }
    const matches = { numbered: numbered.flatMap(factsOf), named: byScore(named.flatMap(factsOf)), isAll, kinds }
    const judged = acceptMatch(line, matches)
    const likely = [...matches.numbered, ...matches.named].map(({ itemNumber }) => itemNumber)
    const choices = judged.itemNumber === null ? likely : [judged.itemNumber, ...likely]
    return { ...judged, choices: [...new Set(choices)] }
  }
}

const byScore = (facts: readonly MatchFacts[]): readonly MatchFacts[] =>
  facts
    .map((fact) => ({ fact, score: scoreMatch(fact) }))
    .toSorted((a, b) => b.score - a.score || b.fact.times - a.fact.times)
    .map(({ fact }) => fact)

/** The lines of a list that order something. */
export const orderedLines = (lines: readonly ListLine[]) =>
  lines.flatMap((each) => (each.skipped === null ? [each] : []))
