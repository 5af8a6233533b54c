import { ClipboardCheck } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { callPath } from '#contract/endpoint.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { plural } from '#kit/text.ts'
import type { DeliveryDetail, ReceiptFinish } from '../receiving.ts'
import { getReceiptSignature } from '../receiving.endpoints.ts'
import { receivedText } from '../rules/describe-check.ts'

/** NEXT-6: how a delivery was received: by whom, when, with what, the latest first. */
export function ReceiptHistory({ delivery, timeZone }: { delivery: DeliveryDetail; timeZone: string }) {
  return (
    <section aria-label="How it was received" className="mb-3 rounded-dialog border border-line bg-raised">
      <ol>
        {delivery.finishes.toReversed().map((finish) => (
          <Finish key={finish.number} finish={finish} delivery={delivery} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  )
}

function Finish({
  finish,
  delivery: { key, finishes },
  timeZone,
}: {
  finish: ReceiptFinish
  delivery: DeliveryDetail
  timeZone: string
}) {
  const shipTo = useShipToParams()
  const { number, at, signerName, hasSignature, checkedLines, lines } = finish
  const isLatest = number === finishes.length
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0 ${isLatest ? '' : 'text-muted'}`}
    >
      <ClipboardCheck size={18} aria-hidden="true" className={isLatest ? 'text-action' : ''} />
      <div className="min-w-[min(14rem,80%)] flex-1">
        <p className={isLatest ? 'font-medium' : ''}>{receivedText(finish)}</p>
        <p className="figures text-13 text-muted">
          {[
            formatMoment(new Date(at), timeZone),
            `${checkedLines} of ${plural(lines, 'line')} checked`,
            signerName && `signed by ${signerName}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {hasSignature && shipTo && (
        <img
          src={callPath(getReceiptSignature, { ...shipTo, delivery: key, finish: String(number) })}
          alt={signerName ? `Signature of ${signerName}` : 'Signature'}
          loading="lazy"
          className="h-12 rounded-control border border-line bg-white max-md:ml-8"
        />
      )}
    </li>
  )
}
