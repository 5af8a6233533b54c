import type { Ref } from 'react'
import { TextField } from '#ui/text-field.tsx'
import { codeLength } from '../rules/check-code.ts'

/** AUTH-6: six digits; a phone offers the number keys and fills in the code of the message. */
export function CodeField({
  label = 'Verification code',
  value,
  onChange,
  error,
  hint,
  ref,
}: {
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string
  ref?: Ref<HTMLInputElement>
}) {
  return (
    <TextField
      label={label}
      type="tel"
      name="one-time-code"
      autoComplete="one-time-code"
      onlyNumbers
      maxLength={codeLength}
      value={value}
      onChange={onChange}
      error={error}
      hint={hint}
      {...(ref && { ref })}
    />
  )
}
