import { Badge } from '#ui/badge.tsx'
import type { PaymentSummary } from '../payment.ts'
import { statusWords } from '../rules/status-words.ts'

/** A payment's status as a quiet word; one of a later day is scheduled. */
export function PaymentBadge({
  payment: { status, payOn, isRefundAsked },
  today,
}: {
  payment: Pick<PaymentSummary, 'status' | 'payOn' | 'isRefundAsked'>
  today: string
}) {
  const { label, tone } = statusWords[status]
  if (status === 'processing' && payOn > today) return <Badge tone="info">Scheduled</Badge>
  if (status === 'paid' && isRefundAsked) return <Badge tone="warning">Refund on its way</Badge>
  return <Badge tone={tone}>{label}</Badge>
}
