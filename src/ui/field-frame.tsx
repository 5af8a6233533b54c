import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'

/**
 * What stands around every input: its label, a hint, and what is wrong with it. Lives inside a
 * React Aria field.
 */
export function FieldFrame({
  label,
  hint,
  error,
  isRequired,
  isFilter = false,
  children,
}: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean | undefined
  /** Of a list's filter bar: a quieter label. */
  isFilter?: boolean
  children: ReactNode
}) {
  return (
    <>
      <Label className={isFilter ? 'block text-12 text-muted' : 'mb-1 block text-13 font-medium text-ink'}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ml-0.5 text-danger">
            *
          </span>
        )}
      </Label>
      {children}
      {hint && !error && (
        <Text slot="description" className="mt-1 block text-12 text-muted">
          {hint}
        </Text>
      )}
      <FieldError className="mt-1 block text-12 text-danger">{error}</FieldError>
    </>
  )
}
