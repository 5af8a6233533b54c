import { type Ref, useState } from 'react'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

/** A password with its Show button, so that typing on a phone needs no guessing. */
export function PasswordField({
  label,
  value,
  onChange,
  error,
  autoComplete,
  autoFocus = false,
  onBlur,
  ref,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <TextField
        {...(ref && { ref })}
        label={label}
        type={isShown ? 'text' : 'password'}
        name={autoComplete}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={value}
        onChange={onChange}
        error={error}
        {...(onBlur && { onBlur })}
      />
      <div className="absolute -top-1.5 right-0 pointer-coarse:-top-3">
        <Button variant="quiet" size="small" aria-pressed={isShown} onPress={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </Button>
      </div>
    </div>
  )
}
