import { Select, type SelectOption } from '../select.tsx'
import { useFormField } from './use-form-field.ts'
import type { NamedField } from './use-form-fields.ts'

/** A choice of a form, folded away until asked for. */
export function FormSelect<Name extends string, Value extends string>({
  form,
  name,
  ...props
}: NamedField<Name, Value | null> & {
  label: string
  options: readonly SelectOption<Value>[]
  isRequired?: boolean
  isDisabled?: boolean
}) {
  return <Select<Value> {...props} {...useFormField(form, name)} />
}
