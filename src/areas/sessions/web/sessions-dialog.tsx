import type { DialogProps } from '#browser/web-area.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** AUTH-3: the same list for staff, whose profile has no 'Privacy & Security'. */
export function SessionsDialog({ close }: DialogProps) {
  return (
    <Dialog title="Your sessions" isOpen width={560} onClose={close}>
      <SessionsCard />
    </Dialog>
  )
}
