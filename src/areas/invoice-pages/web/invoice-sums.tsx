import type { CallAnswer } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { listInvoices } from '../invoices.endpoints.ts'

/** BILL-1: what all invoices of the filter add up to, on whatever page one is. */
export function InvoiceSums({
  list: { totalRecords, sums },
}: {
  list: Pick<CallAnswer<typeof listInvoices>, 'sums' | 'totalRecords'>
}) {
  const figures = [
    { label: 'Open', cents: sums.open, tone: '' },
    { label: 'Past due', cents: sums.pastDue, tone: sums.pastDue > 0 ? 'text-danger' : '' },
    ...(sums.creditLeft < 0 ? [{ label: 'Credits left', cents: sums.creditLeft, tone: '' }] : []),
  ]
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1" aria-label="Sums of the list">
      {figures.map(({ label, cents, tone }) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className={`text-16 font-semibold ${tone}`}>
            <MoneyText cents={cents} />
          </dd>
        </div>
      ))}
      <div className="text-13 text-muted">
        <dt className="sr-only">Listed</dt>
        <dd className="figures">{plural(totalRecords, 'document')}</dd>
      </div>
    </dl>
  )
}
