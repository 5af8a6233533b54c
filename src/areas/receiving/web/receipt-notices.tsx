import type { LogSummary } from '#browser/operation-log/device-log.ts'
import { useOnline } from '#browser/use-online.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { ReceiptOperation } from '../receipt-operation.ts'
import type { OutboxState } from './receipt-outbox.ts'
import type { OpenReceipt } from './use-receipt.ts'

/** NEXT-6: what of this device has not arrived, what was refused, and what could not be read. */
export function ReceiptNotices({
  summary,
  outbox,
  receipt: { isStored, failure, retry },
  whyNot,
}: {
  summary: LogSummary<ReceiptOperation>
  outbox: OutboxState
  receipt: OpenReceipt
  /** Why nothing can be checked in any more. */
  whyNot: string | null
}) {
  const isOnline = useOnline()
  const { pending, full, refused, isWaiting } = summary
  const photos = outbox.photos.filter(({ reason }) => reason === undefined).length
  const kept = [
    pending > 0 && plural(pending, 'line'),
    photos > 0 && plural(photos, 'photo'),
    outbox.finish && 'the end of the receipt',
  ].filter(Boolean)
  return (
    <div className="grid gap-2 pb-3 empty:hidden print:hidden">
      {whyNot !== null && <Banner tone="info">{whyNot}</Banner>}
      {!isStored && (
        <Banner tone="warning">
          This browser stores nothing for this site. What you check is lost when the page closes before it was sent.
        </Banner>
      )}
      {failure && isOnline && <ErrorState failure={failure} what="What others checked" isCompact onRetry={retry} />}
      {kept.length > 0 && (isWaiting || !isOnline) && (
        <Banner tone="info">
          {`Kept on this device: ${kept.join(', ')}. ${isOnline ? 'Sent as soon as Larder can be reached.' : 'Sent when the connection is back.'} You can go on checking.`}
        </Banner>
      )}
      {full !== null && <Banner tone="danger">{full}</Banner>}
      {refused.length > 0 && (
        <Banner tone="danger">
          {`${plural(refused.length, 'line was', 'lines were')} not taken: ${refused[0]?.reason ?? ''} They stay marked.`}
        </Banner>
      )}
      {outbox.refusal !== null && <Banner tone="danger">{`The receipt was not finished: ${outbox.refusal}`}</Banner>}
    </div>
  )
}
