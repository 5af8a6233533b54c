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
  isDirty,
  isRunning,
  onCancel,
}: {
  ability: string | null
  isDirty: boolean
  isRunning: boolean
  onCancel: () => void
}) {
  useUnsavedWork(isDirty)
  const reason = reasonOf(ability)
  if (reason) return <p className="text-13 text-muted">{reason}</p>
  if (!isDirty) return null
  return (
    <div className="flex justify-end gap-2">
      <Button onPress={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" isPending={isRunning}>
        Save
      </Button>
    </div>
  )
}
