import type { ChangeSearch } from '#browser/navigation.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { formatDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { InvoiceSummary } from '../invoice.ts'
import { invoiceDialog, invoiceId } from '../invoice-pages.addresses.ts'
import type { InvoiceSort } from '../invoices.endpoints.ts'
import { ChooseInvoice } from './choose-invoice.tsx'
import { InvoiceBadge, kindWords } from './invoice-badge.tsx'
import type { InvoicesShown } from './invoice-cards.tsx'
import type { InvoiceSearch } from './invoice-search.ts'
import type { ChosenInvoices } from './use-chosen-invoices.ts'

const columnsOf = (namesShipTo: boolean, hasRoom: boolean): readonly TableColumn<InvoiceSort>[] => [
  { label: 'Selected', className: 'w-10', isHidden: true },
  { label: 'Invoice', sort: 'invoiceNumber' },
  ...(namesShipTo ? [{ label: 'Ship-to' }] : []),
  ...(hasRoom ? [{ label: 'PO' }] : []),
  { label: 'Invoiced', sort: 'invoiceDate' },
  { label: 'Due', sort: 'dueDate' },
  { label: 'Status' },
  { label: 'Total', sort: 'total', align: 'right' },
  { label: 'Open', sort: 'open', align: 'right' },
]

/** BILL-1: the list on a desktop and a tablet; a column sorts up, down, and not at all (UI-6). */
export function InvoiceTable({
  invoices,
  namesShipTo,
  today,
  search,
  change,
  chosen,
}: InvoicesShown & { search: InvoiceSearch; change: ChangeSearch<InvoiceSearch>; chosen: ChosenInvoices }) {
  const isWide = useMedia('wide')
  const hasRoom = isWide || !namesShipTo
  return (
    <Table
      label="Invoices"
      columns={columnsOf(namesShipTo, hasRoom)}
      className="min-w-[680px]"
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {invoices.map((invoice) => (
        <InvoiceRow
          key={invoiceId(invoice)}
          invoice={invoice}
          namesShipTo={namesShipTo}
          hasRoom={hasRoom}
          today={today}
          chosen={chosen}
        />
      ))}
    </Table>
  )
}

function InvoiceRow({
  invoice,
  namesShipTo,
  hasRoom,
  today,
  chosen,
}: Omit<InvoicesShown, 'invoices'> & {
  invoice: InvoiceSummary
  /** False: the PO stands below the number. */
  hasRoom: boolean
  chosen: ChosenInvoices
}) {
  const go = useGo()
  const href = useHref()(invoiceDialog.open(invoiceId(invoice)))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="w-10">
        <ChooseInvoice invoice={invoice} chosen={chosen} />
      </TableCell>
      <TableCell className="py-1">
        <Link href={href} className="figures font-medium text-action no-underline data-hovered:underline">
          {invoice.invoiceNumber}
        </Link>
        {!hasRoom && invoice.po && (
          <span className="figures block max-w-32 truncate text-12 text-muted">{invoice.po}</span>
        )}
        {invoice.kind !== 'invoice' && <span className="block text-12 text-muted">{kindWords[invoice.kind]}</span>}
      </TableCell>
      {namesShipTo && (
        <TableCell className="max-w-36 py-1 lg:max-w-56">
          <span className="block truncate">{invoice.shipToName}</span>
          <span className="figures block truncate text-12 text-muted">
            {invoice.shipTo} · {invoice.division}
          </span>
        </TableCell>
      )}
      {hasRoom && <TableCell className="max-w-40 truncate">{invoice.po || '-'}</TableCell>}
      <TableCell className="figures whitespace-nowrap">{formatDay(invoice.invoiceDate, today)}</TableCell>
      <TableCell className="figures whitespace-nowrap">
        {invoice.kind === 'invoice' ? formatDay(invoice.dueDate, today) : '-'}
      </TableCell>
      <TableCell>
        <InvoiceBadge invoice={invoice} />
      </TableCell>
      <TableCell isNumber>
        <MoneyText cents={invoice.total} />
      </TableCell>
      <TableCell isNumber className={invoice.state === 'pastDue' ? 'font-medium text-danger' : 'font-medium'}>
        {invoice.open === 0 ? <span className="text-muted">-</span> : <MoneyText cents={invoice.open} />}
      </TableCell>
    </TableRow>
  )
}
