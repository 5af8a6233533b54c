import { Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Handler, handle } from '#platform/http/handle.ts'
import type { Queries } from '#platform/database/database.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import {
  bulkAssignCreditRequests,
  bulkReassignCreditRequests,
  bulkUnassignCreditRequests,
} from '../credit-moves.endpoints.ts'
import type { CreditMoveName, CreditStatus } from '../credit-request.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'
import { moveMessage } from '../rules/move-message.ts'
import { clerkOf } from './credit-staff.store.ts'
import { namesOfCredits } from './credit.store.ts'
import { performCreditMove } from './move-credit.ts'

interface BulkCall {
  readonly db: Queries
  readonly caller: Caller
  readonly services: { readonly config: { readonly publicUrl: string } }
  readonly now: Date
  readonly address: string
}
interface Known {
  readonly requestNumber: string
  readonly status: CreditStatus
}
type Results = CallAnswer<typeof bulkAssignCreditRequests>['results']

/**
 * CREDIT-4: each request by itself in a savepoint, so that a refused one leaves the others done; in
 * the order of ids, so that two bulk calls wait for each other instead of deadlocking.
 */
async function inBulk(call: BulkCall, move: CreditMoveName, ids: readonly string[], assigneeId?: string) {
  const { db, caller, services, now, address } = call
  const { actor, isStaff } = caller
  const { publicUrl } = services.config
  return db.inTransaction(async (tx) => {
    if (move !== 'unassign' && !(await clerkOf(tx, assigneeId ?? actor.userId)))
      throw new Refused({ ...creditRefusals.credit_assignee_unknown, field: 'assigneeId' })
    const known = new Map((await namesOfCredits(tx, actor.userId, ids)).map((each) => [each.id, each]))
    const results = new Map<string, Results[number]>()
    for (const id of [...new Set(ids)].toSorted()) results.set(id, await one(id, known.get(id)))
    const wanted = [...new Set(ids)].map((id) => results.get(id)!)
    const done = wanted.filter(({ isSuccess }) => isSuccess).length
    const failed = wanted.length - done
    const message =
      failed === 0 ? `${plural(done, 'request')} changed` : `${plural(done, 'request')} changed, ${failed} not`
    return { isSuccess: failed === 0, message, results: wanted }

    async function one(id: string, before: Known | undefined): Promise<Results[number]> {
      try {
        const order = { id, move, actor, isStaff, assigneeId, publicUrl, address }
        const made = await tx.inTransaction((inner) => performCreditMove(inner, order, now))
        const { requestNumber, status } = made
        return { id, requestNumber, isSuccess: true, code: null, message: moveMessage(move, made), status }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const { code, message, details } = error.refusal
        const status = (details as { status?: CreditStatus } | undefined)?.status ?? before?.status ?? null
        return { id, requestNumber: before?.requestNumber ?? null, isSuccess: false, code, message, status }
      }
    }
  })
}

/** CREDIT-4: the three bulk calls. */
export const bulkHandlers: readonly Handler[] = [
  handle(bulkAssignCreditRequests, (call) => inBulk(call, 'assign', call.body.ids, call.body.assigneeId)),
  handle(bulkUnassignCreditRequests, (call) => inBulk(call, 'unassign', call.body.ids)),
  handle(bulkReassignCreditRequests, (call) => inBulk(call, 'reassign', call.body.ids, call.body.assigneeId)),
]
