import { useEffect } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { afterReturnMs, returnFocusToDialog } from './dialog-focus.tsx'

/** Asked once before work that was typed and not saved is lost. */
export function LeaveQuestion({
  isOpen,
  loss = 'What you typed here is not saved yet.',
  onLeave,
  onStay,
}: {
  isOpen: boolean
  /** What would be lost. */
  loss?: string | undefined
  onLeave: () => void
  onStay: () => void
}) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDangerous
      isOpen={isOpen}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {loss}
      <FocusReturn />
    </ConfirmDialog>
  )
}

/** Goes with the question's window, after which the focus may be nowhere. */
function FocusReturn() {
  useEffect(() => () => void setTimeout(returnFocusToDialog, afterReturnMs), [])
  return null
}
