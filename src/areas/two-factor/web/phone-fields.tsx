import { TextField } from '#ui/text-field.tsx'
import type { PhoneInput, PhoneProblems } from '../rules/check-phone.ts'

/** AUTH-5: a number in two fields: its country's code and the rest. */
export function PhoneFields({
  label,
  value,
  onChange,
  problems,
}: {
  label: string
  value: PhoneInput
  onChange: (value: PhoneInput) => void
  problems: PhoneProblems
}) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-3">
      <TextField
        label="Country code"
        type="tel"
        name="tel-country-code"
        autoComplete="tel-country-code"
        maxLength={5}
        value={value.countryCode}
        onChange={(countryCode) => onChange({ ...value, countryCode })}
        error={problems.countryCode}
      />
      <TextField
        label={label}
        type="tel"
        name="tel-national"
        autoComplete="tel-national"
        maxLength={20}
        autoFocus
        value={value.number}
        onChange={(number) => onChange({ ...value, number })}
        error={problems.number}
      />
    </div>
  )
}
