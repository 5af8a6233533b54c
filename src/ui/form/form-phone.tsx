import type { ComponentProps } from 'react'
import { PhoneFields } from '../phone-fields.tsx'
import { useFormField } from './use-form-field.ts'
import type { NamedField } from './use-form-fields.ts'

type PhoneProps = ComponentProps<typeof PhoneFields>

/** A phone number of a form: one text in two fields. */
export function FormPhone<Name extends string>({
  form,
  name,
  split,
  join,
  check,
  ...props
}: Omit<PhoneProps, 'value' | 'onChange' | 'problems'> &
  NamedField<Name, string> & {
    split: (phone: string) => PhoneProps['value']
    join: (parts: PhoneProps['value']) => string
    /** Which of the two parts is wrong; a refusal of neither stands at the number. */
    check: (phone: string) => PhoneProps['problems']
  }) {
  const { value, onChange, error } = useFormField(form, name)
  const parts = error === undefined ? {} : check(value)
  const isOfPart = parts.countryCode !== undefined || parts.number !== undefined
  return (
    <PhoneFields
      {...props}
      value={split(value)}
      onChange={(typed) => onChange(join(typed))}
      problems={error === undefined || isOfPart ? parts : { number: error }}
    />
  )
}
