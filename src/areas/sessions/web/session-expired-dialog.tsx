import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { keepMe } from '#browser/current-user.ts'
import { Dialog } from '#ui/dialog.tsx'
import { isSameSession } from '../rules/is-same-session.ts'
import { goToInvalidSession } from './go-to-invalid-session.ts'
import { goToNewPassword } from './go-to-new-password.ts'
import { type FactorOwed, FactorSteps, titleOfOwed } from './factor-steps.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** AUTH-3: the same person signs in again above the page they were on; what they typed there stays. */
export function SessionExpiredDialog({ user, close }: { user: CurrentUser; close: () => void }) {
  const queryClient = useQueryClient()
  const leave = () => window.location.assign('/login')
  const [owed, setOwed] = useState<FactorOwed>()
  const [message, setMessage] = useState<string>()
  const goOn = (again: CurrentUser) => {
    // The address is fixed, but an account may have changed hands meanwhile (security 40).
    if (!isSameSession(user, again)) return goToInvalidSession(again)
    keepMe(again)
    close()
    void queryClient.invalidateQueries()
  }
  return (
    <Dialog title={owed ? titleOfOwed(owed) : 'Your session has expired'} isOpen width={420} onClose={leave}>
      {owed && (
        <FactorSteps
          owed={owed}
          onSignedIn={goOn}
          onRestart={(why) => {
            setMessage(why)
            setOwed(undefined)
          }}
        />
      )}
      <div className={owed ? 'hidden' : 'flex flex-col gap-4'}>
        <p className="text-muted">Please sign in again to continue. What you have entered on this page is kept.</p>
        <SignInForm
          again={user}
          message={message}
          onSignedIn={goOn}
          onFactorOwed={setOwed}
          onPasswordExpired={goToNewPassword}
        />
      </div>
    </Dialog>
  )
}
