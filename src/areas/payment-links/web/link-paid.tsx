import { CircleCheck } from 'lucide-react'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import { formatCents } from '#kit/money.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { OpenedLink } from '../payment-link.ts'

const followMs = 1500

/** NEXT-13: a link that is paid, or about to be: it follows the card until the outcome is known. */
export function LinkPaid({ link: { payment, state }, refetch }: { link: OpenedLink; refetch: () => unknown }) {
  if (!payment) return null
  const isPaying = state === 'paying'
  return (
    <div role="status" className="grid justify-items-center gap-2 py-10 text-center">
      {isPaying && <Follow refetch={refetch} />}
      {isPaying ? <Spinner label="Charging" /> : <CircleCheck size={44} aria-hidden="true" className="text-action" />}
      <h1 className="text-28 font-semibold">{isPaying ? 'Your card is being charged' : 'Thank you'}</h1>
      <p className="text-16 text-muted">
        {isPaying ? (
          <>
            {formatCents(payment.amount)} with {payment.methodName}. You may leave this page: nothing is charged twice.
          </>
        ) : payment.status === 'refunded' ? (
          <>
            Payment <strong className="figures text-ink">{payment.paymentNumber}</strong> of{' '}
            {formatCents(payment.amount)} was refunded to your card.
          </>
        ) : (
          <>
            Payment <strong className="figures text-ink">{payment.paymentNumber}</strong> of{' '}
            {formatCents(payment.amount)} was made with {payment.methodName}. The receipt is on its way to your mailbox.
          </>
        )}
      </p>
    </div>
  )
}

function Follow({ refetch }: { refetch: () => unknown }) {
  useRefetchEvery(followMs, refetch)
  return null
}
