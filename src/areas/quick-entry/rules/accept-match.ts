import type { LineDoubt, OrderLine } from '../order-line.ts'
import { type MatchFacts, scoreMatch } from './score-match.ts'

/** CART-13: from here on a line is taken without asking. */
const sureFrom = 0.9

/** What the catalogue found for a line. */
export interface LineMatches {
  /** Items that have one of the line's numbers. */
  readonly numbered: readonly MatchFacts[]
  /** Items its words may mean, the best first. */
  readonly named: readonly MatchFacts[]
  /** `named` holds every item that fits as many words. */
  readonly isAll: boolean
  /** Leaf categories among the best: more than one means the words name no one product. */
  readonly kinds: number
}

/** The judgement of one line. */
export interface Judged {
  /** The item that is meant, or the likeliest; null without any. */
  readonly itemNumber: string | null
  /** 0 to 1. */
  readonly confidence: number
  /** Taken without asking. */
  readonly isSure: boolean
  /** Why it is asked; null when sure. */
  readonly doubt: LineDoubt | null
}

type Pick = Omit<Judged, 'isSure'>

/**
 * CART-13: takes a line only when nothing speaks for another item: its number and words agree, or
 * all its words name one item of the customer's history, or one of the whole catalogue. Everything
 * else is asked.
 */
export function acceptMatch(line: OrderLine, matches: LineMatches): Judged {
  const pick = matches.numbered.length > 0 ? byNumber(line, matches.numbered) : byWords(line, matches)
  // What is wrong with the line itself is reported first: it has to be put right whatever item is
  // meant.
  const doubt = pick.itemNumber === null ? (pick.doubt ?? line.doubt) : (line.doubt ?? pick.doubt)
  return { ...pick, doubt, isSure: doubt === null && pick.confidence >= sureFrom }
}

function byNumber(line: OrderLine, numbered: readonly MatchFacts[]): Pick {
  const [first] = numbered as readonly [MatchFacts]
  if (numbered.length > 1) return { itemNumber: first.itemNumber, confidence: 0.5, doubt: 'several_items' }
  const agreeing = first.words.filter((word) => word !== 'none').length
  if (line.words !== '' && first.words.length > 0 && agreeing * 2 < first.words.length)
    return { itemNumber: first.itemNumber, confidence: 0.5, doubt: 'number_and_words' }
  return { itemNumber: first.itemNumber, confidence: 0.99, doubt: null }
}

function byWords(line: OrderLine, { named, isAll, kinds }: LineMatches): Pick {
  const [likeliest] = named
  if (!likeliest)
    return { itemNumber: null, confidence: 0, doubt: line.words === '' && line.doubt === null ? 'no_words' : 'no_item' }
  const full = named.filter(({ words }) => words.length > 0 && !words.includes('none'))
  if (full.length === 0) return unsure(likeliest, scoreMatch(likeliest) / 2, 'word_unknown')
  const bought = full.filter(({ times }) => times > 0)
  const meant = only(bought) ?? (bought.length === 0 && isAll ? onlyOfCatalogue(full) : null)
  if (!meant) {
    const rivals = bought.length > 0 ? bought : full
    return unsure(rivals[0]!, scoreMatch(rivals[0]!) / Math.sqrt(rivals.length + (isAll ? 0 : 1)), 'several_items')
  }
  const confidence = scoreMatch(meant) - (isVague(meant, kinds) ? 0.2 : 0)
  if (line.place === 'last' && meant.isQuantityASize)
    return {
      itemNumber: meant.itemNumber,
      confidence: Math.min(confidence, sureFrom - 0.05),
      doubt: 'size_or_quantity',
    }
  return { itemNumber: meant.itemNumber, confidence, doubt: confidence >= sureFrom ? null : 'several_items' }
}

/**
 * 'cheese' is many products, also to one who buys but one of them; much less than half of a name
 * says too little.
 */
const isVague = ({ words, isOwnName, isHeadNamed, said, unsaid }: MatchFacts, kinds: number): boolean =>
  !isOwnName && (unsaid > said + (words.length > 1 ? 1 : 0) || (words.length === 1 && (kinds > 1 || !isHeadNamed)))

const unsure = ({ itemNumber }: MatchFacts, confidence: number, doubt: LineDoubt): Pick => ({
  itemNumber,
  confidence: Math.min(confidence, sureFrom - 0.05),
  doubt,
})

/**
 * The only one; or of several the one that is called by its own name, or that the words describe
 * completely.
 */
function only(full: readonly MatchFacts[]): MatchFacts | null {
  if (full.length < 2) return full[0] ?? null
  const own = full.filter(({ isOwnName }) => isOwnName)
  if (own.length === 1) return own[0]!
  const complete = full.filter(({ unsaid }) => unsaid === 0)
  return complete.length === 1 ? complete[0]! : null
}

/** Never ordered: two words at least, spelt right, with what it is among them. */
function onlyOfCatalogue(full: readonly MatchFacts[]): MatchFacts | null {
  const [one] = full
  if (!one || full.length > 1 || one.words.length < 2 || !one.isHeadNamed) return null
  return one.words.every((word) => word === 'same' || word === 'size') ? one : null
}
