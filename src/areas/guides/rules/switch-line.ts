import { allow, type Decision, refuse } from '#kit/decision.ts'
import { convertQuantities, type Packing } from '#areas/carts/rules/convert-quantities.ts'
import { isAlike, type SuitabilityLoss } from '#areas/items/rules/compare-suitability.ts'
import { maxQuantity } from '#contract/values.ts'
import { guideRefusals } from '../guides.refusals.ts'
import type { StoredGuideLine } from './plan-line-changes.ts'

/** An item of a guide, or the one that is to take its place. */
export interface SwitchSide {
  readonly itemNumber: string
  readonly packing: Packing
  /** False: discontinued or inactive. */
  readonly isActive: boolean
}

/** What the switch is decided by. */
export interface SwitchFacts {
  readonly line: StoredGuideLine | undefined
  readonly replaced: SwitchSide | undefined
  /** Undefined when this ship-to cannot see it. */
  readonly linked: SwitchSide | undefined
  /** Hundredths of a case of the linked item that replace one case; undefined: not an alternate. */
  readonly caseRatio: number | undefined
  /** The linked item's own line, when the guide has it already. */
  readonly present: StoredGuideLine | undefined
  /** What the kitchen would lose by the linked item (CHECK-2). */
  readonly loss: SuitabilityLoss
  /** The person has read it and takes the item all the same. */
  readonly isLossAccepted: boolean
}

/** The line as it is to read, and the one it takes in. */
export interface SwitchedGuideLine {
  readonly line: StoredGuideLine
  readonly removedLineId: string | null
}

/**
 * GUIDE-3: another item takes an item's place on the shelf, its pars converted as carts convert
 * quantities. A line for an item that is still sold goes to one of its alternates only; what is
 * discontinued may be replaced by any item. Where the guide has the linked item already, both
 * become one line that wants as much as the two. CHECK-2: an item that loses a diet or gains an
 * allergen takes the place only of somebody who says so knowing it.
 */
export function switchLine(facts: SwitchFacts): Decision<SwitchedGuideLine> {
  const { line, replaced, linked, present } = facts
  if (!line || !replaced) return refuse(guideRefusals.item_not_in_guide)
  const isFree = !replaced.isActive && linked?.isActive === true && linked.itemNumber !== replaced.itemNumber
  const caseRatio = facts.caseRatio ?? (isFree ? 100 : undefined)
  if (!linked || caseRatio === undefined) return refuse(guideRefusals.not_linked_item, { field: 'linkedItemNumber' })
  if (!isAlike(facts.loss) && !facts.isLossAccepted)
    return refuse(guideRefusals.linked_item_not_alike, { details: { loss: facts.loss } })
  const wanted = convertedPars(line, replaced.packing, linked.packing, caseRatio)
  return allow({
    line: {
      ...line,
      itemNumber: linked.itemNumber,
      caseParValue: sumOf(wanted.caseParValue, present?.caseParValue ?? null),
      eachParValue: sumOf(wanted.eachParValue, present?.eachParValue ?? null),
    },
    removedLineId: present?.lineId ?? null,
  })
}

function convertedPars({ caseParValue, eachParValue }: StoredGuideLine, from: Packing, to: Packing, caseRatio: number) {
  const before = { orderedCases: caseParValue ?? 0, orderedUnits: eachParValue ?? 0 }
  const after = convertQuantities(from, to, before, caseRatio)
  return { caseParValue: after.orderedCases || null, eachParValue: after.orderedUnits || null }
}

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.min(maxQuantity, one + (other ?? 0))
