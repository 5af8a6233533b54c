import { paymentAddress } from '#areas/payments/payments.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import type { PaymentLink } from '../payment-link.ts'

/** What a link asks for, or what was paid by it. */
export const amountOf = ({ payment, open, state }: PaymentLink): number =>
  payment && (state === 'paid' || state === 'paying') ? payment.amount : open

/** The payment of a link, for those who may read payments. */
export function LinkPayment({ link: { payment, state } }: { link: PaymentLink }) {
  const mayRead = useActor().can('paymentHistory')
  if (!payment || (state !== 'paid' && state !== 'paying')) return null
  if (!mayRead) return <span className="figures text-12 text-muted">{payment.paymentNumber}</span>
  return (
    <Link href={paymentAddress(payment.id)} className="figures text-12 text-action">
      {payment.paymentNumber}
    </Link>
  )
}
