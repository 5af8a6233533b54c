import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { UserSummary } from '../user.ts'
import { sendInvitations } from '../user-accounts.endpoints.ts'
import { useChangeUser } from './use-change-user.ts'

/** USERS-1: invites the users of the page who were not invited yet, such as those of an import. */
export function SendInvitations({ users }: { users: readonly UserSummary[] }) {
  const [isAsked, setIsAsked] = useState(false)
  const { run, isRunning } = useChangeUser(sendInvitations, () => setIsAsked(false))
  const count = users.length === 1 ? 'this user' : `these ${users.length} users`
  return (
    <>
      <Button onPress={() => setIsAsked(true)}>
        <Send size={16} aria-hidden="true" />
        Invite {count}
      </Button>
      <ConfirmDialog
        title="Send invitations"
        confirmLabel="Send invitations"
        isOpen={isAsked}
        isPending={isRunning}
        onConfirm={() => !isRunning && run({ body: { userIds: users.map(({ userId }) => userId) } })}
        onClose={() => setIsAsked(false)}
      >
        Send an invitation to each of {count}? Its link sets a password and works for 72 hours.
      </ConfirmDialog>
    </>
  )
}
