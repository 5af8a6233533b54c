import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { resendMfaCode } from '../mfa.endpoints.ts'
import { waitOf, type Waits, waitsOf } from './resend-button.tsx'

/** A code that is on its way. */
export interface SentCode {
  /** E.164. */
  readonly phone: string
  readonly phoneLast4: string
  readonly waits: Waits
}

interface SendAnswer {
  readonly phoneLast4: string | null
  readonly resendAfterSeconds: number
  readonly readAt: string | null
}

/**
 * AUTH-5: the code that a signed-in person's dialog has sent, and sending it again. `onSent` shows
 * the step that asks for it.
 */
export function useSentCode(onSent: () => void) {
  const [sent, setSent] = useState<SentCode>()
  const note = (phone: string, answer: SendAnswer) => {
    setSent({ phone, phoneLast4: answer.phoneLast4 ?? '', waits: waitsOf(answer) })
    onSent()
  }
  /**
   * Whether a refusal only says to wait: the code this dialog has sent to the same number a moment
   * ago still counts.
   */
  const stillCounts = (failure: CallFailed, phone: string | undefined): boolean => {
    const seconds = waitOf(failure)
    if (seconds === undefined || sent === undefined || sent.phone !== phone) return false
    setSent({ ...sent, waits: { ...sent.waits, seconds } })
    onSent()
    return true
  }
  const resending = useAct(resendMfaCode, {
    done: (answer, { body }) => {
      note(body.phone, answer)
      showToast({ tone: 'success', message: answer.message })
    },
    failed: () => true,
  })
  return { sent, note, stillCounts, resending }
}
