import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  isDangerous = false,
  isOpen,
  isPending = false,
  onConfirm,
  onClose,
}: {
  title: string
  children: ReactNode
  /** The verb of what will happen. */
  confirmLabel: string
  isDangerous?: boolean
  isOpen: boolean
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      width={440}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={onConfirm}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm} autoFocus>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="py-1 text-14">{children}</div>
    </Dialog>
  )
}
