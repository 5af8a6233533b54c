import { useState } from 'react'
import { Link } from '#browser/link.tsx'
import { Button } from '#ui/button.tsx'
import { forgotPasswordScreen, signInScreen } from '../sessions.addresses.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useNewPassword } from './use-new-password.ts'

/** The token leaves the address at once, so that neither history nor a screenshot keeps it. */
function takeToken(): string {
  const token = window.location.hash.slice(1)
  if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}

/** AUTH-7: sets a new password with the link of the mail. */
export function ResetPasswordScreen() {
  const [token] = useState(takeToken)
  const [message, setMessage] = useState<string>()
  const { submit, isRunning, failure, ...fields } = useNewPassword(token, setMessage)
  if (token === '' && !message) {
    return (
      <SignInPage title="Set a new password">
        <p className="text-muted">This page opens from the link in our mail.</p>
        <Link href={forgotPasswordScreen.at()} className="self-start text-action no-underline data-hovered:underline">
          Ask for a new link
        </Link>
      </SignInPage>
    )
  }
  return (
    <SignInPage title="Set a new password">
      {message ? (
        <p role="status" className="rounded-control bg-action-soft px-3 py-2 text-action">
          {message}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <NewPasswordFields {...fields} />
          <div role="alert">
            {failure && <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{failure.message}</p>}
          </div>
          <Button type="submit" variant="primary" isWide>
            {isRunning ? 'Saving' : 'Save password'}
          </Button>
        </form>
      )}
      <Link href={signInScreen.at()} className="self-start text-action no-underline data-hovered:underline">
        Back to sign in
      </Link>
    </SignInPage>
  )
}
