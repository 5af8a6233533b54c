import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { rankWork, urgencies, type Urgency } from '../rules/rank-work.ts'
import { getWorkQueue, queueLimits } from '../work-queue.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'
import { describeWork } from './describe-work.tsx'
import { PendingCard } from './pending-card.tsx'
import { useDayPlan } from './use-day-plan.tsx'
import { useUpkeep } from './use-upkeep.tsx'
import { WorkRow } from './work-entry.tsx'

type Queue = CallAnswer<typeof getWorkQueue>

const urgencyWords: Readonly<Record<Urgency, string>> = { now: 'Now', today: 'Today', later: 'Later' }

/** What there is in all, by kind: '3 failed orders · 12 open carts'. */
const totalsOf = ({ failedOrders, openCarts, overdueAccounts }: Queue, more: readonly (string | false)[]): string =>
  [
    failedOrders?.total && plural(failedOrders.total, 'failed order'),
    openCarts?.total && plural(openCarts.total, 'cart not ordered', 'carts not ordered'),
    overdueAccounts?.total && plural(overdueAccounts.total, 'ship-to past due', 'ship-tos past due'),
    ...more,
  ]
    .filter(Boolean)
    .join(' · ')

/**
 * SHELL-8: what needs a hand, over all customers a member of staff looks after, or those of one of
 * their sales reps: one list in the order of urgency.
 */
export function WorkQueue({ rep }: { rep?: { readonly email: string; readonly name: string } }) {
  const [showsAll, setShowsAll] = useState(false)
  const actor = useActor()
  const title = `What waits for ${rep?.name ?? 'you'}`
  const query = { ...(showsAll && { limit: queueLimits.max }), ...(rep && { rep: rep.email }) }
  const { data, error, refetch, isPlaceholderData } = useCall(getWorkQueue, { query }, { keepPrevious: true })
  const upkeep = useUpkeep(rep === undefined)
  const plan = useDayPlan(showsAll ? queueLimits.max : undefined, rep?.email)
  if (!data)
    return <PendingCard title={title} what={title} room="h-80" failure={error} onRetry={() => void refetch()} />
  const ranked = rankWork([...upkeep.work, ...describeWork(data, actor), ...plan.work], new Date(data.serverTime))
  const listed = showsAll ? ranked : ranked.slice(0, queueLimits.first)
  const lists = [data.failedOrders, data.openCarts, data.overdueAccounts]
  const total = upkeep.work.length + plan.total + lists.reduce((sum, list) => sum + (list?.total ?? 0), 0)
  const beyond = showsAll && !isPlaceholderData ? total - ranked.length : 0
  return (
    <DashboardCard title={title}>
      {total === 0 ? (
        <Nothing>
          Nothing waits for {rep?.name ?? 'you'}: no order has failed, and no cart is about to miss its cut-off.
        </Nothing>
      ) : (
        <p className="figures border-b border-line px-4 py-1.5 text-13 text-muted">{totalsOf(data, plan.words)}</p>
      )}
      {urgencies.map((urgency) => {
        const work = listed.filter((each) => each.urgency === urgency)
        if (work.length === 0) return null
        return (
          <section key={urgency} aria-label={urgencyWords[urgency]}>
            <h3
              className={`bg-sunken px-4 py-1 text-12 font-semibold ${urgency === 'now' ? 'text-danger' : 'text-muted'}`}
            >
              {urgencyWords[urgency]}
            </h3>
            <ul className="@container">
              {work.map(({ work: { entry } }) => (
                <WorkRow key={entry.key} entry={entry} />
              ))}
            </ul>
          </section>
        )
      })}
      {[...upkeep.failed, ...plan.failed].map(({ what, failure, onRetry }) => (
        <ErrorState key={what} isCompact failure={failure} what={what} onRetry={onRetry} />
      ))}
      {beyond > 0 && <p className="px-4 py-2 text-13 text-muted">{beyond.toLocaleString('en-US')} more</p>}
      {total > queueLimits.first && (
        <div className="border-t border-line px-2 py-1">
          <Button
            variant="quiet"
            size="small"
            isPending={showsAll && isPlaceholderData}
            onPress={() => setShowsAll(!showsAll)}
          >
            {showsAll ? `Show the first ${queueLimits.first}` : `Show all ${total.toLocaleString('en-US')}`}
          </Button>
        </div>
      )}
    </DashboardCard>
  )
}
