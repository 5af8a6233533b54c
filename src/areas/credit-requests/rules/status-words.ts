import type { CreditStatus } from '../credit-request.ts'

/** S1 section 4: the states of a request, in the specification's words. */
export const creditStatusNames: Readonly<Record<CreditStatus, string>> = {
  pendingDsrApproval: 'pending DSR approval',
  pendingDsmApproval: 'pending DSM approval',
  pendingApproval: 'pending approval',
  inProgress: 'in progress',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
}

/** CREDIT-4: the same for whoever asks for the credit, in plain words. */
export function creditProgress(status: CreditStatus, creditMemo: string | null): string {
  if (status === 'approved') {
    return creditMemo === null
      ? 'Approved: the credit is being booked'
      : `Credited: ${creditMemo} stands on your account`
  }
  return progress[status]
}

const progress: Readonly<Record<Exclude<CreditStatus, 'approved'>, string>> = {
  pendingDsrApproval: 'Your sales rep looks at it',
  pendingDsmApproval: 'Your sales manager looks at it',
  pendingApproval: 'Waits for the credit department',
  inProgress: 'The credit department works on it',
  rejected: 'Not credited',
  cancelled: 'Cancelled',
}
