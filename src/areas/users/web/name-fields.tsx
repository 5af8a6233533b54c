import { TextField } from '#ui/text-field.tsx'
import type { Names } from '../rules/check-names.ts'

/** USERS-1: names and phone of a user. */
export function NameFields({
  names,
  onChange,
  errorOf,
  isDisabled = false,
}: {
  names: Names
  onChange: (names: Names) => void
  errorOf: (field: string) => string | undefined
  isDisabled?: boolean
}) {
  const field = (
    name: keyof Names,
    label: string,
    more: { isRequired?: boolean; type?: 'tel'; hint?: string } = {},
  ) => (
    <TextField
      label={label}
      value={names[name]}
      onChange={(value) => onChange({ ...names, [name]: value })}
      error={errorOf(name)}
      isDisabled={isDisabled}
      maxLength={name === 'displayName' ? 200 : 100}
      {...more}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('firstName', 'First name', { isRequired: true })}
      {field('lastName', 'Last name')}
      {field('displayName', 'Display name', { hint: 'First and last name unless said' })}
      {field('phone', 'Contact number', { type: 'tel' })}
    </div>
  )
}
