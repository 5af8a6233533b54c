import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { login } from '../sessions.endpoints.ts'

/** AUTH-1: e-mail, password and 'Stay signed in'; what went wrong stands in the form. */
export function SignInForm({
  filled,
  onSignedIn,
}: {
  filled: { email: string; password: string } | undefined
  onSignedIn: (user: CurrentUser) => void
}) {
  const [email, setEmail] = useState(filled?.email ?? '')
  const [password, setPassword] = useState(filled?.password ?? '')
  const [staySignedIn, setStaySignedIn] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { run, isRunning, failure } = useAct(login, {
    done: ({ user }) => onSignedIn(user),
    failed: () => {
      passwordField.current?.select()
      return true
    },
  })
  useEffect(() => {
    if (filled) button.current?.focus()
    else emailField.current?.focus()
  }, [filled])
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
        error={required(email)}
      />
      <div className="relative">
        <TextField
          ref={passwordField}
          label="Password"
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={required(password)}
        />
        <div className="absolute -top-1.5 right-0 pointer-coarse:-top-3">
          <Button variant="quiet" size="small" aria-pressed={isShown} onPress={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </Button>
        </div>
      </div>
      <Checkbox isSelected={staySignedIn} onChange={setStaySignedIn}>
        Stay signed in
      </Checkbox>
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
