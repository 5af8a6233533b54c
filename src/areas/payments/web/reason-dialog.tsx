import { type ReactNode, useState } from 'react'
import { freeTextProblem } from '#kit/free-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { reasonText } from '../reason-text.ts'

/** BILL-4: asks before a payment is put back, and for a reason that the customer reads. */
export function ReasonDialog({
  title,
  confirmLabel,
  isRunning,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  confirmLabel: string
  isRunning: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  children: ReactNode
}) {
  const [reason, setReason] = useState('')
  const problem = freeTextProblem(reasonText, reason.trim())
  const confirm = () => {
    if (problem === undefined && !isRunning) onConfirm(reason.trim())
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
          <Button variant="danger" isPending={isRunning} disabledReason={problem} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{children}</p>
        <TextField
          label="Reason, for the customer"
          value={reason}
          maxLength={reasonText.max}
          error={problem}
          onChange={setReason}
        />
      </div>
    </Dialog>
  )
}
