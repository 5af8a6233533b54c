import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderAddress } from '#areas/orders/orders.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { callPath } from '#contract/endpoint.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { buttonLook } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { Invoice } from '../invoice.ts'
import { downloadInvoicePdf } from '../invoice-files.endpoints.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { InvoiceEntries } from './invoice-entries.tsx'
import { InvoiceLines } from './invoice-lines.tsx'

/** BILL-1: what an invoice says, beside its order, and the entries of its account. */
export function InvoiceContent({ invoice, actions }: { invoice: Invoice; actions: ReactNode }) {
  const { total, open, entries } = invoice
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <InvoiceBadge invoice={invoice} />
          <strong className="text-20">
            <MoneyText cents={total} />
          </strong>
        </div>
        {open !== total && open !== 0 && (
          <p className="text-right text-13 text-muted">
            <MoneyText cents={open} /> {open < 0 ? 'left' : 'open'}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <a
            className={buttonLook('secondary', 'small')}
            href={callPath(downloadInvoicePdf, { division: invoice.division, invoiceNumber: invoice.invoiceNumber })}
            target="_blank"
            rel="noreferrer"
          >
            <FileText size={15} aria-hidden="true" />
            PDF
          </a>
          {actions}
        </div>
      </div>
      <Facts invoice={invoice} />
      <DifferencesNotice invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      {entries.length > 0 && <InvoiceEntries invoice={invoice} />}
    </div>
  )
}

function Facts({ invoice }: { invoice: Invoice }) {
  const mayOrders = useActor().can('viewSalesOrders')
  const { division, shipTo, orderId, orderNumber } = invoice
  const facts: readonly (readonly [string, ReactNode])[] = [
    [invoice.kind === 'invoice' ? 'Invoice date' : 'Date', formatDayWithYear(invoice.invoiceDate)],
    ...(invoice.kind === 'invoice' ? ([['Due date', formatDayWithYear(invoice.dueDate)]] as const) : []),
    ['PO', invoice.po || '-'],
    [
      'Order',
      orderId && orderNumber && mayOrders ? (
        <Link
          key="order"
          href={orderAddress({ division, shipTo, id: orderId })}
          className="font-medium text-action no-underline data-hovered:underline"
        >
          {orderNumber}
        </Link>
      ) : (
        (orderNumber ?? '-')
      ),
    ],
    ['Ship-to', `${invoice.shipToName} ${shipTo}`],
    ['Bill-to', `${invoice.billToName} ${invoice.billTo}`],
  ]
  return (
    <dl className="two-columns gap-x-8">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3 border-b border-line py-1">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="figures min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** NEXT-1: prices that are not those of the order, in one sentence above the lines. */
function DifferencesNotice({ invoice }: { invoice: Invoice }) {
  const differences = invoice.lines.flatMap((line) => line.priceDifferences)
  if (differences.length === 0) return null
  const sum = differences.reduce((all, { difference }) => all + difference, 0)
  return (
    <p className="rounded-control bg-warning-soft px-3 py-2 text-warning" role="status">
      {plural(differences.length, 'price differs', 'prices differ')} from your order
      {sum === 0 ? '.' : `: ${formatCents(Math.abs(sum))} ${sum > 0 ? 'more' : 'less'} in all.`}
    </p>
  )
}
