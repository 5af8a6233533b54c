import { useCall } from '#browser/query.ts'
import { formatShortDay } from '#kit/dates.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { listPaymentLinks } from '../payment-links.endpoints.ts'
import { LinkBadge } from './link-badge.tsx'
import { RevokeLink } from './revoke-link.tsx'

/** NEXT-13: links that were sent for one invoice before, with what became of them. */
export function InvoiceLinks({ division, invoiceNumber }: { division: string; invoiceNumber: string }) {
  const query = { division, invoiceNumber, pageSize: '5' }
  const { data, error, refetch } = useCall(listPaymentLinks, { query })
  if (error && !data)
    return <ErrorState failure={error} what="Earlier links" isCompact onRetry={() => void refetch()} />
  if (!data || data.links.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="text-13 font-semibold">Sent before</h3>
      <ul className="grid gap-1">
        {data.links.map((link) => (
          <li key={link.id} className="flex min-h-9 items-center gap-3 text-13">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{link.email}</span>
              <span className="figures block text-12 text-muted">until {formatShortDay(link.lastDay)}</span>
            </span>
            <LinkBadge state={link.state} />
            {link.whyNotRevoke === null && <RevokeLink link={link} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
