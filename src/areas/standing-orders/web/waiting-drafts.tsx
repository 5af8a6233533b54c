import { useId } from 'react'
import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { listStandingDrafts } from '../standing-orders.endpoints.ts'
import { DraftCard } from './draft-card.tsx'

/** NEXT-4: the drafts of a ship-to that wait, those of one standing order when it is named. */
export function WaitingDrafts({
  params,
  standingOrderId,
}: {
  params: { readonly division: string; readonly shipTo: string }
  standingOrderId?: string
}) {
  const id = useId()
  const { data, error, refetch } = useCall(listStandingDrafts, { params })
  if (error && !data)
    return <ErrorState failure={error} what="The drafts that wait" isCompact onRetry={() => void refetch()} />
  const drafts = data?.drafts.filter((draft) => !standingOrderId || draft.standingOrderId === standingOrderId) ?? []
  if (!data || drafts.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-dialog border border-line bg-raised">
      <h2 id={id} className="border-b border-line px-4 py-2.5 font-semibold">
        {drafts.length === 1 ? 'A draft waits' : `${drafts.length} drafts wait`}
      </h2>
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <DraftCard key={draft.id} draft={draft} place={params} timeZone={data.timeZone} />
        ))}
      </ul>
    </section>
  )
}
