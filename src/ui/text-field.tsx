import type { Ref } from 'react'
import { Input, TextField as AriaTextField } from 'react-aria-components'
import { initialFocus } from './dialog-focus.tsx'
import { FieldFrame } from './field-frame.tsx'
import { checkText, type TextRules } from './logic/check-text.ts'
import { fitText, type TextLimits } from './logic/fit-text.ts'

/**
 * Props of a text field (UI-2). Its limits cut what is typed; `error` says what is wrong with it.
 */
export interface TextFieldProps extends TextLimits, TextRules {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  type?: 'text' | 'email' | 'password' | 'search' | 'tel'
  autoComplete?: string
  autoFocus?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  type = 'text',
  autoComplete,
  autoFocus = false,
  name,
  onBlur,
  ref,
  pattern,
  min,
  ...limits
}: TextFieldProps) {
  const problem = error ?? checkText(value, { ...(pattern && { pattern }), ...(min !== undefined && { min }) })
  return (
    <AriaTextField
      value={value}
      onChange={(text) => onChange(fitText(text, limits))}
      isInvalid={problem !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
      type={type}
      autoFocus={autoFocus}
      {...(autoComplete && { autoComplete })}
      {...(name && { name })}
      {...(onBlur && { onBlur })}
      {...(limits.maxLength !== undefined && { maxLength: limits.maxLength })}
    >
      <FieldFrame label={label} hint={hint} error={problem} isRequired={isRequired}>
        <Input {...(ref && { ref })} {...(autoFocus && initialFocus)} className="field" />
      </FieldFrame>
    </AriaTextField>
  )
}
