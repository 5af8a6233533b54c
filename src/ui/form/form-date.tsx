import type { ComponentProps } from 'react'
import type { CalendarDate } from '#kit/dates.ts'
import { DateField } from '../date-field.tsx'
import { useFormField } from './use-form-field.ts'
import type { NamedField } from './use-form-fields.ts'

/** A date field of a form. */
export function FormDate<Name extends string>({
  form,
  name,
  ...props
}: Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'error'> & NamedField<Name, CalendarDate | null>) {
  return <DateField {...props} {...useFormField(form, name)} />
}
