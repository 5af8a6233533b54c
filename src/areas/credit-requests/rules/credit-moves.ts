import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type CreditMoveName, type CreditStatus, dsrApprovalLimitCents, type SideStatus } from '../credit-request.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'
import { creditStatusNames } from './status-words.ts'

/** What somebody is to a request; one person can be several. */
export type CreditPosition = 'creator' | 'dsr' | 'dsm' | 'clerk' | 'assignee'

/** One legal move. */
export interface CreditMove {
  readonly move: CreditMoveName
  readonly from: CreditStatus
  readonly to: CreditStatus
  readonly by: CreditPosition
  /** Which amounts it is for; all unless given. */
  readonly amount?: 'withinLimit' | 'aboveLimit'
  /** What has to come with it. */
  readonly asks?: 'assignee' | 'reason'
}

const open = ['pendingDsrApproval', 'pendingDsmApproval', 'pendingApproval', 'inProgress'] as const

/**
 * CREDIT-3: every legal move of people: who, from, to, and what it asks. Of two that fit, the first
 * counts: the DSM stands in for the DSR, and approves for both.
 */
export const creditMoves: readonly CreditMove[] = [
  { move: 'dsrApprove', from: 'pendingDsrApproval', to: 'pendingApproval', by: 'dsm' },
  { move: 'dsrApprove', from: 'pendingDsrApproval', to: 'pendingApproval', by: 'dsr', amount: 'withinLimit' },
  { move: 'dsrApprove', from: 'pendingDsrApproval', to: 'pendingDsmApproval', by: 'dsr', amount: 'aboveLimit' },
  { move: 'dsrApprove', from: 'pendingDsmApproval', to: 'pendingApproval', by: 'dsm' },
  { move: 'dsrReject', from: 'pendingDsrApproval', to: 'rejected', by: 'dsm', asks: 'reason' },
  { move: 'dsrReject', from: 'pendingDsrApproval', to: 'rejected', by: 'dsr', asks: 'reason' },
  { move: 'dsrReject', from: 'pendingDsmApproval', to: 'rejected', by: 'dsm', asks: 'reason' },
  { move: 'assign', from: 'pendingApproval', to: 'inProgress', by: 'clerk', asks: 'assignee' },
  { move: 'unassign', from: 'inProgress', to: 'pendingApproval', by: 'clerk' },
  { move: 'reassign', from: 'inProgress', to: 'inProgress', by: 'clerk', asks: 'assignee' },
  { move: 'takeOver', from: 'inProgress', to: 'inProgress', by: 'clerk' },
  { move: 'approve', from: 'inProgress', to: 'approved', by: 'assignee' },
  { move: 'reject', from: 'inProgress', to: 'rejected', by: 'assignee', asks: 'reason' },
  ...open.map((from) => ({ move: 'cancel', from, to: 'cancelled', by: 'creator' }) as const),
]

/** What decides over a move. */
export interface CreditState {
  readonly status: CreditStatus
  /** What is asked for, charges included, in cents. */
  readonly amount: number
  readonly assigneeName: string | null
}

const fits = ({ amount }: CreditMove, asked: number): boolean =>
  amount === undefined || (amount === 'aboveLimit') === asked > dsrApprovalLimitCents

const doers: Readonly<Record<CreditPosition, string>> = {
  creator: 'whoever made the request',
  dsr: 'the DSR of the ship-to',
  dsm: 'the DSM of the ship-to',
  clerk: 'the credit department',
  assignee: 'the person it is assigned to',
}

/** CREDIT-3: the move this person makes of the state; any other is refused with the state. */
export function moveCredit(
  state: CreditState,
  positions: ReadonlySet<CreditPosition>,
  move: CreditMoveName,
): Decision<CreditMove> {
  const { status, amount, assigneeName } = state
  const here = creditMoves.filter((each) => each.move === move && each.from === status && fits(each, amount))
  const found = here.find(({ by }) => positions.has(by))
  if (found && !(move === 'takeOver' && positions.has('assignee'))) return allow(found)
  const details = { status }
  const now = `This request is ${creditStatusNames[status]}`
  if (found) return refuse(creditRefusals.credit_move_not_possible, { message: `${now} and yours already.`, details })
  if (here.length === 0) return refuse(creditRefusals.credit_move_not_possible, { message: `${now}.`, details })
  const whose = status === 'inProgress' && assigneeName !== null ? ` with ${assigneeName}` : ''
  const who = [...new Set(here.map(({ by }) => doers[by]))].toReversed().join(' or ')
  return refuse(creditRefusals.credit_move_not_possible, {
    message: `${now}${whose}. Only ${who} can do this.`,
    details,
  })
}

/** What both sides have made of a request. */
export interface Sides {
  readonly dsr: SideStatus | null
  readonly dsm: SideStatus | null
}

/** CREDIT-3: what a move makes of the statuses of the DSR's and the DSM's side. */
export function sidesAfter({ dsr, dsm }: Sides, { move, from, to, by }: CreditMove): Sides {
  if (move === 'dsrApprove') {
    if (from === 'pendingDsmApproval') return { dsr, dsm: 'approved' }
    if (by === 'dsm') return { dsr: 'approved', dsm: 'approved' }
    return { dsr: 'approved', dsm: to === 'pendingDsmApproval' ? 'pending' : dsm }
  }
  if (move !== 'dsrReject') return { dsr, dsm }
  return from === 'pendingDsmApproval' || by === 'dsm' ? { dsr, dsm: 'rejected' } : { dsr: 'rejected', dsm }
}
