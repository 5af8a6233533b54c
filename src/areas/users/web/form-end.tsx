import type { CallFailed } from '#browser/call-failed.ts'
import { Button } from '#ui/button.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { usersRefusals } from '../users.refusals.ts'

/** The sentence for an ability's code; undefined when it is allowed. */
export const reasonOf = (code: string | null): string | undefined =>
  code === null
    ? undefined
    : (usersRefusals[code as keyof typeof usersRefusals]?.message ?? 'You do not have access to this.')

/** What cannot be changed says why, in place of its buttons; what was changed can be saved. */
export function FormEnd({
  ability,
  form: { isDirty, isRunning, failure, reset },
}: {
  ability: string | null
  form: {
    isDirty: boolean
    isRunning: boolean
    /** Of the last save, about no field; a toast has announced it. */
    failure: CallFailed | null
    reset: () => void
  }
}) {
  useUnsavedWork(isDirty)
  const reason = reasonOf(ability)
  if (reason) return <p className="text-13 text-muted">{reason}</p>
  if (!isDirty) return null
  const isShown = failure && failure.code !== 'user_changed'
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isShown && (
        <p className="mr-auto min-w-0 text-13 text-danger">
          {failure.message.replace(/\.$/, '')}. Nothing was saved; what you typed is still here.
        </p>
      )}
      <Button onPress={reset}>Cancel</Button>
      <Button type="submit" variant="primary" isPending={isRunning}>
        Save
      </Button>
    </div>
  )
}
