import { Link } from '#browser/link.tsx'
import { plural } from '#kit/text.ts'
import { customerScreen } from '../customer-pages.addresses.ts'
import type { CustomerRow } from '../customer.ts'
import { AmountDue } from './amount-due.tsx'
import { CustomerBadges } from './customer-badges.tsx'

/** CUST-1: customers on a phone; each is one place for a thumb. */
export function CustomersCards({ customers }: { customers: readonly CustomerRow[] }) {
  return (
    <ul aria-label="Customers" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {customers.map((customer) => (
        <li key={customerScreen.at(customer)} className="border-b border-line last:border-0">
          <Link
            href={customerScreen.at(customer)}
            className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
          >
            <span className="flex min-w-0 items-center justify-between gap-2">
              <span className="truncate font-semibold text-action">{customer.name}</span>
              <CustomerBadges customer={customer} />
            </span>
            <span className="figures truncate text-13 text-muted">
              {[customer.billTo, customer.division, customer.city, plural(customer.shipToCount, 'ship-to')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {customer.accountsSummary && (
              <span className="flex justify-between gap-3 text-13">
                <span>
                  <span className="text-muted">Past due </span>
                  <AmountDue cents={customer.accountsSummary.pastDue.amount} isPastDue />
                </span>
                <span>
                  <span className="text-muted">Total due </span>
                  <AmountDue cents={customer.accountsSummary.netDue.amount} />
                </span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
