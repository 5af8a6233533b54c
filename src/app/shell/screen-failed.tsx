import { useRouter } from '@tanstack/react-router'
import { isCallFailed } from '#browser/call-failed.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from './notice.tsx'

/** A screen that could not be shown: what happened, and Retry. */
export function ScreenFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  return (
    <Notice title={isCallFailed(error) ? 'This page could not be loaded' : 'Something went wrong'}>
      <p role="alert">
        {isCallFailed(error) ? error.message : 'This page stopped working. Nothing you saved is lost.'}
      </p>
      <Button
        variant="primary"
        onPress={() => {
          reset()
          void router.invalidate()
        }}
      >
        Retry
      </Button>
    </Notice>
  )
}

/** The same without the frame, when not even the signed-in user could be asked for. */
export function ScreenAlone(props: { error: unknown; reset: () => void }) {
  return (
    <main>
      <ScreenFailed {...props} />
    </main>
  )
}
