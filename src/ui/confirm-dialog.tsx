import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { DialogWindow } from './dialog-window.tsx'

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous = false,
  isOpen,
  isPending = false,
  failure = null,
  onConfirm,
  onClose,
}: {
  title: string
  children: ReactNode
  /** The verb of what will happen. */
  confirmLabel: string
  /** What keeps everything as it is. */
  cancelLabel?: string
  isDangerous?: boolean
  isOpen: boolean
  isPending?: boolean
  /** Why the last try failed; it stands with the question, to be tried again. */
  failure?: { readonly message: string } | null
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <DialogWindow
      role="alertdialog"
      title={title}
      width={440}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={onConfirm}
      footer={
        <>
          {/* Enter must not destroy by accident: the focus is on the safe choice. */}
          <Button onPress={onClose} autoFocus={isDangerous}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={onConfirm}
            autoFocus={!isDangerous}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="py-1 text-14">{children}</div>
      {failure && (
        <p role="alert" className="pt-2 text-14 text-danger">
          {failure.message}
        </p>
      )}
    </DialogWindow>
  )
}
