import { ErrorState, type Failure } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DashboardCard } from './dashboard-card.tsx'

/** A card whose content is on its way, or says in its own place that it could not be loaded. */
export function PendingCard({
  title,
  what,
  room = 'h-24',
  failure,
  onRetry,
}: {
  title: string
  /** What is missing, as a sentence begins. */
  what: string
  /** The height that the content will need, so that nothing below moves. */
  room?: string
  failure: Failure | null
  onRetry: () => void
}) {
  return (
    <DashboardCard title={title}>
      {failure ? (
        <ErrorState isCompact failure={failure} what={what} onRetry={onRetry} />
      ) : (
        <Skeleton className={`m-4 ${room}`} />
      )}
    </DashboardCard>
  )
}
