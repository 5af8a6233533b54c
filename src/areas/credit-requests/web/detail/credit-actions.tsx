import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { CreditMoveName, CreditRequest } from '#areas/credit-requests/credit-request.ts'
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
} from '#areas/credit-requests/credit-moves.endpoints.ts'
import { creditTexts } from '#areas/credit-requests/credit-texts.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { AssigneeDialog } from './assignee-dialog.tsx'

type Asked = 'approve' | 'reject' | 'dsrReject' | 'cancel' | 'assign' | 'reassign'

const refresh = [
  'getCreditRequest',
  'listCreditRequests',
  'countCreditRequests',
  'getCreditHistory',
  'getCreditOptions',
] as const

const rejections = {
  reject: { title: 'Reject', label: 'Reject request', text: 'The customer reads the reason. Nothing is credited.' },
  dsrReject: { title: 'Reject', label: 'Reject request', text: 'The customer reads the reason. Nothing is credited.' },
  cancel: {
    title: 'Cancel',
    label: 'Cancel request',
    text: 'It ends here, and what it claims can be asked for again.',
  },
} as const

/** CREDIT-3: the moves the reader may make now, the one that goes on last. */
export function CreditActions({ request }: { request: CreditRequest }) {
  const isStaff = useActor().kind === 'internal' && request.staff !== null
  const [asks, setAsks] = useState<Asked>()
  const options = {
    refresh,
    done: ({ message }: { message: string }) => {
      setAsks(undefined)
      showToast({ tone: 'success', message })
    },
  }
  const acts = {
    assign: useAct(assignCreditRequest, options),
    unassign: useAct(unassignCreditRequest, options),
    reassign: useAct(reassignCreditRequest, options),
    takeOver: useAct(takeOverCreditRequest, options),
    approve: useAct(approveCreditRequest, options),
    dsrApprove: useAct(dsrApproveCreditRequest, options),
    dsrReject: useAct(dsrRejectCreditRequest, options),
    reject: useAct(rejectCreditRequest, options),
    cancel: useAct(cancelCreditRequest, options),
  }
  const { abilities, requestNumber, status, staff } = request
  const params = { creditRequestId: request.id }
  const may = (move: CreditMoveName) => abilities[move] === null
  const approve = () => {
    if (may('dsrApprove')) acts.dsrApprove.run({ params })
    else if (may('approve')) setAsks('approve')
  }
  const reject = () => {
    if (may('dsrReject')) setAsks('dsrReject')
    else if (may('reject')) setAsks('reject')
  }
  const mayApprove = may('approve') || may('dsrApprove')
  const mayReject = may('reject') || may('dsrReject')
  const isClosed = status === 'approved' || status === 'rejected' || status === 'cancelled'
  if (isClosed) return null
  return (
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
        <Button variant="danger" onPress={reject}>
          Reject
        </Button>
      )}
      {mayApprove && (
        <Button variant="primary" isPending={acts.dsrApprove.isRunning} onPress={approve}>
          Approve
        </Button>
      )}
      {isStaff && !mayApprove && !may('assign') && !may('takeOver') && abilities.approve && (
        <p className="text-13 text-muted">{abilities.approve}</p>
      )}
      {asks === 'approve' && (
        <ApproveDialog
          request={request}
          isRunning={acts.approve.isRunning}
          onApprove={(lines) => acts.approve.run({ params, body: { lines } })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {(asks === 'assign' || asks === 'reassign') && (
        <AssigneeDialog
          title={`${asks === 'assign' ? 'Assign' : 'Reassign'} ${requestNumber}`}
          confirmLabel={asks === 'assign' ? 'Assign' : 'Reassign'}
          without={staff?.assigneeId}
          isRunning={acts[asks].isRunning}
          onConfirm={(assigneeId) => acts[asks].run({ params, body: { assigneeId } })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {(asks === 'reject' || asks === 'dsrReject' || asks === 'cancel') && (
        <ReasonDialog
          title={`${rejections[asks].title} ${requestNumber} over ${formatCents(request.amount)}?`}
          confirmLabel={rejections[asks].label}
          label="Reason"
          text={creditTexts.reason}
          isOptional={asks === 'cancel'}
          isRunning={acts[asks].isRunning}
          onConfirm={(reason) => acts[asks].run({ params, body: { reason } })}
          onClose={() => setAsks(undefined)}
        >
          {rejections[asks].text}
        </ReasonDialog>
      )}
    </>
  )
}
