import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { MfaMethod } from '../second-factor.ts'
import { CodeField } from './code-field.tsx'
import { ResendButton, type Waits } from './resend-button.tsx'

/** The code of one way to show a second factor; a message is sent when asked for, not before. */
export function MethodCode({
  method,
  phoneLast4,
  code,
  onChange,
  error,
  waits,
  isSending,
  onSend,
  ref,
}: {
  method: MfaMethod
  phoneLast4: string | null
  code: string
  onChange: (code: string) => void
  error: string | undefined
  /** Until another message may be asked for; undefined before the first. */
  waits: Waits | undefined
  isSending: boolean
  onSend: () => void
  ref: Ref<HTMLInputElement>
}) {
  if (method === 'authenticator') {
    return (
      <>
        <p className="text-muted">Enter the code your authenticator app shows for Larder.</p>
        <CodeField ref={ref} value={code} onChange={onChange} error={error} />
      </>
    )
  }
  if (method === 'recovery') {
    return (
      <>
        <p className="text-muted">Enter one of the recovery codes you saved. Each works once.</p>
        <TextField
          ref={ref}
          label="Recovery code"
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={onChange}
          error={error}
        />
      </>
    )
  }
  const number = <span className="figures font-medium whitespace-nowrap text-ink">•••• {phoneLast4}</span>
  if (!waits) {
    return (
      <>
        <p className="text-muted">We send a code by text message to your phone {number}.</p>
        <Button variant="primary" isWide isPending={isSending} onPress={onSend} autoFocus>
          Send code
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="text-muted">Enter the 6-digit code we sent to your phone {number}.</p>
      <CodeField ref={ref} value={code} onChange={onChange} error={error} />
      <ResendButton waits={waits} isRunning={isSending} onPress={onSend} />
    </>
  )
}
