import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { InvoiceSummary } from '../invoice.ts'
import { invoiceDialog, invoiceId } from '../invoice-pages.addresses.ts'
import { InvoiceBadge, kindWords } from './invoice-badge.tsx'

/** BILL-1: the list on a phone; each invoice is one place for a thumb. */
export function InvoiceCards({ invoices, namesShipTo, today }: InvoicesShown) {
  const hrefTo = useHref()
  return (
    <ul aria-label="Invoices" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {invoices.map((invoice) => (
        <li key={invoiceId(invoice)} className="border-b border-line last:border-0">
          <Link
            href={hrefTo(invoiceDialog.open(invoiceId(invoice)))}
            className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
          >
            <span className="flex min-w-0 items-center justify-between gap-3">
              <span className="figures truncate font-semibold text-action">{invoice.invoiceNumber}</span>
              <InvoiceBadge invoice={invoice} />
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                {invoice.kind === 'invoice' ? `Due ${formatDay(invoice.dueDate, today)}` : kindWords[invoice.kind]}
              </span>
              <strong>
                <MoneyText cents={invoice.total} />
              </strong>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-13 text-muted">
              <span className="figures min-w-0 truncate">
                {[namesShipTo && invoice.shipToName, formatDay(invoice.invoiceDate, today), invoice.po]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {invoice.open !== invoice.total && invoice.open !== 0 && (
                <span className="shrink-0">
                  <MoneyText cents={invoice.open} /> {invoice.open < 0 ? 'left' : 'open'}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What both layouts of the list show. */
export interface InvoicesShown {
  readonly invoices: readonly InvoiceSummary[]
  /** True where the list is not of one ship-to. */
  readonly namesShipTo: boolean
  readonly today: string
}
