import type { Query } from '@tanstack/react-query'
import type { CallName } from './call-name.ts'
import { isTouchedBy, type KeptCall, type LiveNews } from './is-touched-by.ts'
import { LiveRefresh } from './live-refresh.ts'
import { afterOwnChanges } from './own-changes.ts'
import { isPunchoutTab } from './punchout-tab.ts'
import { queryClient } from './query-client.ts'

/** How often to ask by polling while the stream is down, in milliseconds. */
const pollMs = 30_000
/**
 * After how long a closed stream is opened again, in milliseconds; half of it more at random, as
 * every tab may be affected.
 */
const reopenMs = 5_000

// Who is signed in and what the installation is do not change by events.
const unlike: readonly CallName[] = ['getMe', 'getPortal', 'listDemoSignIns']
const isLive = ({ name }: KeptCall) => !unlike.includes(name)

const keptCallOf = ({ queryKey: [name, input], meta, state }: Query): KeptCall => ({
  name: name as CallName,
  livesBy: meta?.livesBy ?? [],
  input,
  answer: state.data,
})

const isVisible = () => document.visibilityState === 'visible'

/** UI-8: listens to the server and asks again for what an event names; returns how to stop. */
export function listenToServer(): () => void {
  let source: EventSource | undefined
  // Also of a page that was opened without a connection: its first stream comes late.
  let mayHaveMissed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = new LiveRefresh({
    isVisible,
    refetch: (isTouched, { onScreen }) =>
      void queryClient.invalidateQueries({
        predicate: (query) => isTouched(keptCallOf(query)),
        refetchType: onScreen ? 'active' : 'none',
      }),
    refetchOld: () =>
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated }),
    randomBelow: (max) => Math.random() * max,
  })
  const poll = setInterval(() => {
    if (source?.readyState !== EventSource.OPEN && isVisible()) refresh.soon(isLive)
  }, pollMs)
  const onVisibility = () => {
    if (isVisible()) refresh.shown()
  }
  document.addEventListener('visibilitychange', onVisibility)

  const open = () => {
    // A stream cannot say whose session it is for; buyers of a procurement system poll.
    if (isPunchoutTab()) return
    source = new EventSource('/api/events')
    source.addEventListener('open', () => {
      // What happened while the stream was away is unknown.
      if (mayHaveMissed) refresh.spread(isLive)
      mayHaveMissed = false
    })
    source.addEventListener('message', ({ data }) => {
      const news = JSON.parse(String(data)) as LiveNews
      const isTouched = (kept: KeptCall) => isTouchedBy(news, kept)
      // Every tab searches again after an import; an announcement is one cheap call, and urgent.
      if (news.topic === 'catalogue') refresh.spread(isTouched)
      else afterOwnChanges(() => refresh.soon(isTouched))
    })
    source.addEventListener('resync', () => refresh.spread(isLive))
    source.addEventListener('error', () => {
      mayHaveMissed = true
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs * (1 + Math.random() / 2))
    })
  }
  open()
  return () => {
    source?.close()
    clearInterval(poll)
    clearTimeout(timer)
    refresh.stop()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
