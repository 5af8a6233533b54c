import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from './icon-button.tsx'

/** A sheet from the right, 720 wide; a full page on a phone. The page behind stays where it was. */
export function SideSheet({
  title,
  isOpen,
  onClose,
  children,
  footer,
  actions,
}: {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Stays in view below the content. */
  footer?: ReactNode
  /** Icon buttons beside the cross. */
  actions?: ReactNode
}) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fade-in fixed inset-0 z-50 flex justify-end bg-veil"
    >
      <Modal className="sheet-in h-dvh w-full bg-surface text-ink shadow-float md:w-[720px]">
        <AriaDialog className="flex h-full flex-col outline-none">
          <header className="flex items-center gap-1 border-b border-line bg-raised py-2 pr-3 pl-5">
            <Heading slot="title" className="min-w-0 flex-1 truncate text-16 font-semibold">
              {title}
            </Heading>
            {actions}
            <IconButton label="Close" onPress={onClose}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </header>
          <div className="min-h-0 flex-1 overflow-auto">{children}</div>
          {footer && <footer className="border-t border-line bg-raised px-5 py-3">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
