import { TextField } from '#ui/text-field.tsx'

/** PUNCH-5: the secret is pasted here, stays in this page, and is stored nowhere. */
export const SecretField = ({
  value,
  onChange,
  error,
}: {
  value: string
  onChange: (secret: string) => void
  error: string | undefined
}) => (
  <TextField
    type="password"
    label="Shared secret"
    hint="As it was shown when it was generated. It stays in this page until you close it."
    value={value}
    onChange={onChange}
    error={error}
    isRequired
    autoComplete="off"
  />
)
