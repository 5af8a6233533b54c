import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import type { CreditMoveName, CreditRequest } from '#areas/credit-requests/credit-request.ts'
import {
  assignCreditRequest,
  takeOverCreditRequest,
  unassignCreditRequest,
} from '#areas/credit-requests/credit-moves.endpoints.ts'
import { type AskedMove, changedByMoves, CreditQuestion } from './credit-question.tsx'

/** CREDIT-3: the moves the reader may make now, the one that goes on last. */
export function CreditActions({ request }: { request: CreditRequest }) {
  const isStaff = useActor().kind === 'internal' && request.staff !== null
  const [asks, setAsks] = useState<AskedMove>()
  const options = {
    refresh: changedByMoves,
    done: ({ message }: { message: string }) => showToast({ tone: 'success', message }),
  }
  const acts = {
    assign: useAct(assignCreditRequest, options),
    unassign: useAct(unassignCreditRequest, options),
    takeOver: useAct(takeOverCreditRequest, options),
  }
  const { abilities, status } = request
  const params = { creditRequestId: request.id }
  const may = (move: CreditMoveName) => abilities[move] === null
  const mayApprove = may('approve') || may('dsrApprove')
  const mayReject = may('reject') || may('dsrReject')
  const isClosed = status === 'approved' || status === 'rejected' || status === 'cancelled'
  // A question that is open stays: what was typed in it outlives a colleague's move.
  return (
    <>
      {!isClosed && (
        <>
          {may('cancel') && (
            <Button variant="quiet" onPress={() => setAsks('cancel')}>
              Cancel request
            </Button>
          )}
          {may('unassign') && (
            <Button isPending={acts.unassign.isRunning} onPress={() => acts.unassign.run({ params })}>
              Unassign
            </Button>
          )}
          {may('reassign') && <Button onPress={() => setAsks('reassign')}>Reassign</Button>}
          {may('takeOver') && (
            <Button isPending={acts.takeOver.isRunning} onPress={() => acts.takeOver.run({ params })}>
              Take over
            </Button>
          )}
          {may('assign') && (
            <>
              <Button onPress={() => setAsks('assign')}>Assign</Button>
              <Button
                variant="primary"
                isPending={acts.assign.isRunning}
                onPress={() => acts.assign.run({ params, body: {} })}
              >
                Assign to me
              </Button>
            </>
          )}
          {mayReject && (
            <Button variant="danger" onPress={() => setAsks(may('dsrReject') ? 'dsrReject' : 'reject')}>
              Reject
            </Button>
          )}
          {mayApprove && (
            <Button variant="primary" onPress={() => setAsks(may('dsrApprove') ? 'dsrApprove' : 'approve')}>
              Approve
            </Button>
          )}
          {isStaff && !mayApprove && !may('assign') && !may('takeOver') && abilities.approve && (
            <p className="text-13 text-muted">{abilities.approve}</p>
          )}
        </>
      )}
      {asks && <CreditQuestion request={request} move={asks} onClose={() => setAsks(undefined)} />}
    </>
  )
}
