import type { PaymentStatus } from '#areas/payments/payment.ts'
import type { LinkState } from '../payment-link.ts'

/** What the state of a link follows from. */
export interface LinkFacts {
  readonly isRevoked: boolean
  readonly isOpened: boolean
  readonly isExpired: boolean
  /** Of its latest payment; null before the first. */
  readonly paymentStatus: PaymentStatus | null
  /** Cents that are open of its invoices. */
  readonly open: number
}

/** NEXT-13: a payment that never collected anything leaves its link as it was. */
export const isLinkUsed = (status: PaymentStatus | null): boolean =>
  status !== null && status !== 'failed' && status !== 'voided'

/** NEXT-13: what has become of a link. One payment uses it up, also when it is refunded later. */
export function linkState({ isRevoked, isOpened, isExpired, paymentStatus, open }: LinkFacts): LinkState {
  if (isLinkUsed(paymentStatus)) return paymentStatus === 'processing' ? 'paying' : 'paid'
  if (isRevoked) return 'revoked'
  if (isExpired) return 'expired'
  if (open <= 0) return 'settled'
  return isOpened ? 'opened' : 'open'
}
