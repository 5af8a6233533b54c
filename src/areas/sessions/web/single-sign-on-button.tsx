import { useRef } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { startSingleSignOn } from '../single-sign-on.endpoints.ts'

/**
 * AUTH-2: to the provider and back. Above an open page it happens in a window of its own, so that
 * the page stays.
 */
export function SingleSignOnButton({
  returnUrl,
  again,
  onFailure,
}: {
  returnUrl?: string | undefined
  /** Who signs in again above an open page. */
  again?: { readonly userId: string }
  onFailure: (failure: CallFailed) => void
}) {
  const popup = useRef<Window>(null)
  const { run, isRunning } = useAct(startSingleSignOn, {
    done: ({ location }) => {
      // A browser that opens no windows leaves the page: better than not getting in.
      if (popup.current) popup.current.location.assign(location)
      else window.location.assign(location)
    },
    failed: (failure) => {
      popup.current?.close()
      onFailure(failure)
      return true
    },
  })
  const start = () => {
    // Windows open only in the very moment of the press.
    popup.current = again ? window.open('about:blank', 'larder-sign-in', 'popup,width=480,height=680') : null
    run({ body: { returnUrl, ...(again && popup.current && { again: { userId: again.userId } }) } })
  }
  return (
    <Button variant={again ? 'primary' : 'secondary'} isWide autoFocus={again !== undefined} onPress={start}>
      {isRunning ? 'Opening Okta' : 'Login with Okta'}
    </Button>
  )
}
