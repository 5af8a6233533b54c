import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { sendLoginCode } from '../login-mfa.endpoints.ts'
import type { sendStepUpCode } from '../step-up.endpoints.ts'
import { waitOf, type Waits, waitsOf } from './resend-button.tsx'

/** The calls that send a code to the phone a user has. */
type SendCode = typeof sendLoginCode | typeof sendStepUpCode

/**
 * AUTH-5: a code by text message, sent when asked for and again after its wait. `waits` is
 * undefined before the first; `onFailure` is called for every failure but 'wait, one was just
 * sent'.
 */
export function useCodeMessage(
  endpoint: SendCode,
  input: CallInput<SendCode>,
  onFailure?: (failure: CallFailed) => void,
) {
  const [waits, setWaits] = useState<Waits>()
  const sending = useAct<SendCode>(endpoint, {
    done: (answer) => {
      // The first code needs no word: its field appears.
      if (waits) showToast({ tone: 'success', message: answer.message })
      setWaits(waitsOf(answer))
    },
    failed: (failure) => {
      const seconds = waitOf(failure)
      if (seconds === undefined) onFailure?.(failure)
      // A code was sent a moment ago, by another tab say; it may still arrive.
      else setWaits({ seconds, readAt: null })
      return true
    },
  })
  return {
    waits,
    send: () => sending.run(input),
    isSending: sending.isRunning,
    failure: waitOf(sending.failure) === undefined ? sending.failure : null,
  }
}
