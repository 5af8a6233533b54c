import { TextField } from './text-field.tsx'

/** The two parts of a number, or what is wrong with each. */
interface PhoneParts {
  readonly countryCode: string
  readonly number: string
}

/** AUTH-5, USERS-1: a phone number in two fields, the country's calling code and the rest. */
export function PhoneFields({
  label,
  value,
  onChange,
  problems,
  autoFocus = false,
  isDisabled = false,
  isReadOnly = false,
}: {
  label: string
  value: PhoneParts
  onChange: (value: PhoneParts) => void
  problems: Partial<PhoneParts>
  autoFocus?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}) {
  return (
    <div className="grid grid-cols-[minmax(0,min(7.5rem,40%))_minmax(0,1fr)] items-start gap-3">
      <TextField
        label="Country code"
        type="tel"
        name="tel-country-code"
        autoComplete="tel-country-code"
        maxLength={5}
        value={value.countryCode}
        onChange={(countryCode) => onChange({ ...value, countryCode })}
        error={problems.countryCode}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <TextField
        label={label}
        type="tel"
        name="tel-national"
        autoComplete="tel-national"
        maxLength={24}
        autoFocus={autoFocus}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        value={value.number}
        onChange={(number) => onChange({ ...value, number })}
        error={problems.number}
      />
    </div>
  )
}
