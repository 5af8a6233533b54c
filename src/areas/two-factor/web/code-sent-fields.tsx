import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { ResendButton, type Waits } from './resend-button.tsx'

/**
 * AUTH-5: the code-sent step: where the code went, with a way back to the number, the code, and
 * Resend.
 */
export function CodeSentFields({
  phoneLast4,
  code,
  onChange,
  error,
  waits,
  isSending,
  onEdit,
  onResend,
  ref,
}: {
  phoneLast4: string
  code: string
  onChange: (code: string) => void
  error: string | undefined
  waits: Waits
  isSending: boolean
  onEdit: () => void
  onResend: () => void
  ref: Ref<HTMLInputElement>
}) {
  return (
    <>
      <div className="-mr-2.5 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-muted">
          Enter the code sent to{' '}
          <span className="figures font-medium whitespace-nowrap text-ink">•••• {phoneLast4}</span>.
        </p>
        <Button variant="quiet" size="small" onPress={onEdit}>
          Edit phone
        </Button>
      </div>
      <CodeField ref={ref} value={code} onChange={onChange} error={error} />
      <ResendButton waits={waits} isRunning={isSending} onPress={onResend} />
    </>
  )
}
