import type { CreditStatus } from '../credit-request.ts'
import type { CreditPosition } from './credit-moves.ts'

/** What is known of a person and of the ship-to of a request. */
export interface PositionFacts {
  /** Staff as themselves, who may act on credit requests. */
  readonly mayAct: boolean
  /** They serve every customer (ACCESS-4). */
  readonly servesAll: boolean
  readonly isDsr: boolean
  readonly isDsm: boolean
  /** False: no active member of staff is the ship-to's. */
  readonly hasDsr: boolean
  readonly hasDsm: boolean
  readonly isCreator: boolean
  readonly isAssignee: boolean
  /** Null: the request is about to be made. */
  readonly status: CreditStatus | null
}

/**
 * CREDIT-3: what somebody is to a request. Clerks serve every customer; where a request waits for a
 * DSM, or for a side of which nobody is there, they stand in.
 */
export function positionsOf(facts: PositionFacts): ReadonlySet<CreditPosition> {
  const { mayAct, status, hasDsr, hasDsm } = facts
  const isClerk = mayAct && facts.servesAll
  const standsIn =
    isClerk && !hasDsm && (status === 'pendingDsmApproval' || (status === 'pendingDsrApproval' && !hasDsr))
  const is: Readonly<Record<CreditPosition, boolean>> = {
    creator: facts.isCreator,
    clerk: isClerk,
    dsr: mayAct && facts.isDsr,
    dsm: mayAct && (facts.isDsm || standsIn),
    assignee: mayAct && facts.isAssignee,
  }
  return new Set((Object.keys(is) as CreditPosition[]).filter((position) => is[position]))
}
