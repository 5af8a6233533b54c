import { plural } from '#kit/text.ts'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { customerScreen } from '../customer-pages.addresses.ts'
import type { CustomerRow } from '../customer.ts'
import { AmountDue } from './amount-due.tsx'
import { CustomerBadges } from './customer-badges.tsx'

/** CUST-1: customers on a phone; each is one place for a thumb. */
export function CustomersCards({ customers }: { customers: readonly CustomerRow[] }) {
  return (
    <LinkList label="Customers">
      {customers.map((customer) => (
        <LinkListEntry key={customerScreen.at(customer)} href={customerScreen.at(customer)}>
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
        </LinkListEntry>
      ))}
    </LinkList>
  )
}
