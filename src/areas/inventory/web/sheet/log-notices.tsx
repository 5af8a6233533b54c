import { useOnline } from '#browser/use-online.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { CountSummary } from '../count-log.ts'
import type { OpenCount } from '../use-count.ts'

/** NEXT-9: what of this device has not arrived, what was refused, and what could not be read. */
export function LogNotices({
  summary,
  count: { isStored, isGone, failure, retry },
}: {
  summary: CountSummary
  count: OpenCount
}) {
  const isOnline = useOnline()
  const { pending, full, refused, isWaiting } = summary
  return (
    <div className="grid gap-2 pb-3 empty:hidden print:hidden">
      {!isStored && (
        <Banner tone="warning">
          This browser stores nothing for this site. What you count is lost when the page closes before it was sent.
        </Banner>
      )}
      {failure && !isGone && isOnline && (
        <ErrorState failure={failure} what="What others counted" isCompact onRetry={retry} />
      )}
      {pending > 0 && (isWaiting || !isOnline) && (
        <Banner tone="info">
          {`${plural(pending, 'quantity', 'quantities')} kept on this device. ${isOnline ? 'They are sent as soon as Larder can be reached.' : 'They are sent when the connection is back.'} You can go on counting.`}
        </Banner>
      )}
      {full !== null && <Banner tone="danger">{full}</Banner>}
      {refused.length > 0 && (
        <Banner tone="danger">
          {`${plural(refused.length, 'quantity was', 'quantities were')} not taken: ${refused[0]?.reason ?? ''} They stay marked on the sheet.`}
        </Banner>
      )}
    </div>
  )
}
