import { Building2 } from 'lucide-react'
import { useMe } from '#browser/current-user.ts'
import { BackLink } from '#browser/back-link.tsx'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { customerScreen, customersScreen } from '../customer-pages.addresses.ts'
import type { Customer } from '../customer.ts'
import { getCustomer } from '../customer-pages.endpoints.ts'
import { ActivityCard } from './activity-card.tsx'
import { AmountDue } from './amount-due.tsx'
import { CustomerBadges } from './customer-badges.tsx'
import { PeopleCard } from './people-card.tsx'
import { ShipTosCard } from './ship-tos-card.tsx'
import { WorkCards } from './work-cards.tsx'

/** CUST-1: /customers/NLV/0010001: one customer, for staff and for itself. */
export function CustomerScreen() {
  const { division = '', billTo = '' } = usePathParams(customerScreen)
  const isStaff = useMe().kind === 'internal'
  const { data, error, refetch } = useCall(getCustomer, { params: { division, billTo } })
  usePageTitle(data?.name)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      {isStaff && <BackLink href={customersScreen.at()}>Customers</BackLink>}
      {error?.status === 404 ? (
        <EmptyState title={error.message} picture={<Building2 size={40} aria-hidden="true" />}>
          There is no such customer, or it is looked after by somebody else.
        </EmptyState>
      ) : error && !data ? (
        <ErrorState failure={error} what="The customer" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-4" aria-busy="true">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      ) : (
        <CustomerPage customer={data} />
      )}
    </div>
  )
}

function CustomerPage({ customer }: { customer: Customer }) {
  return (
    <>
      <Head customer={customer} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ShipTosCard customer={customer} />
          <WorkCards customer={customer} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PeopleCard customer={customer} />
          <ActivityCard customer={customer} />
        </div>
      </div>
    </>
  )
}

function Head({ customer }: { customer: Customer }) {
  const { name, billTo, division, divisionName, address, address2, city, state, zip, phone, email } = customer
  const owed = customer.accountsSummary
  const where = [address, address2, [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
  const isProspective = customer.shipTos.length > 0 && customer.shipTos.every((shipTo) => shipTo.isProspective)
  const figures = [
    ['Past due', <AmountDue key="past" cents={owed?.pastDue.amount} isPastDue />],
    ['Total due', <AmountDue key="net" cents={owed?.netDue.amount} />],
    ['Invoices due', owed ? String(owed.netDue.invoicesCount) : '-'],
    ['Credit hold', customer.isOnCreditHold ? <span className="text-danger">YES</span> : 'NO'],
  ] as const
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,min(38rem,60%))] lg:items-end">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-20 font-semibold break-words">{name}</h1>
          <CustomerBadges customer={{ ...customer, isProspective }} />
        </div>
        <p className="figures text-muted">
          {billTo} · {divisionName} ({division})
        </p>
        <p className="text-muted">{where.filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          {phone && <span className="figures">{phone}</span>}
          {email && <span className="wrap-anywhere">{email}</span>}
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-3 rounded-dialog border border-line bg-raised px-4 py-3">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="figures text-16 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
