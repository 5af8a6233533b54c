import { useSelector } from '@tanstack/react-form'
import type { FormFields } from './use-form-fields.ts'

/** One field of a form, as our fields take it. */
export interface FormField<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** What the server refused, else what a check found. */
  readonly error: string | undefined
}

/** The value of a field, what is wrong with it, and how it changes. */
export function useFormField<Values extends object, Name extends keyof Values>(
  form: FormFields<Values>,
  name: Name,
): FormField<Values[Name]> {
  const value = useSelector(form.store, (state) => state.values[name])
  const error = useSelector(form.store, (state) => {
    const found = state.fieldMeta[name]?.errorMap
    return (found?.onServer ?? found?.onDynamic) as string | undefined
  })
  return { value, error, onChange: (next) => form.set(name, next) }
}
