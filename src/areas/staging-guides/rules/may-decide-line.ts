import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CallReceived } from '#contract/endpoint.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import type { StagingLine } from '../staging-guide.ts'
import type { decideStagingLine } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'
import { repeats } from './match-line.ts'

/** What a person makes of a line. */
export type LineDecision = CallReceived<typeof decideStagingLine>['body']['decision']

/** What a decision is decided by; the staging guide's row is locked. */
export interface DecisionFacts {
  readonly isMigrated: boolean
  /** Undefined: not in this staging guide. */
  readonly line: Pick<StagingLine, 'state' | 'choices'> | undefined
  /** True: the ship-to can see the chosen item. */
  readonly isItemVisible: boolean
  /** The position of another line that is the chosen item. */
  readonly takenBy: number | undefined
}

/** The line as it is to be stored. */
export type DecidedLine = Pick<StagingLine, 'state' | 'matchedNumber'>

/** GUIDE-3: whether a line may become this, and how it reads then. */
export function mayDecideLine(facts: DecisionFacts, decision: LineDecision): Decision<DecidedLine> {
  const { line, isMigrated, isItemVisible, takenBy } = facts
  if (isMigrated) return refuse(stagingRefusals.staging_guide_migrated)
  if (!line) return refuse(stagingRefusals.staging_line_not_found)
  // The matching would overwrite it, or be overwritten.
  if (line.state === 'waiting') return refuse(stagingRefusals.staging_guide_matching)
  if (decision.kind === 'leaveOut') return allow({ state: 'leftOut', matchedNumber: null })
  if (decision.kind === 'customItem') return allow({ state: 'customItem', matchedNumber: null })
  if (decision.kind === 'undecided')
    return allow({ state: line.choices.length > 0 ? 'asked' : 'unmatched', matchedNumber: null })
  const field = 'decision.itemNumber'
  if (!isItemVisible) return refuse(guideRefusals.item_not_found, { field })
  if (takenBy !== undefined)
    return refuse({ ...stagingRefusals.staging_item_repeated, message: repeats(takenBy) }, { field })
  return allow({ state: 'chosen', matchedNumber: decision.itemNumber })
}
