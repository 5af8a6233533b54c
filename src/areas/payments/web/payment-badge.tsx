import { Badge } from '#ui/badge.tsx'
import type { PaymentSummary } from '../payment.ts'
import { wordsOfStatus } from '../rules/status-words.ts'

/** A payment's status as a quiet word. */
export function PaymentBadge({
  payment,
  today,
}: {
  payment: Pick<PaymentSummary, 'status' | 'payOn' | 'isRefundAsked'>
  today: string
}) {
  const { label, tone } = wordsOfStatus(payment, today)
  return <Badge tone={tone}>{label}</Badge>
}
