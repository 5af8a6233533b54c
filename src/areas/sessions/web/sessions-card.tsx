import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { describeLastSeen } from '../rules/describe-last-seen.ts'
import { endMySession, listMySessions, logoutEverywhere } from '../session-list.endpoints.ts'
import { leaveSignedOut } from './leave-signed-out.ts'

/** Sessions shown before the rest is asked for. */
const shownAtOnce = 5

type Session = CallAnswer<typeof listMySessions>['sessions'][number]

/**
 * AUTH-3: 'Where you are signed in', with a way to end one session or all of them. Not for whoever
 * acts as another.
 */
export function SessionsCard() {
  const { kind } = useMe()
  const { data, error, refetch, dataUpdatedAt } = useCall(listMySessions, kind === 'proxy' ? null : {})
  const [isWhole, setIsWhole] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const everywhere = useAct(logoutEverywhere, {
    done: () => void leaveSignedOut(),
  })
  if (kind === 'proxy') return null
  return (
    <section aria-labelledby="where-signed-in" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="where-signed-in" className="text-16 font-semibold">
          Where you are signed in
        </h2>
        {data && (
          <Button size="small" onPress={() => setIsLeaving(true)}>
            Log out everywhere
          </Button>
        )}
      </div>
      {data ? (
        <>
          <ul className="divide-y divide-line rounded-dialog border border-line">
            {data.sessions.slice(0, isWhole ? undefined : shownAtOnce).map((session) => (
              <SessionRow key={session.id} session={session} now={dataUpdatedAt} />
            ))}
          </ul>
          {!isWhole && data.sessions.length > shownAtOnce && (
            <div className="-mt-2">
              <Button variant="quiet" size="small" onPress={() => setIsWhole(true)}>
                Show all {data.sessions.length}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <ErrorState failure={error} what="The list of sign-ins" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
      <ConfirmDialog
        title="Log out everywhere"
        confirmLabel="Log out everywhere"
        isOpen={isLeaving}
        isPending={everywhere.isRunning}
        onConfirm={() => everywhere.run({})}
        onClose={() => setIsLeaving(false)}
      >
        Every device is signed out, this one too. You can sign in again at once.
      </ConfirmDialog>
    </section>
  )
}

function SessionRow({ session, now }: { session: Session; now: number }) {
  const { id, device, address, staySignedIn, lastSeenAt, isThis } = session
  const { run, isRunning } = useAct(endMySession, {
    done: ({ message }) => showToast({ tone: 'success', message }),
    refresh: [listMySessions.name],
  })
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
  const facts = [describeLastSeen(new Date(lastSeenAt), new Date(now)), address, staySignedIn && 'stays signed in']
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Icon size={20} className="shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {isThis && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-13 wrap-anywhere text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isThis && (
        <Button
          size="small"
          aria-label={`Log out ${device}, ${address}`}
          isPending={isRunning}
          onPress={() => run({ params: { sessionId: id } })}
        >
          Log out
        </Button>
      )}
    </li>
  )
}
