import { type ReactNode, useState } from 'react'
import { type FreeText, freeTextProblem } from '#kit/free-text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

/** Asks before something is put back or refused, and for a reason that somebody else reads. */
export function ReasonDialog({
  title,
  confirmLabel,
  label,
  text,
  isOptional = false,
  isRunning,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  confirmLabel: string
  /** Of the field: 'Reason, for the customer'. */
  label: string
  /** What the reason may be, and how long. */
  text: FreeText
  isOptional?: boolean
  isRunning: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  children: ReactNode
}) {
  const [reason, setReason] = useState('')
  const problem = freeTextProblem(text, reason.trim())
  const missing = !isOptional && reason.trim() === '' ? 'Enter a reason' : undefined
  const confirm = () => {
    if (problem === undefined && missing === undefined && !isRunning) onConfirm(reason.trim())
  }
  return (
    <Dialog
      title={title}
      isOpen
      width={440}
      isDirty={reason !== ''}
      onClose={onClose}
      onSubmit={confirm}
      footer={
        <>
          <Button onPress={onClose}>Keep it</Button>
          <Button variant="danger" isPending={isRunning} disabledReason={problem ?? missing} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{children}</p>
        <TextField label={label} value={reason} maxLength={text.max} error={problem} onChange={setReason} />
      </div>
    </Dialog>
  )
}
