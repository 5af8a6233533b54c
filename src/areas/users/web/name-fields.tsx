import { checkContactPhone, joinContactPhone, splitContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
import { PhoneFields } from '#ui/phone-fields.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Names } from '../rules/check-names.ts'

/** USERS-1: names and phone of a user. */
export function NameFields({
  names,
  onChange,
  savedPhone = '',
  errorOf,
  isDisabled = false,
}: {
  names: Names
  onChange: (names: Names) => void
  /** It may stay as it is, whatever its spelling. */
  savedPhone?: string
  errorOf: (field: string) => string | undefined
  isDisabled?: boolean
}) {
  const phoneError = errorOf('phone')
  const problems = phoneError === undefined ? {} : checkContactPhone(names.phone, savedPhone)
  const field = (
    name: Exclude<keyof Names, 'phone'>,
    label: string,
    more: { isRequired?: boolean; hint?: string } = {},
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
      <PhoneFields
        label="Contact number"
        value={splitContactPhone(names.phone)}
        onChange={(typed) => onChange({ ...names, phone: joinContactPhone(typed) })}
        problems={
          phoneError !== undefined && !problems.countryCode && !problems.number ? { number: phoneError } : problems
        }
        isDisabled={isDisabled}
      />
    </div>
  )
}
