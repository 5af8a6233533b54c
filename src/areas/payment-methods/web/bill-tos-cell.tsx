import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { PaymentMethod } from '../payment-method.ts'
import { paymentMethodDialog } from '../payment-methods.addresses.ts'

/** S0 section 9: max bill-tos shown in a row, then '+ N more'. */
const shownBillTos = 2

/** PROFILE-4: the first two bill-tos; the rest behind a link to the list. */
export function BillTosCell({ method }: { method: PaymentMethod }) {
  const hrefTo = useHref()
  const more = method.billTos.length - shownBillTos
  return (
    <span className="grid min-w-0 gap-0.5 py-1.5 leading-tight">
      {method.billTos.slice(0, shownBillTos).map(({ division, number, name }) => (
        <span
          key={`${division}/${number}`}
          className="flex min-w-0 items-baseline gap-1.5"
          title={`${number} · ${division} · ${name}`}
        >
          <span className="truncate">{name}</span>
          <span className="figures shrink-0 text-12 text-muted">{number}</span>
        </span>
      ))}
      {more > 0 && (
        <Link
          href={hrefTo(paymentMethodDialog.open(method.id))}
          className="w-fit rounded-control text-13 font-medium whitespace-nowrap text-action"
        >
          + {more} more<span className="sr-only"> bill-tos of {method.description}</span>
        </Link>
      )}
    </span>
  )
}
