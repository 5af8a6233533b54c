import { logout } from '#areas/sessions/sessions.endpoints.ts'
import { knownMe } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { sessionsDialog } from '../sessions.addresses.ts'
import { leaveSignedOut } from './leave-signed-out.ts'

/**
 * SHELL-2: asks, ends the session, and starts the portal afresh so that nothing of the user stays
 * in memory.
 */
export function LogoutDialog({ close }: DialogProps) {
  const go = useGo()
  const { run } = useAct(logout, {
    done: () => void leaveSignedOut(),
  })
  return (
    <ConfirmDialog title="Logout" confirmLabel="Logout" isOpen onConfirm={() => run({})} onClose={close}>
      <p>Are you sure you want to logout?</p>
      {/* Staff have no 'Privacy & Security' on their profile: everybody finds the list of sessions
          here, too. */}
      {knownMe() && knownMe()?.kind !== 'proxy' && (
        <div className="mt-3 -ml-2.5">
          <Button variant="quiet" size="small" onPress={() => go(sessionsDialog.open(), { replace: true })}>
            Where you are signed in
          </Button>
        </div>
      )}
    </ConfirmDialog>
  )
}
