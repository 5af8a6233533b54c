import { isTouchedBy, type LiveNews } from './is-touched-by.ts'
import { queryClient } from './query-client.ts'

/** How often to ask by polling while the stream is down, in milliseconds. */
const pollMs = 30_000
/** After how long a closed stream is opened again, in milliseconds. */
const reopenMs = 5_000

const askAgain = (isTouched: (key: readonly unknown[], answer: unknown) => boolean) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey, state }) => isTouched(queryKey, state.data) })

// Who is signed in and what the installation is do not change by events.
const isLive = ([name]: readonly unknown[]) => name !== 'getMe' && name !== 'getPortal' && name !== 'listDemoSignIns'

/** UI-8: listens to the server and asks again for what an event names; returns how to stop. */
export function listenToServer(): () => void {
  let source: EventSource | undefined
  let wasOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const poll = setInterval(() => {
    if (source?.readyState !== EventSource.OPEN && document.visibilityState === 'visible') askAgain(isLive)
  }, pollMs)

  const open = () => {
    source = new EventSource('/api/events')
    source.addEventListener('open', () => {
      // What happened while the stream was away is unknown.
      if (wasOpen) askAgain(isLive)
      wasOpen = true
    })
    source.addEventListener('message', ({ data }) => hear(String(data)))
    source.addEventListener('resync', () => askAgain(isLive))
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs)
    })
  }
  open()
  return () => {
    source?.close()
    clearInterval(poll)
    clearTimeout(timer)
  }
}

function hear(text: string): void {
  const news = JSON.parse(text) as LiveNews
  if (news.topic === 'resync') askAgain(isLive)
  else askAgain((key, answer) => isTouchedBy(news, key, answer))
}
