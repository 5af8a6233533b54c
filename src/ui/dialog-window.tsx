import { X } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { DialogFocus } from './dialog-focus.tsx'
import { dragToClose } from './drag-to-close.ts'
import { IconButton } from './icon-button.tsx'

/** Props of the window of a dialog. */
export interface DialogWindowProps {
  title: string
  isOpen: boolean
  /** Escape, the cross, or a press outside. */
  onClose: () => void
  /** Ctrl+Enter from anywhere inside (SHELL-5). */
  onSubmit?: (() => void) | undefined
  /** Width in pixels on a desktop; below 700 it is a sheet (`.dialog-window` in tokens.css). */
  width?: number
  children: ReactNode
  /** Buttons, right-aligned, the one that goes on last. */
  footer?: ReactNode
  /** Links beside the cross. */
  actions?: ReactNode
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** No shortcut leads away from it, not even the command palette. */
  isExclusive?: boolean
}

/** A window above the page. The focus goes into its first field, stays in, and comes back out. */
export function DialogWindow({
  title,
  isOpen,
  onClose,
  onSubmit,
  width = 560,
  children,
  footer,
  actions,
  role = 'dialog',
  isExclusive = false,
}: DialogWindowProps) {
  // React Aria swallows keydown on the way up, so Ctrl+Enter is caught on the way down.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!onSubmit || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    // Held down, the keys that opened a dialog would also submit it.
    if (!event.repeat) onSubmit()
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="overlay fade-in fixed inset-0 z-50 grid place-items-end bg-veil md:place-items-center md:p-6"
    >
      <Modal
        className="dialog-window floating flex w-full flex-col overflow-hidden md:max-h-[calc(100dvh-48px)] md:max-w-(--dialog-width)"
        style={{ '--dialog-width': `${width}px` } as CSSProperties}
      >
        <div onKeyDownCapture={onKeyDownCapture} role="presentation" className="flex min-h-0 flex-1 flex-col">
          <AriaDialog
            role={role}
            {...(isExclusive && { 'data-exclusive': '' })}
            className="flex min-h-0 flex-1 flex-col outline-none"
          >
            <header
              {...dragToClose(onClose)}
              className="relative flex flex-wrap items-center gap-2 border-b border-line py-2 pr-3 pl-5"
            >
              <span aria-hidden="true" className="dialog-grip" />
              <Heading slot="title" className="min-w-[min(10rem,100%-3rem)] flex-1 text-16 font-semibold wrap-anywhere">
                {title}
              </Heading>
              {actions}
              <IconButton label="Close" onPress={onClose}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </header>
            <div className="min-h-0 flex-1 overflow-auto px-5 py-4">
              {children}
              <DialogFocus />
            </div>
            {footer && (
              <footer className="dialog-footer flex flex-wrap justify-end gap-2 border-t border-line px-5 pt-3">
                {footer}
              </footer>
            )}
          </AriaDialog>
        </div>
      </Modal>
    </ModalOverlay>
  )
}
