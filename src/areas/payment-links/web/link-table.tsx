import { formatShortDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { PaymentLink } from '../payment-link.ts'
import { LinkBadge } from './link-badge.tsx'
import { LinkInvoices } from './link-invoices.tsx'
import { amountOf, LinkPayment } from './link-payment.tsx'
import { RevokeLink } from './revoke-link.tsx'

const columns: readonly TableColumn[] = [
  { label: 'Sent to' },
  { label: 'Bill-to' },
  { label: 'Invoices' },
  { label: 'Sent by' },
  { label: 'Works until' },
  { label: 'State' },
  { label: 'Amount', align: 'right' },
  { label: 'Actions', isHidden: true },
]

/** NEXT-13: the list where there is room. */
export function LinkTable({ links }: { links: readonly PaymentLink[] }) {
  return (
    <Table label="Payment links" columns={columns} className="min-w-[960px]">
      {links.map((link) => (
        <TableRow key={link.id}>
          <TableCell className="max-w-56 truncate">{link.email}</TableCell>
          <TableCell className="max-w-48 py-1">
            <span className="block truncate">{link.billToName}</span>
            <span className="figures block truncate text-12 text-muted">
              {link.billTo} · {link.division}
            </span>
          </TableCell>
          <TableCell className="whitespace-nowrap">
            <LinkInvoices link={link} />
          </TableCell>
          <TableCell className="max-w-40 truncate">{link.createdByName}</TableCell>
          <TableCell className="figures whitespace-nowrap">{formatShortDay(link.lastDay)}</TableCell>
          <TableCell className="whitespace-nowrap">
            <LinkBadge state={link.state} /> <LinkPayment link={link} />
          </TableCell>
          <TableCell isNumber>
            <MoneyText cents={amountOf(link)} />
          </TableCell>
          <TableCell className="text-right">{link.whyNotRevoke === null && <RevokeLink link={link} />}</TableCell>
        </TableRow>
      ))}
    </Table>
  )
}
