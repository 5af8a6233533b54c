import { useEffect } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { Button } from '#ui/button.tsx'
import { useCountdown } from './use-countdown.ts'

/** Seconds a refused call says to wait, or undefined. */
export const waitOf = (failure: CallFailed | null): number | undefined => {
  const { retryAfterSeconds } = (failure?.details ?? {}) as { retryAfterSeconds?: unknown }
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined
}

/** AUTH-5: waits 30 seconds after each send, counting down; then Resend. `waits` starts it anew: a fresh object each time. */
export function ResendButton({
  waits,
  isRunning,
  onPress,
}: {
  waits: { seconds: number }
  isRunning: boolean
  onPress: () => void
}) {
  const { left, start } = useCountdown(waits.seconds)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another wait starts it, not another render
  useEffect(() => start(waits.seconds), [waits])
  return (
    <div className="flex min-h-9 items-center gap-2 text-13 text-muted">
      <span>Didn’t get the code?</span>
      <Button variant="quiet" size="small" isDisabled={left > 0} isPending={isRunning} onPress={onPress}>
        <span className="figures">{left > 0 ? `Resend in ${left} s` : 'Resend'}</span>
      </Button>
    </div>
  )
}
