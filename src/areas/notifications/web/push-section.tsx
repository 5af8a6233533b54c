import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { forgetPush, type NoPush, pushState, takePush } from '#browser/browser-push.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { instantText } from '#browser/instant-text.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { deletePushSubscription, getPush, type PushSubscription, subscribeToPush } from '../push.endpoints.ts'

const reasons: Readonly<Record<NoPush, string>> = {
  unsupported: 'This browser takes no web push. On an iPhone or iPad, add Larder to the home screen first.',
  blocked: 'Notifications of this site are blocked in this browser. Allow them in its settings, and try again.',
  unreachable: 'This browser could not reach its push service. Check the connection, and try again.',
}

/** NEXT-7: which of the user's browsers take web push. Nothing is asked before a press. */
export function PushSection() {
  const { data, error, refetch } = useCall(getPush, {})
  return (
    <section aria-label="Web push">
      <h2 className="pb-1.5 font-semibold">Web push</h2>
      <div className="grid gap-3 rounded-dialog border border-line bg-raised px-4 py-3">
        {error && !data ? (
          <ErrorState failure={error} what="Web push" onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-16 w-full" />
        ) : data.publicKey === null ? (
          <p className="text-13 text-muted">
            This server sends no web push. Ask the people who look after it, if you would like to have it.
          </p>
        ) : (
          <>
            <p className="text-13 text-muted">
              A message on this device while Larder is closed. It names the kind of event only, as others may see the
              screen. It ends when you log out.
            </p>
            <ThisBrowser publicKey={data.publicKey} browsers={data.browsers} />
            <Browsers browsers={data.browsers} />
          </>
        )}
      </div>
    </section>
  )
}

function ThisBrowser({ publicKey, browsers }: { publicKey: string; browsers: readonly PushSubscription[] }) {
  const [state, setState] = useState<Awaited<ReturnType<typeof pushState>>>()
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const save = useAct(subscribeToPush, {
    refresh: ['getPush'],
    done: ({ message }) => {
      setState('on')
      showToast({ tone: 'success', message })
    },
    failed: () => {
      void forgetPush()
      return false
    },
  })
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  const isOn = state === 'on' && browsers.some(({ isThisSession }) => isThisSession)
  const turnOn = async () => {
    setAsking(true)
    setWasAsked(true)
    const taken = await takePush(publicKey).finally(() => setAsking(false))
    if (typeof taken === 'string') setState(taken)
    else save.run({ body: taken })
  }
  if (state === undefined) return <Skeleton className="h-9 w-56" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      {isOn ? (
        <p className="flex items-center gap-2 text-14">
          <BellRing size={16} aria-hidden="true" />
          This browser gets notifications.
        </p>
      ) : (
        <Button isLong isPending={isAsking || save.isRunning} onPress={() => void turnOn()}>
          Notify me in this browser
        </Button>
      )}
      {state !== 'on' && state !== 'off' && (
        <p {...(wasAsked && { role: 'alert' })} className={`text-13 ${wasAsked ? 'text-danger' : 'text-muted'}`}>
          {reasons[state]}
        </p>
      )}
    </div>
  )
}

function Browsers({ browsers }: { browsers: readonly PushSubscription[] }) {
  const stop = useAct(deletePushSubscription, {
    refresh: ['getPush'],
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  if (browsers.length === 0) return null
  return (
    <ul aria-label="Browsers with web push" className="grid gap-2">
      {browsers.map(({ id, name, createdAt, lastProblem, isThisSession }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-13">
          <span className="min-w-0 flex-1 basis-48">
            <span className="font-medium">
              {name}
              {isThisSession && ' (this one)'}
            </span>
            <span className="figures block text-12 text-muted">since {instantText(createdAt)}</span>
            {lastProblem && <span className="block wrap-anywhere text-danger">Last message: {lastProblem}</span>}
          </span>
          <Button
            size="small"
            onPress={() => {
              if (isThisSession) void forgetPush()
              stop.run({ params: { subscriptionId: id } })
            }}
          >
            Stop
            <span className="sr-only"> on {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
