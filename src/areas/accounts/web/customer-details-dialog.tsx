import type { ReactNode } from 'react'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { getCustomerRouteDays } from '#areas/routing/routing.endpoints.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { formatDay } from '#kit/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CustomerPlace } from '#areas/customers/place.ts'
import type { CustomerDetails } from '../customer-details.ts'
import { getCustomerDetails } from '../accounts.endpoints.ts'
import { postalLines } from '#areas/customers/rules/postal-lines.ts'
import { RoutingDaysTable } from './routing-days-table.tsx'

/**
 * SHELL-7: `?dialog=customer-details`: whom one orders for, what the account owes, and when the
 * truck comes.
 */
export function CustomerDetailsDialog({ close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getCustomerDetails, params && { params })
  return (
    <Dialog
      title="Customer details"
      isOpen
      onClose={close}
      onSubmit={close}
      width={720}
      footer={
        <>
          {data && (
            <Link
              href={customerScreen.at({ division: data.division, billTo: data.billTo.number })}
              className={`${buttonLook('quiet')} mr-auto -ml-3.5`}
            >
              Customer page
            </Link>
          )}
          <Button onPress={close}>Close</Button>
        </>
      }
    >
      {error && !data ? (
        <ErrorState failure={error} what="Customer details" onRetry={() => void refetch()} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {data ? <Account details={data} /> : <Skeleton className="h-72 w-full" />}
          <RoutingDays />
        </div>
      )}
    </Dialog>
  )
}

function Account({ details }: { details: CustomerDetails }) {
  const { billTo, shipTo, dsrName, dsmName, arrName, isShipToActive, isOnCreditHold, accountsSummary } = details
  return (
    <>
      <div className="two-columns gap-x-8 gap-y-5">
        <PlaceBlock title="Bill-to" place={billTo} />
        <PlaceBlock title="Ship-to" place={shipTo} note={isShipToActive ? undefined : 'not active'} />
      </div>
      <section>
        <h3 className="pb-1 text-13 font-semibold text-muted">Account info</h3>
        <div className="grid gap-x-8 sm:grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]">
          <dl>
            <Fact label="DSR">{dsrName}</Fact>
            <Fact label="DSM">{dsmName}</Fact>
            <Fact label="Analyst">{arrName}</Fact>
          </dl>
          <dl className="max-sm:border-t max-sm:border-line">
            <Fact label="Past due">
              {accountsSummary && (
                <span className={accountsSummary.pastDue.amount > 0 ? 'font-semibold text-danger' : ''}>
                  <MoneyText cents={accountsSummary.pastDue.amount} />
                </span>
              )}
            </Fact>
            <Fact label="Total due">{accountsSummary && <MoneyText cents={accountsSummary.netDue.amount} />}</Fact>
            <Fact label="Invoices due">
              {accountsSummary && <span className="figures">{String(accountsSummary.netDue.invoicesCount)}</span>}
            </Fact>
            <Fact label="Credit hold">
              {isOnCreditHold ? <Badge tone="danger">YES</Badge> : <Badge tone="good">NO</Badge>}
            </Fact>
          </dl>
        </div>
      </section>
    </>
  )
}

/** SHELL-7: a bill-to or a ship-to in the form of a postal address. */
function PlaceBlock({ title, place, note }: { title: string; place: CustomerPlace; note?: string | undefined }) {
  const { name, number, phone } = place
  const lines = postalLines(place)
  return (
    <section className="min-w-0">
      <h3 className="pb-1 text-13 font-semibold text-muted">{title}</h3>
      <p className="font-semibold break-words">{name}</p>
      <p className="figures text-muted">
        {number}
        {note && <span className="text-danger"> · {note}</span>}
      </p>
      <address className="pt-1 not-italic">
        {lines.length === 0 && '-'}
        {lines.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
        {phone && <span className="figures block text-muted">{phone}</span>}
      </address>
    </section>
  )
}

/** A label with what is known; '-' where nothing is. */
function Fact({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto min-w-0 text-right wrap-anywhere">{children || '-'}</dd>
    </div>
  )
}

/** A part of its own: when it fails the account still shows. */
function RoutingDays() {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getCustomerRouteDays, params && { params })
  return (
    <section>
      <h3 className="pb-2 text-13 font-semibold text-muted">Routing days</h3>
      {error && !data ? (
        <ErrorState failure={error} what="The delivery days" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-28 w-full" />
      ) : (
        <>
          <RoutingDaysTable routeDays={data.routeDays} />
          {data.holidays.length > 0 && (
            <p className="pt-2 text-13 text-muted">
              No deliveries on {data.holidays.map(({ date, name }) => `${formatDay(date)} (${name})`).join(', ')}.
            </p>
          )}
        </>
      )}
    </section>
  )
}
