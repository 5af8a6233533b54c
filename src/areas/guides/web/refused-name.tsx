import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { TextField } from '#ui/text-field.tsx'
import { guideNameField } from '../guide.ts'

/** True for a refusal of the name a guide shall have. */
export const isAboutName = (failure: CallFailed | null): failure is CallFailed & { field: string } =>
  /^(?:into\.)?name$/.test(failure?.field ?? '')

/**
 * UI-2: the name of a guide, once the server has refused it, where the person stands: in a later
 * step than the one it was typed in, too. With the focus, and the reason until the next letter.
 */
export function RefusedName({
  failure,
  name,
  onChange,
}: {
  failure: CallFailed
  name: string
  onChange: (name: string) => void
}) {
  const [changedAfter, setChangedAfter] = useState<CallFailed>()
  return (
    <TextField
      label={guideNameField.label}
      value={name}
      onChange={(text) => {
        setChangedAfter(failure)
        onChange(text)
      }}
      maxLength={guideNameField.max}
      isRequired
      autoFocus
      error={changedAfter === failure ? undefined : failure.message}
    />
  )
}
