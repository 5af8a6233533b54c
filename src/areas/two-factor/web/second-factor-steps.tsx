import { Suspense, useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { Button } from '#ui/button.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { afterLoginError, loginErrorCodeOf } from '../rules/after-login-error.ts'
import type { OwedFactor } from '../second-factor.ts'
import { LoginCodeStep } from './login-code-step.tsx'
import type { LoginStepProps } from './login-step.ts'
import { SetupByApp } from './setup-by-app.tsx'

// With it come the numbers of all countries, 160 kB, which nobody else at the sign-in needs.
const SetupByPhone = loadOnDemand(() => import('./setup-by-phone.tsx').then((module) => module.SetupByPhone))

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

/**
 * AUTH-5: MFA setup required: a number that gets codes, or an authenticator app, before the sign-in
 * goes on.
 */
function LoginSetupStep(props: LoginStepProps) {
  const [isApp, setIsApp] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      {!isAdded && (
        <p className="text-muted">
          Your account requires two-factor authentication. Set it up now; it takes a minute and is asked for at every
          sign-in.
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-28" />}>
        {isApp ? <SetupByApp {...props} onAdded={() => setIsAdded(true)} /> : <SetupByPhone {...props} />}
      </Suspense>
      {!isAdded && (
        <>
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            <Button size="small" onPress={() => setIsApp(!isApp)}>
              {isApp ? 'Use a text message' : 'Use an authenticator app'}
            </Button>
          </div>
          <Button variant="quiet" onPress={() => props.onRestart()}>
            Back to sign in
          </Button>
        </>
      )}
    </div>
  )
}
