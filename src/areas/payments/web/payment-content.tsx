import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { getPayment } from '../history.endpoints.ts'
import type { Allocation, Payment, PaymentEvent } from '../payment.ts'
import { eventWords } from '../rules/event-words.ts'
import { describeStatus } from '../rules/status-words.ts'
import { PaymentBadge } from './payment-badge.tsx'

/** BILL-4: what a payment paid and what became of it. */
export function PaymentContent({ payment, timeZone, today }: CallAnswer<typeof getPayment>) {
  return (
    // Mail addresses and reasons of others have no place to break.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 wrap-anywhere">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PaymentBadge payment={payment} today={today} />
          <strong className="text-20">
            <MoneyText cents={payment.amount} />
          </strong>
        </div>
        <p role="status">{describeStatus(payment, today)}</p>
      </div>
      <Facts payment={payment} />
      <section>
        <h3 className="pb-2 font-semibold">What was paid</h3>
        <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
          {payment.allocations.map((allocation) => (
            <AllocationRow key={allocation.invoiceNumber} allocation={allocation} division={payment.division} />
          ))}
          <li className="flex flex-wrap items-baseline justify-between gap-x-3 bg-sunken px-3 py-2 font-semibold">
            <span>Amount</span>
            <MoneyText cents={payment.amount} />
          </li>
        </ul>
      </section>
      <section>
        <h3 className="pb-2 font-semibold">History</h3>
        <ol className="grid gap-2">
          {payment.events.map((event, index) => (
            // Events are only ever added, in this order.
            <EventRow key={index} event={event} timeZone={timeZone} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function Facts({ payment }: { payment: Payment }) {
  const facts = [
    ['Payment date', formatDayWithYear(payment.payOn)],
    ['Paid with', payment.methodName],
    ['Bill-to', `${payment.billToName} ${payment.billTo}`],
    [
      'Made by',
      payment.placedByStaffName ? `${payment.placedByStaffName} for ${payment.placedByName}` : payment.placedByName,
    ],
  ] as const
  return (
    <dl className="two-columns gap-x-8">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1">
          <dt className="text-muted">{label}</dt>
          <dd className="figures ml-auto min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function AllocationRow({ allocation, division }: { allocation: Allocation; division: string }) {
  const hrefTo = useHref()
  const mayOpen = useActor().can('viewInvoices')
  const { invoiceNumber, pay, discount, credit } = allocation
  const isCredit = credit < 0
  const parts = [
    discount > 0 && `discount ${formatCents(discount)}`,
    credit > 0 && `credits ${formatCents(credit)}`,
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-3 py-2">
      <span className="min-w-0">
        <span className="text-muted">{isCredit ? 'Credit' : 'Invoice'}</span>{' '}
        {mayOpen ? (
          <Link
            href={hrefTo(invoiceDialog.open(invoiceId({ division, invoiceNumber })))}
            className="figures font-medium text-action no-underline data-hovered:underline"
          >
            {invoiceNumber}
          </Link>
        ) : (
          <span className="figures">{invoiceNumber}</span>
        )}
        {parts.length > 0 && <span className="figures block text-12 text-muted">{parts.join(' · ')}</span>}
      </span>
      {isCredit ? <span className="figures text-muted">{formatCents(-credit)} used</span> : <MoneyText cents={pay} />}
    </li>
  )
}

function EventRow({ event: { kind, at, byName, message }, timeZone }: { event: PaymentEvent; timeZone: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="figures text-13 text-muted">{formatMoment(new Date(at), timeZone)}</span>
      <span className="min-w-0">
        {eventWords[kind]}
        {byName && <span className="text-muted"> by {byName}</span>}
        {message && <span className="block text-13 text-muted">{message}</span>}
      </span>
    </li>
  )
}
