import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { useAct } from '#browser/use-act.ts'
import { Link } from 'react-aria-components'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { login } from '../sessions.endpoints.ts'
import { PasswordField } from './password-field.tsx'

/** AUTH-1: e-mail, password and 'Stay signed in'; what went wrong stands in the form. */
export function SignInForm({
  filled,
  fixedEmail,
  onSignedIn,
  onPasswordExpired,
}: {
  filled?: { email: string; password: string } | undefined
  /** Who signs in again: the address cannot be changed (AUTH-3). */
  fixedEmail?: string
  onSignedIn: (user: CurrentUser) => void
  onPasswordExpired: (resetToken: string) => void
}) {
  const [email, setEmail] = useState(fixedEmail ?? filled?.email ?? '')
  const [password, setPassword] = useState(filled?.password ?? '')
  const [staySignedIn, setStaySignedIn] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { run, isRunning, failure } = useAct(login, {
    done: ({ user }) => onSignedIn(user),
    failed: (failure) => {
      const { resetToken } = (failure.details ?? {}) as { resetToken?: string }
      if (resetToken) onPasswordExpired(resetToken)
      passwordField.current?.select()
      return true
    },
  })
  useEffect(() => {
    if (filled) button.current?.focus()
    else if (fixedEmail) passwordField.current?.focus()
    else emailField.current?.focus()
  }, [filled, fixedEmail])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (email.trim() === '') return emailField.current?.focus()
    if (password === '') return passwordField.current?.focus()
    if (!isRunning) run({ body: { email, password, staySignedIn } })
  }
  const required = (value: string) => (isTried && value.trim() === '' ? 'Required' : undefined)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isReadOnly={fixedEmail !== undefined}
        error={required(email)}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={required(password)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox isSelected={staySignedIn} onChange={setStaySignedIn}>
          Stay signed in
        </Checkbox>
        <Link href="/forgot-password" className="text-action no-underline data-hovered:underline">
          Forgot password?
        </Link>
      </div>
      <div>
        <div role="alert">
          {failure && !isRunning && (
            <p className="mb-4 rounded-control bg-danger-soft px-3 py-2 font-medium text-danger">{failure.message}</p>
          )}
        </div>
        <Button ref={button} type="submit" variant="primary" isWide>
          {isRunning ? 'Signing in' : 'Sign in'}
        </Button>
      </div>
    </form>
  )
}
