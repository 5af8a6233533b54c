import type { ReactNode } from 'react'
import { invoicesScreen } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard } from './dashboard-card.tsx'

type Account = NonNullable<CallAnswer<typeof getDashboard>['account']>

/**
 * SHELL-8, CUST-1: what this ship-to owes, and beside it what its bill-to does where that is more:
 * the two are not the same and each says which it is. Red only when something is late.
 */
export function AccountCard({
  account,
  today,
  withBillTo,
}: {
  account: Account
  today: CalendarDate
  /** False where another card says what the bill-to owes. */
  withBillTo: boolean
}) {
  const { open, pastDue, pastDueInvoices, nextDueDate, billTo } = account
  const hasMore = withBillTo && (billTo.netDue.amount !== open || billTo.pastDue.amount !== pastDue)
  return (
    <DashboardCard title={withBillTo ? 'Account' : 'This ship-to'} href={invoicesScreen.at()} linkText="All invoices">
      <div className="grid gap-4 p-4">
        <Figures title={hasMore ? 'This ship-to' : undefined}>
          <Figure label="Past due" cents={pastDue} isLate={pastDue > 0}>
            {pastDueInvoices === 0 ? 'Nothing is late' : plural(pastDueInvoices, 'invoice')}
          </Figure>
          <Figure label="Open in all" cents={open}>
            {nextDueDate ? `Next due ${formatDay(nextDueDate, today)}` : 'Nothing else is due'}
          </Figure>
        </Figures>
        {hasMore && (
          <Figures title="The whole bill-to">
            <Figure label="Past due" cents={billTo.pastDue.amount} isLate={billTo.pastDue.amount > 0}>
              {billTo.pastDue.amount === 0
                ? 'Nothing is late'
                : billTo.pastDue.invoicesCount > 0 && plural(billTo.pastDue.invoicesCount, 'invoice')}
            </Figure>
            <Figure label="Total due" cents={billTo.netDue.amount}>
              {plural(billTo.netDue.invoicesCount, 'invoice')}
            </Figure>
          </Figures>
        )}
      </div>
    </DashboardCard>
  )
}

const Figures = ({ title, children }: { title: string | undefined; children: ReactNode }) => (
  <section>
    {title && <h3 className="pb-1 text-13 font-semibold">{title}</h3>}
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">{children}</dl>
  </section>
)

function Figure({
  label,
  cents,
  isLate = false,
  children,
}: {
  label: string
  cents: number
  isLate?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className={`text-20 font-semibold ${isLate ? 'text-danger' : ''}`}>
        <MoneyText cents={cents} />
      </dd>
      <dd className="text-13 text-muted">{children}</dd>
    </div>
  )
}
