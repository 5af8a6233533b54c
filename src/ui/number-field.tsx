import { Input, TextField as AriaTextField } from 'react-aria-components'
import { FieldFrame } from './field-frame.tsx'
import { checkNumber, leaveNumber, type NumberLimits } from './logic/check-number.ts'

/**
 * A number as text: what is typed or pasted stays, and what is wrong with it stands beside it
 * (UI-1).
 */
export function NumberField({
  label,
  value,
  onChange,
  isRequired = false,
  isDisabled = false,
  unit,
  error,
  hint,
  keepsZero = false,
  ...limits
}: NumberLimits & {
  label: string
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
  isDisabled?: boolean
  /** Muted, on the line of the number. */
  unit?: string
  /** What else is wrong with the number. */
  error?: string | undefined
  hint?: string
  /** 0 stays when the field is left; else it becomes empty (UI-1). */
  keepsZero?: boolean
}) {
  const problem = checkNumber(value, limits) ?? error
  return (
    <AriaTextField
      value={value}
      onChange={onChange}
      onBlur={() => !keepsZero && leaveNumber(value) !== value && onChange(leaveNumber(value))}
      isInvalid={problem !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
      inputMode="decimal"
    >
      <FieldFrame label={label} hint={hint} error={problem} isRequired={isRequired}>
        <span className="relative block">
          <Input className={`field figures text-right ${unit && unit.length > 2 ? 'pr-18!' : 'pr-10!'}`} />
          {unit && (
            // The pixel on top puts it on the line of the digits, which an input rounds down.
            <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center pt-px text-muted">
              {unit}
            </span>
          )}
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}
