import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import type { OwedFactor } from '#areas/two-factor/second-factor.ts'
import { Link } from '#browser/link.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { forgotPasswordScreen } from '../sessions.addresses.ts'
import { login, reauthorize } from '../sessions.endpoints.ts'
import { BotChallenge, type BotChallengeHandle } from './bot-challenge.tsx'
import { PasswordField } from '#ui/password-field.tsx'

/** AUTH-1: e-mail, password and 'Stay signed in'; what went wrong stands in the form. */
export function SignInForm({
  filled,
  again,
  message,
  news,
  onSignedIn,
  onFactorOwed,
  onPasswordExpired,
  onAnotherUser,
}: {
  filled?: { email: string; password: string } | undefined
  /** Who signs in again: the address cannot be changed (AUTH-3). */
  again?: Pick<CurrentUser, 'userId' | 'email'>
  /** Why one is back here, such as a code that expired. */
  message?: string | undefined
  /** What went well, such as a new password. */
  news?: string | undefined
  onSignedIn: (user: CurrentUser) => void
  /** AUTH-5: the password was right, and a second factor is asked for, or has to be set up. */
  onFactorOwed: (owed: OwedFactor & { isSetup: boolean }) => void
  onPasswordExpired: (resetToken: string) => void
  /** The address now belongs to another account; nobody was signed in. */
  onAnotherUser?: () => void
}) {
  const [email, setEmail] = useState(again?.email ?? filled?.email ?? '')
  const [password, setPassword] = useState(filled?.password ?? '')
  const [staySignedIn, setStaySignedIn] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const challenge = useRef<BotChallengeHandle>(null)
  // The same attempt once more, after a code that expired say, needs no other challenge (AUTH-3).
  const repeatKey = useRef<string>(undefined)
  const [isChecking, setIsChecking] = useState(false)
  const outcome = {
    done: ({ user, loginStatus, owedFactor, turnstileIdempotentKey }: CallAnswer<typeof login>) => {
      repeatKey.current = turnstileIdempotentKey
      if (user) onSignedIn(user)
      else if (owedFactor) onFactorOwed({ ...owedFactor, isSetup: loginStatus === 'MfaSetupRequired' })
    },
    failed: (failure: CallFailed) => {
      const { resetToken } = (failure.details ?? {}) as { resetToken?: string }
      if (resetToken) onPasswordExpired(resetToken)
      if (failure.code === 'another_user') onAnotherUser?.()
      passwordField.current?.select()
      return true
    },
  }
  const first = useAct(login, outcome)
  const repeated = useAct(reauthorize, outcome)
  const { failure } = again ? repeated : first
  const said = failure?.message ?? message
  const isRunning = isChecking || first.isRunning || repeated.isRunning
  useEffect(() => {
    if (filled) button.current?.focus()
    else if (again) passwordField.current?.focus()
    else emailField.current?.focus()
  }, [filled, again])
  useEffect(() => {
    if (message !== undefined) passwordField.current?.select()
  }, [message])
  const send = async () => {
    setIsChecking(true)
    const turnstileToken = await challenge.current?.take()
    setIsChecking(false)
    const body = { email, password, staySignedIn, turnstileToken, turnstileIdempotentKey: repeatKey.current }
    if (again) repeated.run({ body: { ...body, userId: again.userId } })
    else first.run({ body })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (email.trim() === '') return emailField.current?.focus()
    if (password === '') return passwordField.current?.focus()
    if (!isRunning) void send()
  }
  const required = (value: string) => (isTried && value.trim() === '' ? 'Required' : undefined)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {news && !failure && (
        <p role="status" className="rounded-control bg-action-soft px-3 py-2 text-action">
          {news}
        </p>
      )}
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isReadOnly={again !== undefined}
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
        <Link
          href={forgotPasswordScreen.at()}
          // The page below the session dialog is kept.
          {...(again && { target: '_blank', rel: 'noopener' })}
          className="text-action no-underline data-hovered:underline"
        >
          Forgot password?{again && <span className="sr-only"> (opens in a new tab)</span>}
        </Link>
      </div>
      <BotChallenge ref={challenge} />
      <div>
        <div role="alert">
          {said && !isRunning && (
            <p className="mb-4 rounded-control bg-danger-soft px-3 py-2 font-medium text-danger">{said}</p>
          )}
        </div>
        <Button ref={button} type="submit" variant="primary" isWide>
          {isRunning ? 'Signing in' : 'Sign in'}
        </Button>
      </div>
    </form>
  )
}
