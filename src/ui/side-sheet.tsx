import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { DialogFocus } from './dialog-focus.tsx'
import { IconButton } from './icon-button.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { DialogScopeContext, useAskBeforeClosing } from './unsaved-work.ts'

/** A sheet from the right, 720 wide; a full page on a phone. The page behind stays where it was. */
export function SideSheet({
  title,
  isOpen,
  onClose,
  children,
  footer,
  actions,
  isDirty = false,
}: {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Stays in view below the content. */
  footer?: ReactNode
  /** Icon buttons beside the cross. */
  actions?: ReactNode
  /**
   * True while something typed in it would be lost: closing then asks once. Parts inside use
   * `useUnsavedWork`.
   */
  isDirty?: boolean
}) {
  const { scope, asks, stay } = useAskBeforeClosing(isDirty && isOpen, onClose)
  // React Aria swallows keydown on the way up, so Ctrl+Enter is caught on the way down.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) formOf(event)?.requestSubmit()
  }
  return (
    <DialogScopeContext value={scope}>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && scope.requestClose()}
        isDismissable
        className="overlay fade-in fixed inset-0 z-50 flex justify-end bg-veil"
      >
        <Modal className="sheet-in h-dvh w-full bg-surface text-ink shadow-float md:w-[720px]">
          <div onKeyDownCapture={onKeyDownCapture} role="presentation" className="h-full">
            <AriaDialog className="flex h-full flex-col outline-none">
              <header className="flex items-center gap-1 border-b border-line bg-raised py-2 pr-3 pl-5">
                <Heading slot="title" className="line-clamp-2 min-w-0 flex-1 text-16 font-semibold break-words">
                  {title}
                </Heading>
                {actions}
                <IconButton label="Close" onPress={scope.requestClose}>
                  <X size={18} aria-hidden="true" />
                </IconButton>
              </header>
              <div className="min-h-0 flex-1 overflow-auto">
                {children}
                <DialogFocus />
              </div>
              {footer && (
                <footer className="border-t border-line bg-raised px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] has-[>:empty]:hidden">
                  {footer}
                </footer>
              )}
            </AriaDialog>
          </div>
        </Modal>
      </ModalOverlay>
      <LeaveQuestion isOpen={asks} onLeave={onClose} onStay={stay} />
    </DialogScopeContext>
  )
}

/** SHELL-5: Ctrl+Enter submits the form one is in, else the one in sight. */
function formOf({ target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLFormElement | undefined {
  const own = target instanceof Element ? target.closest('form') : null
  return own ?? [...currentTarget.querySelectorAll('form')].find(({ offsetParent }) => offsetParent !== null)
}
