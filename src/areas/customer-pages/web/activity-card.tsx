import { ClipboardCheck, ReceiptText, UserPen } from 'lucide-react'
import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Customer } from '../customer.ts'
import { getCustomerActivity } from '../customer-pages.endpoints.ts'
import { describeActivity } from '../rules/describe-activity.ts'
import { NothingHere, PageCard } from './page-card.tsx'

const icons = { order: ClipboardCheck, invoice: ReceiptText, audit: UserPen } as const

const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** CUST-1: the latest of what happened at the customer's ship-tos. */
export function ActivityCard({ customer: { division, billTo } }: { customer: Customer }) {
  const { data, error, refetch } = useCall(getCustomerActivity, { params: { division, billTo } })
  return (
    <PageCard title="Activity">
      {error && !data ? (
        <ErrorState failure={error} what="The activity" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="p-4">
          <Skeleton className="h-48 w-full" />
        </div>
      ) : (
        <>
          {data.events.length === 0 && <NothingHere>Nothing happened yet.</NothingHere>}
          <ol>
            {data.events.map((event) => {
              const Icon = icons[event.kind]
              return (
                <li
                  key={`${event.kind} ${event.text} ${event.at} ${event.shipTo}`}
                  className="flex gap-3 border-b border-line px-4 py-2 last:border-0"
                >
                  <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
                  <span className="min-w-0 flex-1">
                    <span className="flex flex-wrap justify-between gap-x-3">
                      <span className="break-words">{describeActivity(event)}</span>
                      {event.amount !== null && <MoneyText cents={event.amount} />}
                    </span>
                    <span className="figures block text-13 text-muted">
                      {[
                        dayOf(event.at),
                        event.shipToName,
                        event.by && `${event.by}${event.isByStaff ? ' (staff)' : ''}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </PageCard>
  )
}
