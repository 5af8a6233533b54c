import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asked once before work that was typed and not saved is lost. */
export const LeaveQuestion = ({
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
}) => (
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
  </ConfirmDialog>
)
