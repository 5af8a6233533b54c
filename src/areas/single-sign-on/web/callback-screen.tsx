import { useEffect, useRef, useState } from 'react'
import { signInScreen } from '#areas/sessions/sessions.addresses.ts'
import { finishSingleSignOn } from '#areas/sessions/single-sign-on.endpoints.ts'
import { safeReturnUrl } from '#areas/sessions/rules/safe-return-url.ts'
import { SignInPage, postToTabs } from '#areas/sessions/web/public.tsx'
import { replaceMe } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { useAct } from '#browser/use-act.ts'
import { buttonLook } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

/**
 * What the provider has put into the address leaves it at once, so that neither history nor a
 * screenshot keeps it.
 */
function takeSearch(): string {
  const { search, pathname } = window.location
  if (search) window.history.replaceState(window.history.state, '', pathname)
  return search
}

/**
 * AUTH-2: back from the provider; what it says is checked by the server, then one goes where one
 * was going.
 */
export function CallbackScreen() {
  const go = useGo()
  const [search] = useState(takeSearch)
  const [isDone, setIsDone] = useState(false)
  const isSent = useRef(false)
  const { run, failure } = useAct(finishSingleSignOn, {
    done: ({ user, returnUrl, isPopup }) => {
      postToTabs('signed-in')
      if (isPopup) {
        setIsDone(true)
        window.close()
        return
      }
      replaceMe(user)
      go(safeReturnUrl(returnUrl), { replace: true })
    },
    failed: () => true,
  })
  useEffect(() => {
    // An answer of the provider is good for one attempt.
    if (isSent.current) return
    isSent.current = true
    run({ body: { search } })
  }, [run, search])
  return (
    // No frame stands around this screen; it is as high as the window by itself.
    <div className="grid min-h-dvh">
      <SignInPage title="Login with Okta">
        <div role="alert">
          {failure && (
            <p className="rounded-control bg-danger-soft px-3 py-2 font-medium text-danger">{failure.message}</p>
          )}
        </div>
        {isDone && <p role="status">You are signed in again. You can close this window.</p>}
        {!failure && !isDone && (
          <p className="flex items-center gap-3 text-muted">
            <Spinner label="Signing in" /> Signing in
          </p>
        )}
        {failure && (
          <Link href={signInScreen.at()} className={buttonLook('primary')}>
            Back to sign in
          </Link>
        )}
      </SignInPage>
    </div>
  )
}
