import { Link } from '#browser/link.tsx'
import { useSearchOf } from '#browser/navigation.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ThanksHead } from '#ui/thanks-head.tsx'
import { getPayment } from '../history.endpoints.ts'
import { paymentDialog, paymentHistoryScreen, paymentMadeScreen, paymentScreen } from '../payments.addresses.ts'
import { PaymentContent } from './payment-content.tsx'

const missing = {
  text: 'There is no such payment.',
  action: (
    <Link href={paymentScreen.at()} className={buttonLook('secondary')}>
      Make a payment
    </Link>
  ),
}

/** BILL-3: the receipt, following what becomes of the payment. */
export function PaymentMadeScreen() {
  const { made = '', number = '' } = useSearchOf(paymentMadeScreen)
  const mayRead = useActor().can('paymentHistory')
  const { data, error, refetch } = useCall(getPayment, made && mayRead ? { params: { paymentId: made } } : null)
  return (
    <div className="page grid gap-6 *:max-w-[640px] md:pt-6">
      <ThanksHead>
        Payment <strong className="figures text-ink">{data?.payment.paymentNumber ?? number}</strong> was made. The
        receipt is on its way to your mailbox.
      </ThanksHead>
      {mayRead &&
        (error && !data ? (
          <ErrorState failure={error} what="The payment" missing={missing} onRetry={() => void refetch()} />
        ) : data ? (
          <section className="rounded-dialog border border-line bg-raised p-5">
            <PaymentContent {...data} />
          </section>
        ) : (
          <Skeleton className="h-80 w-full" />
        ))}
      <p className="flex flex-wrap gap-2">
        {mayRead && made && (
          <Link href={paymentHistoryScreen.at({}, paymentDialog.open(made))} className={buttonLook('secondary')}>
            Payment history
          </Link>
        )}
        <Link href={paymentScreen.at()} className={buttonLook('primary')}>
          Pay something else
        </Link>
      </p>
    </div>
  )
}
