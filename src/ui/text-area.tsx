import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components'
import { FieldFrame } from './field-frame.tsx'

/** Several lines of text with their label. */
export function TextArea({
  label,
  value,
  onChange,
  error,
  hint,
  isRequired = false,
  maxLength,
  rows = 3,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  isRequired?: boolean
  maxLength: number
  rows?: number
}) {
  return (
    <AriaTextField
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      maxLength={maxLength}
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired}>
        <AriaTextArea rows={rows} className="field h-auto! resize-y py-2!" />
      </FieldFrame>
    </AriaTextField>
  )
}
