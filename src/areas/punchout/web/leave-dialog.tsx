import { goToReturnPage } from '#browser/punchout-tab.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { leavePunchout } from '../punchout.endpoints.ts'

/** PUNCH-4: back to the procurement system with nothing. */
export function LeaveDialog({ close }: DialogProps) {
  const { run } = useAct(leavePunchout, { done: ({ returnPath }) => goToReturnPage(returnPath) })
  return (
    <ConfirmDialog title="Leave without ordering" confirmLabel="Leave" isOpen onConfirm={() => run({})} onClose={close}>
      <p>You go back to your procurement system. What is in this cart is not sent.</p>
    </ConfirmDialog>
  )
}
