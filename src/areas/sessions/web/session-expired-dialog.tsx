import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { keepMe } from '#browser/current-user.ts'
import { goTo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { addressAt } from '#contract/address.ts'
import { Dialog } from '#ui/dialog.tsx'
import { giveUpUnsavedWork } from '#ui/unsaved-work.ts'
import { isSameSession } from '../rules/is-same-session.ts'
import { isOpenedAnew } from '../rules/react-to-sign-out.ts'
import { signInScreen } from '../sessions.addresses.ts'
import { getSignInOptions } from '../sign-in.endpoints.ts'
import { ExpiredPasswordForm } from './expired-password-form.tsx'
import { goToInvalidSession } from './go-to-invalid-session.ts'
import { type FactorOwed, FactorSteps, titleOfOwed } from './factor-steps.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SingleSignOnButton } from './single-sign-on-button.tsx'
import { postToTabs } from './tabs.ts'

/**
 * AUTH-3: the same person signs in again above the page they were on; what they typed there stays.
 */
export function SessionExpiredDialog({ user, close }: { user: CurrentUser; close: () => void }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { data: options } = useCall(getSignInOptions, {}, { staleTime: Infinity })
  const [owed, setOwed] = useState<FactorOwed>()
  const [resetToken, setResetToken] = useState<string>()
  const [message, setMessage] = useState<string>()
  const [news, setNews] = useState<string>()
  const goOn = (again: CurrentUser) => {
    // The address is fixed, but an account may have changed hands in the meantime (security 40).
    if (!isSameSession(user, again)) return goToInvalidSession(again)
    keepMe(again)
    postToTabs('signed-in')
    close()
    const { pathname, search } = router.state.location
    if (isOpenedAnew(pathname)) void goTo(router, addressAt(pathname, search), { replace: true })
    void queryClient.invalidateQueries()
  }
  const restart = (why: string | undefined) => {
    setMessage(why)
    setOwed(undefined)
  }
  const signInWithNewPassword = (said: string) => {
    setNews(said)
    setResetToken(undefined)
  }
  const leave = () => {
    giveUpUnsavedWork()
    window.location.assign(signInScreen.at({ returnUrl: router.state.location.href }))
  }
  const title = resetToken ? 'Set a new password' : owed ? titleOfOwed(owed) : 'Your session has expired'
  // The specification's words: internal users use 'Login with Okta', external users re-enter their
  // password.
  const isWithOkta = user.kind === 'internal' && options?.hasSingleSignOn === true
  return (
    <Dialog
      title={title}
      isOpen
      isExclusive
      width={420}
      // Whatever stands on the page below cannot be saved without signing in.
      isDirty
      loss="Without signing in again, what you have entered on this page is lost."
      onClose={leave}
    >
      {owed && <FactorSteps owed={owed} onSignedIn={goOn} onRestart={restart} />}
      {resetToken && <ExpiredPasswordForm resetToken={resetToken} onSet={signInWithNewPassword} />}
      <div className={owed || resetToken ? 'hidden' : 'flex flex-col gap-4'}>
        <p className="text-muted">Please sign in again to continue. What you have entered on this page is kept.</p>
        {isWithOkta ? (
          <>
            <p className="font-medium break-all">{user.email}</p>
            <div>
              <div role="alert">
                {message && (
                  <p className="mb-4 rounded-control bg-danger-soft px-3 py-2 font-medium text-danger">{message}</p>
                )}
              </div>
              <SingleSignOnButton
                again={user}
                returnUrl={router.state.location.href}
                onFailure={({ message }) => setMessage(message)}
              />
            </div>
          </>
        ) : (
          <SignInForm
            // With a new password the form starts over.
            key={news}
            again={user}
            message={message}
            news={news}
            onSignedIn={goOn}
            onFactorOwed={setOwed}
            onPasswordExpired={setResetToken}
            onAnotherUser={() => goToInvalidSession(user)}
          />
        )}
      </div>
    </Dialog>
  )
}
