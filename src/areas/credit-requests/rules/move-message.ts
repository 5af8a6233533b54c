import type { CreditMoveName, CreditStatus } from '../credit-request.ts'

/** A move that was made. */
export interface DoneMove {
  readonly requestNumber: string
  readonly status: CreditStatus
  readonly assigneeName: string | null
}

/** CREDIT-3: what whoever made the move reads. */
export function moveMessage(move: CreditMoveName, { requestNumber, status, assigneeName }: DoneMove): string {
  switch (move) {
    case 'assign':
    case 'reassign':
    case 'takeOver':
      return `${requestNumber} is with ${assigneeName} now`
    case 'unassign':
      return `${requestNumber} is back in the queue`
    case 'approve':
      return `${requestNumber} was approved`
    case 'dsrApprove':
      return status === 'pendingDsmApproval'
        ? `${requestNumber} was approved and goes to the DSM`
        : `${requestNumber} was approved for the credit department`
    case 'dsrReject':
    case 'reject':
      return `${requestNumber} was rejected`
    case 'cancel':
      return `${requestNumber} was cancelled`
  }
}
