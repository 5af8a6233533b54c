import type { CalendarDate } from '#kit/dates.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard } from './dashboard-card.tsx'

type Account = NonNullable<CallAnswer<typeof getDashboard>['account']>

/** SHELL-8: what this ship-to owes; red only when something is late. */
export function AccountCard({ account, today }: { account: Account; today: CalendarDate }) {
  const { open, pastDue, pastDueInvoices, nextDueDate } = account
  return (
    <DashboardCard title="Account">
      <dl className="grid grid-cols-2 gap-4 p-4">
        <div>
          <dt className="text-13 text-muted">Past due</dt>
          <dd className={`text-20 font-semibold ${pastDue > 0 ? 'text-danger' : ''}`}>
            <MoneyText cents={pastDue} />
          </dd>
          <dd className="text-13 text-muted">
            {pastDueInvoices === 0 ? 'Nothing is late' : plural(pastDueInvoices, 'invoice')}
          </dd>
        </div>
        <div>
          <dt className="text-13 text-muted">Open in all</dt>
          <dd className="text-20 font-semibold">
            <MoneyText cents={open} />
          </dd>
          <dd className="text-13 text-muted">
            {nextDueDate ? `Next due ${formatDay(nextDueDate, today)}` : 'Nothing else is due'}
          </dd>
        </div>
      </dl>
    </DashboardCard>
  )
}
