import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { customerScreen } from '../customer-pages.addresses.ts'
import type { CustomerRow } from '../customer.ts'
import { AmountDue } from './amount-due.tsx'
import { CustomerBadges } from './customer-badges.tsx'
import type { CustomersSearch, CustomerSort } from './customers-search.ts'

const columns: readonly TableColumn<CustomerSort>[] = [
  { label: 'Customer', sort: 'name' },
  { label: 'Bill-to', sort: 'billTo' },
  { label: 'City', sort: 'city' },
  { label: 'Ship-tos', align: 'right' },
  { label: 'DSR' },
  { label: 'Past due', sort: 'pastDue', align: 'right' },
  { label: 'Total due', sort: 'netDue', align: 'right' },
  { label: 'Invoices due', align: 'right' },
]

/** CUST-1: customers on a desktop and a tablet. */
export function CustomersTable({
  customers,
  search,
  change,
}: {
  customers: readonly CustomerRow[]
  search: CustomersSearch
  change: (part: Partial<Record<keyof CustomersSearch, unknown>>) => void
}) {
  return (
    <Table
      label="Customers"
      columns={columns}
      className="min-w-[960px]"
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {customers.map((customer) => (
        <Row key={customerScreen.at(customer)} customer={customer} />
      ))}
    </Table>
  )
}

function Row({ customer }: { customer: CustomerRow }) {
  const go = useGo()
  const href = customerScreen.at(customer)
  const { accountsSummary: owed } = customer
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="max-w-80">
        <span className="flex min-w-0 items-center gap-2">
          <Link href={href} className="truncate font-medium text-action no-underline data-hovered:underline">
            {customer.name}
          </Link>
          <CustomerBadges customer={customer} />
        </span>
      </TableCell>
      <TableCell className="figures whitespace-nowrap">
        {customer.billTo} <span className="text-muted">{customer.division}</span>
      </TableCell>
      <TableCell className="max-w-40 truncate">{customer.city || '-'}</TableCell>
      <TableCell isNumber>{customer.shipToCount}</TableCell>
      <TableCell className="max-w-48 truncate">{customer.dsrNames.join(', ') || '-'}</TableCell>
      <TableCell isNumber>
        <AmountDue cents={owed?.pastDue.amount} isPastDue />
      </TableCell>
      <TableCell isNumber>
        <AmountDue cents={owed?.netDue.amount} />
      </TableCell>
      <TableCell isNumber className="text-muted">
        {owed ? owed.netDue.invoicesCount : '-'}
      </TableCell>
    </TableRow>
  )
}
