import type { ComponentProps } from 'react'
import { PasswordField } from '../password-field.tsx'
import { useFormField } from './use-form-field.ts'
import type { NamedField } from './use-form-fields.ts'

/** A password field of a form. */
export function FormPassword<Name extends string>({
  form,
  name,
  ...props
}: Omit<ComponentProps<typeof PasswordField>, 'value' | 'onChange' | 'error'> & NamedField<Name, string>) {
  return <PasswordField {...props} {...useFormField(form, name)} />
}
