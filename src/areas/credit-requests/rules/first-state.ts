import { type CreditOrigin, type CreditStatus, dsrApprovalLimitCents } from '../credit-request.ts'
import type { CreditPosition, Sides } from './credit-moves.ts'

/** How a request starts. */
export interface FirstState extends Sides {
  readonly status: CreditStatus
}

/**
 * CREDIT-3: a customer's request starts with the DSR. One by the DSR counts as approved by the DSR,
 * and goes to the DSM above the limit; one by the DSM counts as approved by both. Other staff are
 * neither.
 */
export function firstState(
  origin: CreditOrigin,
  positions: ReadonlySet<CreditPosition>,
  amountCents: number,
): FirstState {
  const isOf = (position: CreditPosition) => origin === 'internal' && positions.has(position)
  if (isOf('dsm')) return { status: 'pendingApproval', dsr: 'approved', dsm: 'approved' }
  if (!isOf('dsr')) return { status: 'pendingDsrApproval', dsr: 'pending', dsm: null }
  return amountCents > dsrApprovalLimitCents
    ? { status: 'pendingDsmApproval', dsr: 'approved', dsm: 'pending' }
    : { status: 'pendingApproval', dsr: 'approved', dsm: null }
}
