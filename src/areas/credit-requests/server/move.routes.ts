import type { Call, Handler } from '#platform/http/handle.ts'
import { handle } from '#platform/http/handle.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  approveCreditRequest,
  assignCreditRequest,
  cancelCreditRequest,
  dsrApproveCreditRequest,
  dsrRejectCreditRequest,
  reassignCreditRequest,
  rejectCreditRequest,
  takeOverCreditRequest,
  unassignCreditRequest,
} from '../credit-moves.endpoints.ts'
import type { CreditMoveName } from '../credit-request.ts'
import { moveMessage } from '../rules/move-message.ts'
import { type CreditMoveOrder, performCreditMove } from './move-credit.ts'

type Asked = Pick<CreditMoveOrder, 'assigneeId' | 'reason' | 'lines'>

async function moved<E extends Endpoint>(
  {
    db,
    caller,
    services,
    now,
    address,
  }: Pick<Call<E>, 'db' | 'services' | 'now' | 'address'> & {
    readonly caller: NonNullable<Call<E>['caller']>
  },
  id: string,
  move: CreditMoveName,
  asked: Asked = {},
) {
  const { publicUrl } = services.config
  const who = { actor: caller.actor, isStaff: caller.isStaff }
  const done = await db.inTransaction((tx) =>
    performCreditMove(tx, { id, move, ...who, ...asked, publicUrl, address }, now),
  )
  const { status, version } = done
  return { isSuccess: true as const, message: moveMessage(move, done), status, version }
}

/** CREDIT-3: every verb of a single request. */
export const moveHandlers: readonly Handler[] = [
  handle(assignCreditRequest, (call) => moved(call, call.params.creditRequestId, 'assign', call.body)),
  handle(unassignCreditRequest, (call) => moved(call, call.params.creditRequestId, 'unassign')),
  handle(reassignCreditRequest, (call) => moved(call, call.params.creditRequestId, 'reassign', call.body)),
  handle(takeOverCreditRequest, (call) => moved(call, call.params.creditRequestId, 'takeOver')),
  handle(approveCreditRequest, (call) => moved(call, call.params.creditRequestId, 'approve', call.body)),
  handle(rejectCreditRequest, (call) => moved(call, call.params.creditRequestId, 'reject', call.body)),
  handle(dsrApproveCreditRequest, (call) => moved(call, call.params.creditRequestId, 'dsrApprove')),
  handle(dsrRejectCreditRequest, (call) => moved(call, call.params.creditRequestId, 'dsrReject', call.body)),
  handle(cancelCreditRequest, (call) => moved(call, call.params.creditRequestId, 'cancel', call.body)),
]
