import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { paymentDialog } from '../payments.addresses.ts'
import { PaymentBadge } from './payment-badge.tsx'
import type { PaymentsShown } from './payment-table.tsx'

/** BILL-4: the list on a phone; each payment is one place for a thumb. */
export function PaymentCards({ payments, today }: PaymentsShown) {
  const hrefTo = useHref()
  return (
    <ul aria-label="Payments" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {payments.map((payment) => (
        <li key={payment.id} className="border-b border-line last:border-0">
          <Link
            href={hrefTo(paymentDialog.open(payment.id))}
            className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
          >
            <span className="flex min-w-0 items-center justify-between gap-3">
              <span className="figures truncate font-semibold text-action">{payment.paymentNumber}</span>
              <PaymentBadge payment={payment} today={today} />
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{payment.methodName}</span>
              <strong>
                <MoneyText cents={payment.amount} />
              </strong>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-13 text-muted">
              <span className="min-w-0 truncate">
                {payment.billToName} · {plural(payment.invoices, 'invoice')}
              </span>
              <span className="figures shrink-0">{formatDay(payment.payOn, today)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
