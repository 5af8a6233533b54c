import { Input, TextField as AriaTextField } from 'react-aria-components'
import { FieldFrame } from './field-frame.tsx'
import { checkNumber, fitNumber, type NumberLimits } from './logic/check-number.ts'

/** A number as text, so that what is typed is never changed behind one's back (UI-1). */
export function NumberField({
  label,
  value,
  onChange,
  isRequired = false,
  isDisabled = false,
  unit,
  ...limits
}: NumberLimits & {
  label: string
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
  isDisabled?: boolean
  /** Small and muted beside the number. */
  unit?: string
}) {
  const error = checkNumber(value, limits)
  return (
    <AriaTextField
      value={value}
      onChange={(text) => onChange(fitNumber(text, limits))}
      onBlur={() => Number(value) === 0 && onChange('')}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
      inputMode="decimal"
    >
      <FieldFrame label={label} error={error} isRequired={isRequired}>
        <span className="relative block">
          <Input className="field figures pr-10! text-right" />
          {unit && <span className="absolute top-2 right-3 text-12 text-muted">{unit}</span>}
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}
