import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatCents } from '#kit/money.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { CreditRequest } from '#areas/credit-requests/credit-request.ts'
import {
  approveCreditRequest,
  assignCreditRequest,
  cancelCreditRequest,
  dsrApproveCreditRequest,
  dsrRejectCreditRequest,
  reassignCreditRequest,
  rejectCreditRequest,
} from '#areas/credit-requests/credit-moves.endpoints.ts'
import { creditTexts } from '#areas/credit-requests/credit-texts.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { AssigneeDialog } from './assignee-dialog.tsx'

/** Moves that ask something first. */
export type AskedMove = 'approve' | 'dsrApprove' | 'reject' | 'dsrReject' | 'cancel' | 'assign' | 'reassign'

/** Calls whose answers a move changes. */
export const changedByMoves = [
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

/** CREDIT-3: what a move asks before it is made. */
export function CreditQuestion({
  request,
  move,
  onClose,
}: {
  request: CreditRequest
  move: AskedMove
  onClose: () => void
}) {
  const options = {
    refresh: changedByMoves,
    done: ({ message }: { message: string }) => {
      onClose()
      showToast({ tone: 'success', message })
    },
  }
  const acts = {
    assign: useAct(assignCreditRequest, options),
    reassign: useAct(reassignCreditRequest, options),
    approve: useAct(approveCreditRequest, options),
    dsrApprove: useAct(dsrApproveCreditRequest, options),
    dsrReject: useAct(dsrRejectCreditRequest, options),
    reject: useAct(rejectCreditRequest, options),
    cancel: useAct(cancelCreditRequest, options),
  }
  const { requestNumber, staff, amount } = request
  const params = { creditRequestId: request.id }
  const { isRunning } = acts[move]
  if (move === 'approve')
    return (
      <ApproveDialog
        request={request}
        isRunning={isRunning}
        onApprove={(lines) => acts.approve.run({ params, body: { lines } })}
        onClose={onClose}
      />
    )
  if (move === 'dsrApprove')
    return (
      <ConfirmDialog
        title={`Approve ${requestNumber}?`}
        confirmLabel={`Approve ${formatCents(amount)}`}
        isOpen
        isPending={isRunning}
        onConfirm={() => acts.dsrApprove.run({ params })}
        onClose={onClose}
      >
        {request.shipToName} asks for credit of invoice {request.invoiceNumber}.
      </ConfirmDialog>
    )
  if (move === 'assign' || move === 'reassign')
    return (
      <AssigneeDialog
        title={`${move === 'assign' ? 'Assign' : 'Reassign'} ${requestNumber}`}
        confirmLabel={move === 'assign' ? 'Assign' : 'Reassign'}
        without={staff?.assigneeId}
        isRunning={isRunning}
        onConfirm={(assigneeId) => acts[move].run({ params, body: { assigneeId } })}
        onClose={onClose}
      />
    )
  const { title, label, text } = rejections[move]
  return (
    <ReasonDialog
      title={`${title} ${requestNumber} over ${formatCents(amount)}?`}
      confirmLabel={label}
      label="Reason"
      text={creditTexts.reason}
      isOptional={move === 'cancel'}
      isRunning={isRunning}
      onConfirm={(reason) => acts[move].run({ params, body: { reason } })}
      onClose={onClose}
    >
      {text}
    </ReasonDialog>
  )
}
