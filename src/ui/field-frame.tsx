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
  children,
}: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      <Label className="field-label">
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
