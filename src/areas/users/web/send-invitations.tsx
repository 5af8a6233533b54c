import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { UserSummary } from '../user.ts'
import { type NotInvited, sendInvitations } from '../user-accounts.endpoints.ts'
import { useChangeUser } from './use-change-user.ts'

/**
 * USERS-1: invites the users of the page who were not invited yet, such as those of an import, and
 * names those who were not. It stays while the list is empty: its last users may just have been
 * invited by a colleague.
 */
export function SendInvitations({ users }: { users: readonly UserSummary[] }) {
  const [isAsked, setIsAsked] = useState(false)
  const [left, setLeft] = useState<readonly NotInvited[]>([])
  const { run, isRunning } = useChangeUser(sendInvitations, ({ notSent }) => {
    setIsAsked(false)
    setLeft(notSent)
  })
  const count = users.length === 1 ? 'this user' : `these ${users.length} users`
  return (
    <>
      {users.length > 0 && (
        <Button onPress={() => setIsAsked(true)}>
          <Send size={16} aria-hidden="true" />
          Invite {count}
        </Button>
      )}
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
      {left.length > 0 && <NotInvitedDialog users={left} onClose={() => setLeft([])} />}
    </>
  )
}

function NotInvitedDialog({ users, onClose }: { users: readonly NotInvited[]; onClose: () => void }) {
  return (
    <Dialog
      title={users.length === 1 ? '1 user was not invited' : `${users.length} users were not invited`}
      width={560}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          Close
        </Button>
      }
    >
      <ul aria-label="Users who were not invited" className="divide-y divide-line">
        {users.map(({ userId, name, email, reason }) => (
          <li key={userId} className="grid gap-x-4 py-2.5 sm:grid-cols-2">
            <span className="min-w-0">
              <span className="block truncate font-medium">{name ?? 'A user you may not see'}</span>
              {email && <span className="block truncate text-13 text-muted">{email}</span>}
            </span>
            <span className="min-w-0 break-words">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
