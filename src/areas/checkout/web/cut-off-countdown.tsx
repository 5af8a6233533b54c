import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cutOffMoment, cutOffText } from './cut-off-text.ts'
import type { Review } from './review-summary.tsx'

const tones = {
  calm: 'bg-info-soft text-info',
  soon: 'bg-warning-soft text-warning',
  passed: 'bg-danger-soft text-danger',
}

const plainTones = { calm: 'text-muted', soon: 'text-warning', passed: 'text-danger' }

/**
 * CHECK-1: the time left to order. Ticks once a second against the server's clock, so that a wrong
 * one on the phone does no harm.
 */
export function CutOffCountdown({
  review: { deliveryDate, cutOffAt, serverTime, timeZone },
  isPlain = false,
}: {
  /** With the zone of the division the cut-off itself is shown too. */
  review: Pick<Review, 'deliveryDate' | 'cutOffAt' | 'serverTime'> & Partial<Pick<Review, 'timeZone'>>
  /** A line of text in a bar, without the box and the moment. */
  isPlain?: boolean
}) {
  const [now, setNow] = useState(() => Date.parse(serverTime))
  useEffect(() => {
    const ahead = Date.parse(serverTime) - Date.now()
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000)
    return () => clearInterval(timer)
  }, [serverTime])
  const cutOff = cutOffText(cutOffAt === null ? null : Date.parse(cutOffAt), now, deliveryDate)
  if (!cutOff) return null
  if (isPlain) return <p className={`text-13 leading-tight ${plainTones[cutOff.tone]}`}>{cutOff.text}</p>
  return (
    <p className={`flex items-center gap-2 rounded-control px-3 py-2 text-14 font-medium ${tones[cutOff.tone]}`}>
      <Clock size={16} aria-hidden="true" className="shrink-0" />
      <span className="text-balance">
        {cutOff.text}
        {timeZone !== undefined && cutOffAt !== null && cutOff.tone !== 'passed' && (
          <span className="block text-13 font-normal">By {cutOffMoment(Date.parse(cutOffAt), now, timeZone)}</span>
        )}
      </span>
    </p>
  )
}
