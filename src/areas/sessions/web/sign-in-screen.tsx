import { useEffect, useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { replaceMe } from '#browser/current-user.ts'
import { useGo, useSearchOf } from '#browser/navigation.ts'
import { leavePunchoutTab } from '#browser/punchout-tab.ts'
import { useCall } from '#browser/query.ts'
import { loginAsEnded } from '../rules/react-to-sign-out.ts'
import { safeReturnUrl } from '../rules/safe-return-url.ts'
import { signInScreen } from '../sessions.addresses.ts'
import { DemoSignIns } from './demo-sign-ins.tsx'
import { type FactorOwed, FactorSteps, titleOfOwed } from './factor-steps.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { goToNewPassword } from './go-to-new-password.ts'
import { getSignInOptions } from '../sign-in.endpoints.ts'
import { SignInPage } from './sign-in-page.tsx'
import { SingleSignOnButton } from './single-sign-on-button.tsx'
import { postToTabs } from './tabs.ts'

/** AUTH-8: shown to staff whose session ended while they acted as a customer. */
const loginAsEndedText = 'Your session has expired while you were logged in as a customer. Please sign in as yourself.'

/** AUTH-1: signing in. */
export function SignInScreen() {
  const go = useGo()
  const { returnUrl, ended } = useSearchOf(signInScreen)
  const { data: options } = useCall(getSignInOptions, {}, { staleTime: Infinity })
  const [filled, setFilled] = useState<{ email: string; password: string }>()
  const [owed, setOwed] = useState<FactorOwed>()
  const [message, setMessage] = useState<string>()
  // Whoever comes here leaves the procurement session this tab was in.
  useEffect(leavePunchoutTab, [])
  const enter = (user: CurrentUser) => {
    replaceMe(user)
    postToTabs('signed-in')
    go(safeReturnUrl(returnUrl), { replace: true })
  }
  return (
    <SignInPage title={owed ? titleOfOwed(owed) : 'Sign in'}>
      {owed && (
        <FactorSteps
          owed={owed}
          onSignedIn={enter}
          onRestart={(why) => {
            setMessage(why)
            setOwed(undefined)
          }}
        />
      )}
      {/* The form stays: whoever comes back finds what they typed and the challenge passed. */}
      <div className={owed ? 'hidden' : 'flex flex-col gap-6'}>
        <SignInForm
          // A demo sign-in resets and fills the form.
          key={filled?.email}
          filled={filled}
          message={message}
          news={ended === loginAsEnded ? loginAsEndedText : undefined}
          onSignedIn={enter}
          onFactorOwed={setOwed}
          onPasswordExpired={goToNewPassword}
        />
        {options?.hasSingleSignOn && (
          <div className="flex flex-col gap-4">
            <p className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              Staff
            </p>
            <SingleSignOnButton returnUrl={returnUrl} onFailure={(failure) => setMessage(failure.message)} />
          </div>
        )}
        <DemoSignIns onChoose={setFilled} />
      </div>
    </SignInPage>
  )
}
