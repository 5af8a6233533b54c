import { formatCents } from '#kit/money.ts'
import type { CreditEventKind, CreditStatus } from '../credit-request.ts'

/** An event as it is stored; names are those of people, empty for the portal. */
export interface StoredCreditEvent {
  readonly kind: CreditEventKind
  readonly toStatus: CreditStatus
  readonly byName: string
  readonly isByStaff: boolean
  /** Whom it was assigned to, and who had it before. */
  readonly assigneeName: string | null
  readonly formerName: string | null
  readonly amount: number | null
  readonly message: string
}

/**
 * CREDIT-4: the trail as sentences. Customers read what became of their request, not who worked on
 * it: undefined for what is not theirs to know.
 */
export const creditEventWords = (event: StoredCreditEvent, forStaff: boolean): string | undefined =>
  forStaff ? staffWords(event) : customerWords(event)

const because = (reason: string): string => (reason === '' ? '.' : `: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`)
const money = (amount: number | null): string => formatCents(amount ?? 0)

function staffWords({ kind, toStatus, byName: by, assigneeName, formerName, amount, message }: StoredCreditEvent) {
  switch (kind) {
    case 'created':
      return `${by} asked for a credit of ${money(amount)}.`
    case 'assign':
      return by === assigneeName ? `${by} took it on.` : `${by} assigned it to ${assigneeName}.`
    case 'unassign':
      return `${by} put it back into the queue.`
    case 'reassign':
      return `${by} gave it to ${assigneeName}; ${formerName} had it.`
    case 'takeOver':
      return `${by} took it over; ${formerName} had it.`
    case 'dsrApprove':
      return toStatus === 'pendingDsmApproval'
        ? `${by} approved it; it is above the DSR's limit and goes to the DSM.`
        : `${by} approved it for the credit department.`
    case 'approve':
      return `${by} approved ${money(amount)}.`
    case 'dsrReject':
    case 'reject':
      return `${by} rejected it${because(message)}`
    case 'cancel':
      return `${by} cancelled it${because(message)}`
    case 'posted':
      return `The ERP booked it as ${message}.`
    case 'declined':
      return `The ERP declined to book it${because(message)} It is back in the queue.`
  }
}

function customerWords({ kind, toStatus, byName, isByStaff, amount, message }: StoredCreditEvent): string | undefined {
  const by = isByStaff ? 'We' : byName
  switch (kind) {
    case 'created':
      return isByStaff
        ? `We asked for a credit of ${money(amount)} for you.`
        : `${by} asked for a credit of ${money(amount)}.`
    case 'dsrApprove':
      return toStatus === 'pendingDsmApproval'
        ? 'Your sales rep agreed; your sales manager looks at it too.'
        : 'Your sales team agreed.'
    case 'approve':
      return `We approved ${money(amount)}.`
    case 'dsrReject':
    case 'reject':
      return `We did not credit it${because(message)}`
    case 'cancel':
      return `${by} cancelled it${because(message)}`
    case 'posted':
      return `The credit stands on your account as ${message}.`
    case 'declined':
      return 'The credit could not be booked yet; we look at it again.'
    case 'assign':
    case 'unassign':
    case 'reassign':
    case 'takeOver':
      return undefined
  }
}
