import { useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { describeLastSeen } from '#areas/sessions/rules/describe-last-seen.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { UserDetail } from '../user.ts'
import { endUserSession, endUserSessions, listUserSessions } from '../user-accounts.endpoints.ts'

type Session = CallAnswer<typeof listUserSessions>['sessions'][number]

/** USERS-1, AUTH-3: where the user is signed in, with a way to end one session or all of them. */
export function UserSessions({ user }: { user: UserDetail }) {
  const params = { userId: user.userId }
  const { data, error, refetch, dataUpdatedAt } = useCall(listUserSessions, { params })
  const [isAsked, setIsAsked] = useState(false)
  const everywhere = useAct(endUserSessions, {
    done: ({ message }) => {
      setIsAsked(false)
      showToast({ tone: 'success', message })
    },
    refresh: [listUserSessions.name],
  })
  return (
    <section aria-labelledby="user-sessions" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="user-sessions" className="font-semibold">
          Where the user is signed in
        </h3>
        {data && data.sessions.length > 0 && (
          <Button size="small" onPress={() => setIsAsked(true)}>
            Sign out everywhere
          </Button>
        )}
      </div>
      {!data && error ? (
        <ErrorState failure={error} what="The sessions" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-16" />
      ) : data.sessions.length === 0 ? (
        <p className="text-13 text-muted">Not signed in anywhere.</p>
      ) : (
        <ul className="divide-y divide-line rounded-dialog border border-line bg-raised">
          {data.sessions.map((session) => (
            <SessionRow key={session.id} userId={user.userId} session={session} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title="Sign out everywhere"
        confirmLabel="Sign out everywhere"
        isOpen={isAsked}
        isPending={everywhere.isRunning}
        onConfirm={() => !everywhere.isRunning && everywhere.run({ params })}
        onClose={() => setIsAsked(false)}
      >
        Sign {user.name} out on every device? They can sign in again at once.
      </ConfirmDialog>
    </section>
  )
}

function SessionRow({ userId, session, now }: { userId: string; session: Session; now: number }) {
  const { id, device, address, lastSeenAt } = session
  const { run, isRunning } = useAct(endUserSession, {
    done: ({ message }) => showToast({ tone: 'success', message }),
    refresh: [listUserSessions.name],
  })
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <span className="min-w-40 flex-1">
        <span className="block font-medium">{device}</span>
        <span className="block text-13 wrap-anywhere text-muted tabular-nums">
          {[describeLastSeen(new Date(lastSeenAt), new Date(now)), address].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button
        size="small"
        aria-label={`Sign out ${device}, ${address}`}
        isPending={isRunning}
        onPress={() => !isRunning && run({ params: { userId, sessionId: id } })}
      >
        Sign out
      </Button>
    </li>
  )
}
