import type { LineDecision } from '../rules/may-decide-line.ts'
import type { StagingLine } from '../staging-guide.ts'

/** The decision that makes a line what it is now, to take another one back. */
export function decisionOf({ state, matchedNumber }: Pick<StagingLine, 'state' | 'matchedNumber'>): LineDecision {
  if (matchedNumber !== null) return { kind: 'item', itemNumber: matchedNumber }
  if (state === 'customItem') return { kind: 'customItem' }
  return state === 'leftOut' ? { kind: 'leaveOut' } : { kind: 'undecided' }
}
