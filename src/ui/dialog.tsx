import { DialogWindow, type DialogWindowProps } from './dialog-window.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { DialogScopeContext, useAskBeforeClosing } from './unsaved-work.ts'

/** Props of a dialog. */
export interface DialogProps extends DialogWindowProps {
  /**
   * True while something typed in it would be lost: closing then asks once. Parts inside use
   * `useUnsavedWork`.
   */
  isDirty?: boolean
  /** What would be lost, where it is more than what was typed in the dialog. */
  loss?: string
}

/**
 * A window above the page. Escape, the cross, a press beside it and `CloseButton` ask before typed
 * work is lost; `onClose` itself asks nothing, so that saving can call it.
 */
export function Dialog({ isDirty = false, loss, onClose, ...window }: DialogProps) {
  const { scope, asks, stay } = useAskBeforeClosing(isDirty && window.isOpen, onClose)
  return (
    <DialogScopeContext value={scope}>
      <DialogWindow {...window} onClose={scope.requestClose} />
      <LeaveQuestion isOpen={asks} loss={loss} onLeave={onClose} onStay={stay} />
    </DialogScopeContext>
  )
}
