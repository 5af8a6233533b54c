import { logout } from '#areas/sessions/sessions.endpoints.ts'
import { forgetMe } from '#browser/current-user.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { useAct } from '#browser/use-act.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { tellTabs } from './tabs.ts'

/** SHELL-2: asks, ends the session, and starts the portal afresh so that nothing of the user stays in memory. */
export function LogoutDialog({ close }: DialogProps) {
  const { run } = useAct(logout, {
    done: () => {
      forgetMe()
      tellTabs('signed-out')
      window.location.assign('/login')
    },
  })
  return (
    <ConfirmDialog title="Logout" confirmLabel="Logout" isOpen onConfirm={() => run({})} onClose={close}>
      Are you sure you want to logout?
    </ConfirmDialog>
  )
}
