import { Suspense } from 'react'
import { useMe } from '#browser/current-user.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Dialog } from '#ui/dialog.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChangePasswordCard } from './change-password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const TwoFactorCard = loadOnDemand(() =>
  import('#areas/two-factor/web/public.tsx').then((module) => module.TwoFactorCard),
)

/**
 * AUTH-2, AUTH-3: for staff, whose profile has no 'Privacy & Security': the list of sessions, and
 * for whoever signs in with a password, that and the second factor.
 */
export function SessionsDialog({ close }: DialogProps) {
  const { kind, usesPassword } = useMe()
  const hasPassword = kind === 'internal' && usesPassword
  return (
    <Dialog title={hasPassword ? 'Sign-in and security' : 'Your sessions'} isOpen width={640} onClose={close}>
      <div className="flex flex-col gap-8">
        {hasPassword && (
          <>
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <TwoFactorCard />
            </Suspense>
            <ChangePasswordCard />
          </>
        )}
        <SessionsCard />
      </div>
    </Dialog>
  )
}
