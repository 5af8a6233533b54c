import { lineDoubts, type ListLine } from '../order-line.ts'
import type { MatchedOrderLine, QuickItem } from '../quick-entry.endpoints.ts'
import type { Judged } from '../rules/accept-match.ts'
import { casesOfWeight, isWeight, weightWords } from '../rules/cases-of-weight.ts'
import { chooseUnit, isUnitClear, type OrderUnit } from '../rules/choose-unit.ts'
import { proposeQuantity, usualOf, whyUnusual } from '../rules/why-unusual.ts'

const skippedBecause = {
  greeting: 'A greeting',
  'sign-off': 'A signature',
  contact: 'An address or phone number',
  'mail header': 'The head of a mail',
  heading: 'A heading',
  unfilled: 'No quantity in this row',
  remark: 'A remark, not an order line',
  text: 'No order line',
} as const

/** The candidates found for a line. */
interface Found {
  /** Items to choose from that this ship-to may see. */
  readonly choices: readonly string[]
  readonly items: ReadonlyMap<string, QuickItem>
  readonly isLearned: boolean
}

/** CART-13: a line of the list with its judgement, and the first reason to ask. */
export function toMatchedLine(
  line: ListLine,
  judged: Judged | null,
  { choices, items, isLearned }: Found,
): MatchedOrderLine {
  const { position, source } = line
  const nothing = {
    position,
    source,
    words: '',
    isLearned: false,
    quantity: null,
    writtenQuantity: null,
    unit: null,
    isUnitWritten: false,
    confidence: 0,
    choices: [],
  }
  if (line.skipped !== null || judged === null)
    return { ...nothing, outcome: 'skipped', reason: skippedBecause[line.skipped ?? 'text'] }
  const { quantity, unit: written, words } = line.line
  const isUnitWritten = written === 'case' || written === 'each' || written === 'pack'
  const item = items.get(choices[0] ?? '')
  // The item may have been removed since the index was built.
  const isJudged = choices[0] === judged.itemNumber
  if (!item) {
    const unit: OrderUnit | null = written === 'each' ? 'EA' : written === 'case' ? 'CS' : null
    const reason = lineDoubts[judged.itemNumber === null ? (judged.doubt ?? 'no_item') : 'no_item']
    return { ...nothing, words, quantity, writtenQuantity: quantity, unit, isUnitWritten, outcome: 'unmatched', reason }
  }
  const unit = chooseUnit(written, item)
  const pack = item.packSizeDescription
  const isClear = isUnitClear(line.line, { ...item, pack })
  const isUnitSaid = isUnitWritten && isClear
  const cases = quantity !== null && isWeight(written) ? casesOfWeight(quantity, written, pack) : null
  // A weight is no number of cases, not even where none can be proposed.
  const counted = isWeight(written) ? cases : quantity
  const isUnitKnown = isUnitSaid || isWeight(written)
  const asked = counted !== null && unit !== null ? { quantity: counted, unit, isUnitWritten: isUnitKnown, pack } : null
  const usual = unit && usualOf(item, unit)
  const unusual = asked && whyUnusual(asked, usual)
  const proposed = asked ? proposeQuantity(asked, usual) : counted
  // Which item is meant decides what its bag is: only of a sure one is it clear.
  const isUnitOpen = !isClear || (written === 'pack' && !judged.isSure)
  const doubt = isUnitOpen ? 'other_unit' : isJudged ? judged.doubt : 'several_items'
  const problem =
    (doubt && lineDoubts[doubt]) ?? item.blockedReason ?? (unit === null ? lineDoubts.unit_not_sold : null)
  const turnedBy =
    quantity !== null && cases !== null && isWeight(written)
      ? [problem, weightWords(quantity, written, { cases, pack }), unusual]
      : [doubt === 'other_unit' ? null : problem, unusual]
  // Whoever reads another number than the one written reads why.
  const isTurned = proposed !== quantity
  const reason =
    isTurned && proposed !== null ? turnedBy.filter((each) => each !== null).join(' ') : (problem ?? unusual)
  const isTaken = isJudged && judged.isSure && reason === null
  return {
    position,
    source,
    words,
    isLearned,
    outcome: isTaken ? 'taken' : 'asked',
    quantity: proposed,
    writtenQuantity: quantity,
    unit,
    isUnitWritten: isUnitSaid,
    confidence: Math.round(judged.confidence * 100),
    reason: isTaken ? null : (reason ?? lineDoubts.several_items),
    choices: [...choices],
  }
}
