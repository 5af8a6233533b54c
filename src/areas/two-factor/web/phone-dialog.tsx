import type { ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FailureNote } from './failure-note.tsx'

/**
 * AUTH-5: the frame of enabling two-factor by phone and of changing the phone: steps with one
 * button, and beneath their fields why the last call failed.
 */
export function PhoneDialog({
  title,
  submitLabel,
  isLast,
  isRunning,
  failure,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  submitLabel: string
  /** The last step has no field and nothing to cancel. */
  isLast: boolean
  isRunning: boolean
  /** The sentence; undefined without one. */
  failure: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      title={title}
      width={480}
      isOpen
      onClose={onClose}
      onSubmit={onSubmit}
      footer={
        <>
          {!isLast && <Button onPress={onClose}>Cancel</Button>}
          <Button
            // The last step has no field: its button takes the focus.
            key={isLast ? 'last' : 'usual'}
            autoFocus={isLast}
            variant="primary"
            isPending={isRunning}
            onPress={onSubmit}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <FailureNote text={failure} />
        {/* With two fields, Enter looks for a button of the form's own. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  )
}

/** The last step: what is done, and what comes of it. */
export const PhoneDone = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="status" className="flex items-center gap-3 py-2">
    <CircleCheck size={28} aria-hidden="true" className="shrink-0 text-action" />
    <p>
      <span className="font-semibold">{title}</span>
      <span className="mt-1 block text-muted">{children}</span>
    </p>
  </div>
)
