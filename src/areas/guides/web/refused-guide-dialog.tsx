import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Why a guide cannot be renamed or deleted: a link may name one, and nothing is asked in vain. */
export function RefusedGuideDialog({ title, reason, close }: { title: string; reason: string; close: () => void }) {
  return (
    <Dialog title={title} width={440} isOpen onClose={close} footer={<CloseButton />}>
      <p className="py-1 text-14">{reason}</p>
    </Dialog>
  )
}
