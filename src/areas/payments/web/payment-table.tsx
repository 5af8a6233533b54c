import type { ChangeSearch } from '#browser/navigation.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { PaymentSummary } from '../payment.ts'
import { paymentDialog } from '../payments.addresses.ts'
import { PaymentBadge } from './payment-badge.tsx'
import type { PaymentSearch, PaymentSort } from './payment-search.ts'

/** What both layouts of the list show. */
export interface PaymentsShown {
  readonly payments: readonly PaymentSummary[]
  readonly today: string
}

const columnsOf = (hasRoom: boolean): readonly TableColumn<PaymentSort>[] => [
  { label: 'Payment', sort: 'paymentNumber' },
  { label: 'Bill-to', sort: 'billTo' },
  { label: 'Made', sort: 'placedAt' },
  { label: 'Payment date', sort: 'payOn' },
  { label: 'Method' },
  ...(hasRoom ? [{ label: 'Invoices', align: 'right' as const }] : []),
  { label: 'Status', sort: 'status' },
  { label: 'Amount', sort: 'amount', align: 'right' },
]

/** BILL-4: the list on a desktop and a tablet; a column sorts up, down, and not at all (UI-6). */
export function PaymentTable({
  payments,
  today,
  search,
  change,
}: PaymentsShown & { search: PaymentSearch; change: ChangeSearch<PaymentSearch> }) {
  const hasRoom = useMedia('desktop')
  return (
    <Table
      label="Payments"
      columns={columnsOf(hasRoom)}
      className="min-w-[680px]"
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} today={today} hasRoom={hasRoom} />
      ))}
    </Table>
  )
}

function PaymentRow({
  payment,
  today,
  hasRoom,
}: {
  payment: PaymentSummary
  today: string
  /** False: how many invoices were paid stands below the amount. */
  hasRoom: boolean
}) {
  const go = useGo()
  const href = useHref()(paymentDialog.open(payment.id))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="py-1">
        <Link href={href} className="figures font-medium text-action no-underline data-hovered:underline">
          {payment.paymentNumber}
        </Link>
      </TableCell>
      <TableCell className="max-w-48 py-1">
        <span className="block truncate">{payment.billToName}</span>
        <span className="figures block truncate text-12 text-muted">
          {payment.billTo} · {payment.division}
        </span>
      </TableCell>
      <TableCell className="max-w-40 py-1">
        <span className="figures block whitespace-nowrap">{formatDay(payment.placedOn, today)}</span>
        <span className="block truncate text-12 text-muted">{payment.placedByStaffName ?? payment.placedByName}</span>
      </TableCell>
      <TableCell className="figures whitespace-nowrap">{formatDay(payment.payOn, today)}</TableCell>
      <TableCell className="max-w-36 py-1 leading-5 lg:max-w-52">{payment.methodName}</TableCell>
      {hasRoom && <TableCell isNumber>{payment.invoices}</TableCell>}
      <TableCell>
        <PaymentBadge payment={payment} today={today} />
      </TableCell>
      <TableCell isNumber>
        <MoneyText cents={payment.amount} />
        {!hasRoom && <span className="block text-12 text-muted">{plural(payment.invoices, 'invoice')}</span>}
      </TableCell>
    </TableRow>
  )
}
