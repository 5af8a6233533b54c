import { useState } from 'react'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { replaceMe } from '#browser/current-user.ts'
import { useGo, useSearchTexts } from '#browser/navigation.ts'
import { safeReturnUrl } from '../rules/safe-return-url.ts'
import { DemoSignIns } from './demo-sign-ins.tsx'
import { type FactorOwed, FactorSteps, titleOfOwed } from './factor-steps.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { goToNewPassword } from './go-to-new-password.ts'
import { SignInPage } from './sign-in-page.tsx'

/** AUTH-1: signing in. */
export function SignInScreen() {
  const go = useGo()
  const { returnUrl } = useSearchTexts()
  const [filled, setFilled] = useState<{ email: string; password: string }>()
  const [owed, setOwed] = useState<FactorOwed>()
  const [message, setMessage] = useState<string>()
  const enter = (user: CurrentUser) => {
    replaceMe(user)
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
      {/* The form stays: whoever comes back finds what they typed, and the bot challenge passed. */}
      <div className={owed ? 'hidden' : 'flex flex-col gap-6'}>
        <SignInForm
          // A demo sign-in fills the form anew.
          key={filled?.email}
          filled={filled}
          message={message}
          onSignedIn={enter}
          onFactorOwed={setOwed}
          onPasswordExpired={goToNewPassword}
        />
        <DemoSignIns onChoose={setFilled} />
      </div>
    </SignInPage>
  )
}
