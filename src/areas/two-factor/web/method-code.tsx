import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { checkCode } from '../rules/check-code.ts'
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

/** What is wrong with a typed code of this kind; recovery codes are judged by the server. */
export const problemOf = (method: MfaMethod, code: string): string | undefined => {
  if (method !== 'recovery') return checkCode(code)
  return code.trim() === '' ? 'Code is required' : undefined
}

const labels: Record<MfaMethod, string> = {
  sms: 'Use a text message',
  authenticator: 'Use the authenticator app',
  recovery: 'Use a recovery code',
}

/** The other ways to show a second factor. */
export function OtherMethods({
  methods,
  current,
  onChoose,
}: {
  methods: readonly MfaMethod[]
  current: MfaMethod | 'password' | undefined
  onChoose: (method: MfaMethod) => void
}) {
  const others = methods.filter((method) => method !== current)
  if (others.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {others.map((method) => (
        <Button key={method} size="small" onPress={() => onChoose(method)}>
          {labels[method]}
        </Button>
      ))}
    </div>
  )
}
