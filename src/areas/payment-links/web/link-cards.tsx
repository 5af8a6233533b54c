import { formatShortDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { PaymentLink } from '../payment-link.ts'
import { LinkBadge } from './link-badge.tsx'
import { LinkInvoices } from './link-invoices.tsx'
import { amountOf, LinkPayment } from './link-payment.tsx'
import { RevokeLink } from './revoke-link.tsx'

/** NEXT-13: the list on a phone and a tablet. */
export function LinkCards({ links }: { links: readonly PaymentLink[] }) {
  return (
    <ul aria-label="Payment links" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {links.map((link) => (
        <li key={link.id} className="grid gap-1 border-b border-line px-3 py-2.5 last:border-0">
          <span className="flex items-center justify-between gap-3">
            <span className="min-w-0 truncate font-semibold">{link.email}</span>
            <span className="shrink-0">
              <LinkPayment link={link} /> <LinkBadge state={link.state} />
            </span>
          </span>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">
              <LinkInvoices link={link} />
            </span>
            <strong>
              <MoneyText cents={amountOf(link)} />
            </strong>
          </span>
          <span className="flex items-center justify-between gap-3 text-13 text-muted">
            <span className="min-w-0 truncate">
              {link.billToName} · until {formatShortDay(link.lastDay)}
            </span>
            {link.whyNotRevoke === null && <RevokeLink link={link} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
