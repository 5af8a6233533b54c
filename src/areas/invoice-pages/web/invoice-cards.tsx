import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { InvoiceSummary } from '../invoice.ts'
import { invoiceDialog, invoiceId } from '../invoice-pages.addresses.ts'
import { ChooseInvoice } from './choose-invoice.tsx'
import { InvoiceBadge, kindWords } from './invoice-badge.tsx'
import type { ChosenInvoices } from './use-chosen-invoices.ts'

/** BILL-1: the list on a phone; each invoice is one place for a thumb, beside its box. */
export function InvoiceCards({ invoices, namesShipTo, today, chosen }: InvoicesShown & { chosen: ChosenInvoices }) {
  const hrefTo = useHref()
  return (
    <LinkList label="Invoices">
      {invoices.map((invoice) => (
        <LinkListEntry
          key={invoiceId(invoice)}
          href={hrefTo(invoiceDialog.open(invoiceId(invoice)))}
          before={<ChooseInvoice invoice={invoice} chosen={chosen} />}
        >
          <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
            <span className="figures truncate font-semibold text-action">{invoice.invoiceNumber}</span>
            <InvoiceBadge invoice={invoice} />
          </span>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0">
              {invoice.kind === 'invoice' ? `Due ${formatDay(invoice.dueDate, today)}` : kindWords[invoice.kind]}
            </span>
            <strong>
              <MoneyText cents={invoice.total} />
            </strong>
          </span>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-muted">
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
        </LinkListEntry>
      ))}
    </LinkList>
  )
}

/** What both layouts of the list show. */
export interface InvoicesShown {
  readonly invoices: readonly InvoiceSummary[]
  /** True where the list is not of one ship-to. */
  readonly namesShipTo: boolean
  readonly today: string
}
