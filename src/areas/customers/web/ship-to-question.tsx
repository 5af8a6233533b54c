import type { ShipToChoice } from '#areas/people/current-user.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** SHELL-6: asks before a change of ship-to leaves a form. */
export function ShipToQuestion({ wanted, answer }: { wanted: ShipToChoice | null; answer: (isSure: boolean) => void }) {
  return (
    <ConfirmDialog
      title="Change the ship-to?"
      confirmLabel="Go to the dashboard"
      isOpen={wanted !== null}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      Changing to {wanted?.name} takes you to the dashboard. Unsaved changes on this page will be lost.
    </ConfirmDialog>
  )
}
