import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { keepMe } from '#browser/current-user.ts'
import { Dialog } from '#ui/dialog.tsx'
import { isSameSession } from '../rules/is-same-session.ts'
import { goToInvalidSession } from './go-to-invalid-session.ts'
import { goToNewPassword } from './go-to-new-password.ts'
import { SignInForm } from './sign-in-form.tsx'

/** AUTH-3: the same person signs in again above the page they were on; what they typed there stays. */
export function SessionExpiredDialog({ user, close }: { user: CurrentUser; close: () => void }) {
  const queryClient = useQueryClient()
  const leave = () => window.location.assign('/login')
  return (
    <Dialog title="Your session has expired" isOpen width={420} onClose={leave}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">Please sign in again to continue. What you have entered on this page is kept.</p>
        <SignInForm
          again={user}
          onSignedIn={(again) => {
            // The address is fixed, but an account may have changed hands meanwhile (security 40).
            if (!isSameSession(user, again)) return goToInvalidSession(again)
            keepMe(again)
            close()
            void queryClient.invalidateQueries()
          }}
          onPasswordExpired={goToNewPassword}
        />
      </div>
    </Dialog>
  )
}
