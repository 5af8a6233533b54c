import { allow, type Decision, refuse } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { maxQuantity } from '#contract/values.ts'
import { convertQuantities, type Packing } from '#areas/carts/rules/convert-quantities.ts'
import { type DecidedStagingLine, needsDecision } from '../staging-guide.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'

/** What a list is judged by when it is to be a guide; its row is locked. */
export interface ListFacts {
  readonly isMigrated: boolean
  readonly lines: readonly DecidedStagingLine[]
  /** How the items are packed that this ship-to can see now. */
  readonly packingOf: (itemNumber: string) => Packing | undefined
  readonly leavesOutUndecided: boolean
  /** False: the guide is one that the DSR manages. */
  readonly takesCustomItems: boolean
}

/** A line of the list as a line of the guide; its item is null for a custom item. */
export interface PlannedLine {
  readonly line: DecidedStagingLine
  readonly itemNumber: string | null
  readonly caseParValue: number | null
  readonly eachParValue: number | null
}

/** The unit a list counts in: nothing is known of its packs. */
const asListed: Packing = { eachOnly: false, isBrokenCase: true, eachesPerCase: 1 }

/**
 * GUIDE-3: the lines of the guide a list becomes, in its order. Lines that are left out, and items
 * the ship-to can no longer see, are not among them; a par in a unit the item is not sold in is
 * converted by its pack.
 */
export function planGuideOfList(facts: ListFacts): Decision<readonly PlannedLine[]> {
  if (facts.isMigrated) return refuse(stagingRefusals.staging_guide_migrated)
  const { lines, leavesOutUndecided } = facts
  if (lines.some(({ state }) => state === 'waiting')) return refuse(stagingRefusals.staging_guide_matching)
  const open = lines.filter(({ state }) => needsDecision(state)).length
  if (open > 0 && !leavesOutUndecided) {
    const message = `${plural(open, 'line')} of this list still ${open === 1 ? 'needs' : 'need'} a decision.`
    return refuse(stagingRefusals.staging_lines_undecided, { message })
  }
  const hasCustomItems = lines.some(({ state }) => state === 'customItem')
  if (hasCustomItems && !facts.takesCustomItems) return refuse(stagingRefusals.staging_custom_items)
  const planned = lines.flatMap((line): PlannedLine[] => {
    const { state, matchedNumber, caseParValue, eachParValue } = line
    if (state === 'customItem') return [{ line, itemNumber: null, caseParValue, eachParValue }]
    const packing = matchedNumber === null ? undefined : facts.packingOf(matchedNumber)
    return packing ? [{ line, itemNumber: matchedNumber, ...parsIn(line, packing) }] : []
  })
  return planned.length === 0 ? refuse(stagingRefusals.staging_guide_empty) : allow(planned)
}

function parsIn({ caseParValue, eachParValue }: DecidedStagingLine, packing: Packing) {
  const from = { ...asListed, eachesPerCase: packing.eachesPerCase }
  const wanted = { orderedCases: caseParValue ?? 0, orderedUnits: eachParValue ?? 0 }
  const { orderedCases, orderedUnits } = convertQuantities(from, packing, wanted, 100)
  return { caseParValue: parOf(orderedCases), eachParValue: parOf(orderedUnits) }
}

const parOf = (quantity: number): number | null => (quantity === 0 ? null : Math.min(quantity, maxQuantity))
