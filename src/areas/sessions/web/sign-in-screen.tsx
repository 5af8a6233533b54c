import { useState } from 'react'
import { replaceMe } from '#browser/current-user.ts'
import { useGo, useSearchTexts } from '#browser/navigation.ts'
import { safeReturnUrl } from '../rules/safe-return-url.ts'
import { DemoSignIns } from './demo-sign-ins.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { goToNewPassword } from './go-to-new-password.ts'
import { SignInPage } from './sign-in-page.tsx'

/** AUTH-1: signing in. */
export function SignInScreen() {
  const go = useGo()
  const { returnUrl } = useSearchTexts()
  const [filled, setFilled] = useState<{ email: string; password: string }>()
  return (
    <SignInPage title="Sign in">
      <SignInForm
        // A demo sign-in fills the form anew.
        key={filled?.email}
        filled={filled}
        onSignedIn={(user) => {
          replaceMe(user)
          go(safeReturnUrl(returnUrl), { replace: true })
        }}
        onPasswordExpired={goToNewPassword}
      />
      <DemoSignIns onChoose={setFilled} />
    </SignInPage>
  )
}
