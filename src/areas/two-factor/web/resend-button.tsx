import { useEffect, useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { Button } from '#ui/button.tsx'

/**
 * Until another code may be asked for: seconds, and where a demo shows the message. A fresh object
 * each time.
 */
export interface Waits {
  readonly seconds: number
  readonly readAt: string | null
}

/** The wait that an answer of sending begins. */
export const waitsOf = (answer: { resendAfterSeconds: number; readAt: string | null }): Waits => ({
  seconds: answer.resendAfterSeconds,
  readAt: answer.readAt,
})

/**
 * Seconds to wait when a code was sent a moment ago, by another tab say; undefined when none was
 * sent.
 */
export const waitOf = (failure: CallFailed | null): number | undefined => {
  if (failure?.code !== 'code_too_soon') return undefined
  const { retryAfterSeconds } = (failure.details ?? {}) as { retryAfterSeconds?: unknown }
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined
}

/**
 * AUTH-5: waits 30 seconds after each send, counting down; then Resend. A new `waits` restarts it.
 */
export function ResendButton({ waits, isRunning, onPress }: { waits: Waits; isRunning: boolean; onPress: () => void }) {
  const { left, start } = useCountdown(waits.seconds)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another wait starts it, not another render
  useEffect(() => start(waits.seconds), [waits])
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-13 text-muted">
      <span>Didn’t get the code?</span>
      <Button variant="quiet" size="small" isDisabled={left > 0} isPending={isRunning} onPress={onPress}>
        <span className="figures">{left > 0 ? `Resend in ${left} s` : 'Resend'}</span>
      </Button>
      {waits.readAt && (
        <a href={waits.readAt} target="_blank" className="ml-auto text-action no-underline hover:underline">
          Demo outbox
        </a>
      )}
    </div>
  )
}

/** Seconds left of a wait; `start` begins another, from whatever the server said. */
function useCountdown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left])
  const start = (next: number) => {
    setNow(Date.now())
    setEndsAt(Date.now() + next * 1000)
  }
  return { left, start }
}
