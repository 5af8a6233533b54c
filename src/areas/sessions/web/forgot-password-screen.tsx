import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from '#browser/link.tsx'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { requestPasswordReset } from '../passwords.endpoints.ts'
import { signInScreen } from '../sessions.addresses.ts'
import { SignInPage } from './sign-in-page.tsx'

/**
 * AUTH-7: asks for the mail with the link. The answer is the same whether the address is known or
 * not.
 */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  useEffect(() => emailField.current?.focus(), [])
  const [message, setMessage] = useState<string>()
  const { run, isRunning, failure } = useAct(requestPasswordReset, {
    done: (answer) => setMessage(answer.message),
    failed: () => true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (email.trim() !== '' && !isRunning) run({ body: { email } })
  }
  return (
    <SignInPage title="Forgot password?">
      {message ? (
        <p role="status" className="rounded-control bg-info-soft px-3 py-2 text-info">
          {message}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-muted">We send a link to set a new one to the address of your account.</p>
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            ref={emailField}
            value={email}
            onChange={setEmail}
            error={isTried && email.trim() === '' ? 'Required' : undefined}
          />
          <div role="alert">
            {failure && <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{failure.message}</p>}
          </div>
          <Button type="submit" variant="primary" isWide>
            {isRunning ? 'Sending' : 'Send the link'}
          </Button>
        </form>
      )}
      <Link href={signInScreen.at()} className="self-start text-action no-underline data-hovered:underline">
        Back to sign in
      </Link>
    </SignInPage>
  )
}
