import { useShipTo } from '#browser/current-ship-to.ts'
import { useActor, useMe } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { autopayScreen } from '#areas/autopay/autopay.addresses.ts'
import { useCall } from '#browser/query.ts'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getPayables } from '../payments.endpoints.ts'
import { PaymentForm } from './payment-form.tsx'

/** BILL-3: /payment, for the bill-to of the selected ship-to. */
export function PaymentScreen() {
  const shipTo = useShipTo()
  const { shipToCount } = useMe()
  const maySeeAutopay = useActor().can('viewAutopay')
  const { data, error, refetch } = useCall(
    getPayables,
    shipTo && { params: { division: shipTo.division, billTo: shipTo.billTo } },
  )
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h1 className="text-20 font-semibold">Make a payment</h1>
        {maySeeAutopay && (
          <Link href={autopayScreen.at()} className={buttonLook('secondary', 'small')}>
            Autopay
          </Link>
        )}
      </div>
      {data && (
        <p className="pb-4 text-muted">
          For <strong className="font-medium text-ink">{data.billToName}</strong>{' '}
          <span className="figures">
            {data.billTo} · {data.division}
          </span>
          {shipToCount > 1 && '. For another customer, select its ship-to before you open this page.'}
        </p>
      )}
      {error && !data ? (
        <ErrorState failure={error} what="What you owe" onRetry={() => void refetch()} />
      ) : data ? (
        <PaymentForm key={`${data.division}/${data.billTo}`} payables={data} refetch={() => void refetch()} />
      ) : (
        <div className="grid gap-px">
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} className="h-10 w-full" />
          ))}
        </div>
      )}
    </div>
  )
}
