import type { CallFailed } from '#browser/call-failed.ts'
import { Button } from '#ui/button.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'

/** The end of the form: what failed about no field of it, and its buttons. */
export function FormEnd({
  form: { isDirty, isRunning, failure },
  isNew,
  onCancel,
}: {
  form: { readonly isDirty: boolean; readonly isRunning: boolean; readonly failure: CallFailed | null }
  isNew: boolean
  onCancel: () => void
}) {
  useUnsavedWork(isDirty)
  const isShown = failure && failure.code !== 'punchout_changed'
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isShown && (
        <p role="alert" className="mr-auto min-w-0 text-13 text-danger">
          {failure.message.replace(/\.$/, '')}. Nothing was saved; what you typed is still here.
        </p>
      )}
      {(isNew || isDirty) && <Button onPress={onCancel}>Cancel</Button>}
      <Button
        type="submit"
        variant="primary"
        isPending={isRunning}
        disabledReason={isNew || isDirty ? undefined : 'Nothing was changed'}
      >
        Save
      </Button>
    </div>
  )
}
