import { useRouter } from '@tanstack/react-router'
import { isCallFailed } from '#browser/call-failed.ts'
import { Button } from '#ui/button.tsx'
import { forgetFailedParts, PartNotLoaded } from '#ui/failed-parts.ts'
import { useRetryOnline } from '#ui/use-retry-online.ts'
import { Notice } from './notice.tsx'

/**
 * A screen that could not be shown: what happened, and Retry; the connection coming back does the
 * same.
 */
export function ScreenFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const retry = () => {
    forgetFailedParts()
    reset()
    void router.invalidate()
  }
  useRetryOnline(retry)
  const { title, text } = wordsOf(error)
  return (
    <Notice title={title}>
      <p role="alert">{text}</p>
      <Button variant="primary" onPress={retry}>
        Retry
      </Button>
    </Notice>
  )
}

function wordsOf(error: unknown): { title: string; text: string } {
  const isUnreached = error instanceof PartNotLoaded || (isCallFailed(error) && error.status === 0)
  if (isUnreached && !navigator.onLine)
    return {
      title: 'You are offline',
      text: 'This page has not been loaded on this device yet. It opens with a connection.',
    }
  const title = 'This page could not be loaded'
  if (isCallFailed(error)) return { title, text: error.message }
  if (error instanceof PartNotLoaded) return { title, text: 'Please check your connection and try again.' }
  return { title: 'Something went wrong', text: 'This page stopped working. Nothing you saved is lost.' }
}

/** The same without the frame, when not even the signed-in user could be asked for. */
export function ScreenAlone(props: { error: unknown; reset: () => void }) {
  return (
    <main>
      <ScreenFailed {...props} />
    </main>
  )
}
