import { useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import type { OwedFactor } from '../second-factor.ts'
import { LoginCodeStep } from './login-code-step.tsx'
import { LoginSetupStep } from './login-setup-step.tsx'
import { afterLoginError, loginErrorCodeOf } from '../rules/after-login-error.ts'

/**
 * AUTH-3, AUTH-5: what comes after the right password: MFA required, or MFA setup required; then
 * code validating and code validated. `onRestart` goes back to the sign-in form, with what to say
 * there.
 */
export function SecondFactorSteps({
  owed,
  onSignedIn,
  onRestart,
}: {
  owed: OwedFactor & { isSetup: boolean }
  onSignedIn: (user: CurrentUser) => void
  onRestart: (message?: string) => void
}) {
  const [isValidated, setIsValidated] = useState(false)
  if (isValidated) {
    return (
      <p role="status" className="rounded-control bg-action-soft px-3 py-2 font-medium text-action">
        Code validated. Signing you in.
      </p>
    )
  }
  const parts = {
    owed,
    onValidated: (user: CurrentUser) => {
      setIsValidated(true)
      onSignedIn(user)
    },
    onRestart,
    /** True when the step goes on: only a wrong code is typed again. */
    staysAfter: (failure: CallFailed): boolean => {
      if (failure.status === 0 || failure.status === 429) return true
      if (afterLoginError(loginErrorCodeOf(failure.details)) === 'code-entry') return true
      onRestart(failure.message)
      return false
    },
  }
  return owed.isSetup ? <LoginSetupStep {...parts} /> : <LoginCodeStep {...parts} />
}
