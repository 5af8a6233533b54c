import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { CreditMoveName, CreditStatus } from '../credit-request.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'
import { approveLines, type LineApproval } from '../rules/approve-lines.ts'
import { moveCredit, sidesAfter } from '../rules/credit-moves.ts'
import { clerkOf } from './credit-staff.store.ts'
import { sendCreditToErp } from './credit-to-erp.ts'
import {
  claimedLines,
  lockCredit,
  type LockedCredit,
  mayReadCredit,
  releaseClaims,
  writeApproval,
  writeMove,
} from './move.store.ts'
import { notifyOfMove, publishCredit } from './notify-of-credit.ts'
import { positionsFor } from './positions.store.ts'

/** A move somebody asks for. */
export interface CreditMoveOrder {
  readonly id: string
  readonly move: CreditMoveName
  readonly actor: Actor
  /** Staff acting as themselves. */
  readonly isStaff: boolean
  /** Of an assignment; the actor unless given. */
  readonly assigneeId?: string | undefined
  readonly reason?: string
  /** Of an approval in part. */
  readonly lines?: readonly LineApproval[]
  readonly publicUrl: string
  readonly address: string
}

/** What became of it. */
export interface CreditMoveDone {
  readonly requestNumber: string
  readonly status: CreditStatus
  readonly version: number
  readonly assigneeName: string | null
}

/**
 * CREDIT-3: one move, in the caller's transaction. The request is locked first and its state is
 * read under the lock, so that of 20 who press at once one wins and the others get the state there
 * is.
 */
export async function performCreditMove(tx: Transaction, order: CreditMoveOrder, now: Date): Promise<CreditMoveDone> {
  const { id, move, actor, isStaff } = order
  const credit = await lockCredit(tx, id)
  if (!credit || !(await mayReadCredit(tx, actor.userId, id)))
    throw new Refused(creditRefusals.credit_request_not_found)
  const found = orRefuse(moveCredit(credit, await positionsFor(tx, actor, isStaff, credit), move))
  const reason = order.reason ?? ''
  if (found.asks === 'reason' && reason === '')
    throw new Refused({ ...creditRefusals.credit_reason_missing, field: 'reason' })
  const assignee = await assigneeAfter(tx, credit, order, found.to)
  const amount = move === 'approve' ? await approve(tx, credit, order.lines ?? []) : null
  if (found.to === 'rejected' || found.to === 'cancelled') await releaseClaims(tx, id)
  const moved = {
    kind: move,
    status: found.to,
    ...sidesAfter(credit, found),
    assignee: assignee.id,
    reason,
    amount,
    message: '',
  }
  await writeMove(tx, credit, { ...moved, actor }, now)
  if (move === 'approve') await sendCreditToErp(tx, id)
  await publishCredit(tx, credit, actor)
  await notifyOfMove(tx, { id, move, actor, publicUrl: order.publicUrl })
  const { division, shipTo, requestNumber } = credit
  await audit(tx, {
    actor,
    action: `credit-request.${move}`,
    entity: `credit-request:${id}`,
    division,
    shipTo,
    details: {
      requestNumber,
      from: credit.status,
      to: found.to,
      ...(amount !== null && { amount }),
      ...(reason && { reason }),
    },
    address: order.address,
  })
  return { requestNumber, status: found.to, version: credit.version + 1, assigneeName: assignee.name }
}

/** Who has it afterwards; whoever decided it stays named. */
async function assigneeAfter(
  tx: Transaction,
  credit: LockedCredit,
  { move, actor, assigneeId }: CreditMoveOrder,
  to: CreditStatus,
): Promise<{ readonly id: string | null; readonly name: string | null }> {
  if (move !== 'assign' && move !== 'reassign' && move !== 'takeOver')
    return to === 'pendingApproval' ? { id: null, name: null } : { id: credit.assignee, name: credit.assigneeName }
  const id = move === 'takeOver' ? actor.userId : (assigneeId ?? actor.userId)
  const clerk = await clerkOf(tx, id)
  if (!clerk) throw new Refused({ ...creditRefusals.credit_assignee_unknown, field: 'assigneeId' })
  if (move === 'reassign' && id === credit.assignee)
    throw new Refused({ ...creditRefusals.credit_assignee_same, field: 'assigneeId' })
  return clerk
}

async function approve(tx: Transaction, { id, claimCharges }: LockedCredit, lines: readonly LineApproval[]) {
  const approved = orRefuse(approveLines(await claimedLines(tx, id), claimCharges, lines))
  await writeApproval(tx, id, approved)
  return approved.total
}
