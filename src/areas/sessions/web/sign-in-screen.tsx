import { safeReturnUrl } from '../rules/safe-return-url.ts'
import { replaceMe } from '#browser/current-user.ts'
import { useGo, useSearchTexts } from '#browser/navigation.ts'
import { Logo } from '#ui/logo.tsx'
import { DemoSignIns } from './demo-sign-ins.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useState } from 'react'

/** AUTH-1: signing in; a calm page in two parts, of which a phone shows the one to act on. */
export function SignInScreen() {
  const go = useGo()
  const { returnUrl } = useSearchTexts()
  const [filled, setFilled] = useState<{ email: string; password: string }>()
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-12 bg-action-soft p-12 max-lg:hidden">
        <Logo />
        <div className="max-w-100">
          <p className="text-28 font-semibold text-balance">The store room, in order.</p>
          <p className="mt-3 text-16 text-muted">
            Order by the case or the each, see your prices for the day it comes, and keep every kitchen supplied.
          </p>
        </div>
        <p className="text-13 text-muted">New here? Your sales rep sets up your sign-in.</p>
      </div>
      <div className="flex flex-col items-center justify-center gap-8 bg-raised px-4 py-10">
        <div className="flex w-full max-w-90 flex-col gap-6">
          <div className="lg:hidden">
            <Logo />
          </div>
          <h1 className="text-20 font-semibold">Sign in</h1>
          <SignInForm
            // A demo sign-in fills the form anew.
            key={filled?.email}
            filled={filled}
            onSignedIn={(user) => {
              replaceMe(user)
              go(safeReturnUrl(returnUrl), { replace: true })
            }}
          />
          <DemoSignIns onChoose={setFilled} />
        </div>
      </div>
    </main>
  )
}
