import { fold } from '#areas/kitchen-words/text/fold.ts'
import { lineDoubts } from '#areas/quick-entry/order-line.ts'
import type { Judged } from '#areas/quick-entry/rules/accept-match.ts'
import type { ListedLine, StagingLine } from '../staging-guide.ts'

/** Most items offered for a line. */
const maxChoices = 6
/** Least confidence, in percent, of what a number or the customer's own words name. */
const certain = 99

/** What is known of a line before it is decided. */
export interface LineFacts {
  /** Items that the customer itself calls by the line's number, and by its description. */
  readonly ownNumbered: readonly string[]
  readonly ownNamed: readonly string[]
  /** What quick entry makes of its item number, GTIN and description (CART-13). */
  readonly judged: Judged
  /** Pack and brand of an item; undefined: unknown. */
  readonly packingOf: (itemNumber: string) => { readonly pack: string; readonly brand: string } | undefined
  /** The position of the line that is this item already. */
  readonly takenBy: (itemNumber: string) => number | undefined
}

/** What becomes of a line. */
export type LineMatch = Pick<StagingLine, 'matchedNumber' | 'choices' | 'confidence' | 'reason'> & {
  readonly state: 'matched' | 'asked' | 'unmatched'
}

/**
 * GUIDE-3: a line is matched by its item number or GTIN, by the customer's own number, by the
 * customer's own words, then by quick entry's matching; of several items that fit as well, the only
 * one in the line's pack and brand is meant. What two of these name differently is asked, and so is
 * an item that another line is already.
 */
export function matchLine(line: ListedLine, facts: LineFacts): LineMatch {
  const { ownNumbered, ownNamed, judged } = facts
  const own = ownNumbered.length > 0 ? ownNumbered : ownNamed
  const numbered = isByNumber(line, judged) ? judged.itemNumber : null
  const choices = [...new Set([...(numbered === null ? [] : [numbered]), ...own, ...judged.likely])]
  if (numbered !== null && own.length > 0 && !own.includes(numbered))
    return asked(choices, 50, lineDoubts.number_and_words)
  if (numbered !== null) return taken(numbered, certain)
  if (own.length > 1) return asked(choices, 50, lineDoubts.several_items)
  if (own[0] !== undefined) return taken(own[0], certain)
  if (judged.itemNumber === null) return { ...asked([], 0, lineDoubts.no_item), state: 'unmatched' }
  const confidence = Math.round(judged.confidence * 100)
  if (judged.isSure) return taken(judged.itemNumber, confidence)
  const ofPack = judged.likely.filter((itemNumber) => isPackedAs(line, facts.packingOf(itemNumber)))
  const [first, ...others] = judged.doubt === 'several_items' ? ofPack : []
  if (first !== undefined && first === judged.likely[0] && others.length === 0) return taken(first, confidence)
  const nearest = [...ofPack, ...judged.likely.filter((itemNumber) => !ofPack.includes(itemNumber))]
  return asked(nearest, confidence, lineDoubts[judged.doubt ?? 'several_items'])

  function taken(itemNumber: string, sureness: number): LineMatch {
    const other = facts.takenBy(itemNumber)
    if (other !== undefined)
      return asked([itemNumber, ...choices.filter((each) => each !== itemNumber)], sureness, repeats(other))
    return {
      state: 'matched',
      matchedNumber: itemNumber,
      choices: choices.slice(0, maxChoices),
      confidence: sureness,
      reason: null,
    }
  }
}

/** Why a line that names an item of another line is asked. */
export const repeats = (position: number): string => `Line ${position.toLocaleString('en-US')} is this item already.`

const asked = (choices: readonly string[], confidence: number, reason: string): LineMatch => ({
  state: 'asked',
  matchedNumber: null,
  choices: choices.slice(0, maxChoices),
  confidence,
  reason,
})

/** Quick entry takes a number for certain when the words agree with it. */
const isByNumber = ({ itemNumber, gtin }: ListedLine, { isSure, confidence }: Judged): boolean =>
  (itemNumber !== '' || gtin !== '') && isSure && confidence * 100 >= certain

/** '4/10 LB' and '4 / 10lb' are one pack; a line without pack or brand decides nothing. */
function isPackedAs(line: ListedLine, item: { readonly pack: string; readonly brand: string } | undefined): boolean {
  if (!item || line.packSizeDescription === '' || line.brand === '') return false
  return bare(line.packSizeDescription) === bare(item.pack) && bare(line.brand) === bare(item.brand)
}

const bare = (text: string): string => fold(text).replace(/[^a-z0-9/#]/g, '')
