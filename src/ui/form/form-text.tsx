import { TextField, type TextFieldProps } from '../text-field.tsx'
import { useFormField } from './use-form-field.ts'
import type { NamedField } from './use-form-fields.ts'

/** A text field of a form. */
export function FormText<Name extends string>({
  form,
  name,
  ...props
}: Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name'> & NamedField<Name, string>) {
  return <TextField {...props} {...useFormField(form, name)} />
}
