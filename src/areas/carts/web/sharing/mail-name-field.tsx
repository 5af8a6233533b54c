import { Input, TextField } from 'react-aria-components'
import { FieldFrame } from '#ui/field-frame.tsx'

/** S1 section 5: the local part of an e-mail address; the company's suffix is shown after it. */
export function MailNameField({
  suffix,
  value,
  onChange,
  error,
}: {
  suffix: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}) {
  return (
    <TextField
      value={value}
      onChange={onChange}
      isRequired
      isInvalid={error !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      maxLength={254}
    >
      <FieldFrame label="Owner email" error={error} isRequired>
        <span className="flex items-center gap-2">
          <Input className="field" autoCapitalize="none" spellCheck={false} />
          {!value.includes('@') && <span className="shrink-0 text-muted">@{suffix}</span>}
        </span>
      </FieldFrame>
    </TextField>
  )
}
