import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { listPayments } from '#areas/payments/history.endpoints.ts'
import { paymentDialog, paymentHistoryScreen } from '#areas/payments/payments.addresses.ts'
import { PaymentBadge } from '#areas/payments/web/public.tsx'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { DashboardCard, Nothing } from './dashboard-card.tsx'
import { PendingCard } from './pending-card.tsx'

const title = 'Last payments'
const shown = 5

/** SHELL-8, BILL-4: in accounting, what was paid last and what became of it. */
export function LastPaymentsCard() {
  const hrefTo = useHref()
  const { data, error, refetch } = useCall(listPayments, { query: { pageSize: shown } })
  if (!data)
    return (
      <PendingCard title={title} what="The last payments" room="h-64" failure={error} onRetry={() => void refetch()} />
    )
  return (
    <DashboardCard title={title} href={paymentHistoryScreen.at()} linkText="All payments">
      {data.payments.length === 0 && <Nothing>Nothing was paid since {formatDay(data.from, data.today)}.</Nothing>}
      <ul>
        {data.payments.map((payment) => (
          <li key={payment.id} className="border-b border-line last:border-0">
            <Link
              href={hrefTo(paymentDialog.open(payment.id))}
              className="grid gap-0.5 px-4 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken"
            >
              <span className="flex min-w-0 items-center justify-between gap-3">
                <span className="figures truncate font-medium text-action">{payment.paymentNumber}</span>
                <PaymentBadge payment={payment} today={data.today} />
              </span>
              <span className="flex items-baseline justify-between gap-3 text-13 text-muted">
                <span className="min-w-0 truncate">
                  {`${formatDay(payment.payOn, data.today)} · ${plural(payment.invoices, 'invoice')}`}
                </span>
                <span className="text-ink">
                  <MoneyText cents={payment.amount} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
