import { leavePunchoutDialog } from '#areas/punchout/punchout.addresses.ts'
import { logoutDialog } from '#areas/sessions/sessions.addresses.ts'
import { useMe } from '#browser/current-user.ts'
import type { SearchChange } from '#contract/address.ts'

/**
 * How to leave the portal: by signing out, or, for the buyer of a procurement system, back to where
 * they came from (PUNCH-4).
 */
export function useLeaving(): { readonly label: string; readonly to: SearchChange } {
  const isPunchout = useMe().punchoutSession !== undefined
  return isPunchout
    ? { label: 'Leave without ordering', to: leavePunchoutDialog.open() }
    : { label: 'Logout', to: logoutDialog.open() }
}
