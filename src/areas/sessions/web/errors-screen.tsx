import { useEffect, useState } from 'react'
import { ownBillToRequestsScreen, requestBillToDialog } from '#areas/bill-to-requests/bill-to-requests.addresses.ts'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { modeOf, otherModeOf, setMode } from '#browser/app-mode.ts'
import { knownMe } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo, usePathParams, useSearchOf } from '#browser/navigation.ts'
import { hasUnsent, wayBack } from '#browser/punchout-tab.ts'
import { startScreen } from '#contract/address.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { PlainPage } from '#ui/plain-page.tsx'
import { readInvalidSession } from '../rules/read-invalid-session.ts'
import { noAccessReasonScreen } from '../sessions.addresses.ts'
import { LogoutDialog } from './logout-dialog.tsx'

interface ErrorText {
  readonly title: string
  readonly text: string
  /** Reloads the portal, as what led here must be requested again. Null: nothing here leads on. */
  readonly again?: string | null
}

const texts: Record<string, ErrorText> = {
  'no-bill-tos': {
    title: 'There is no account to order for yet',
    text: 'Your sign-in works, but no bill-to with a ship-to that allows ordering belongs to it. Your sales rep can add one.',
    again: 'Try again',
  },
  'invalid-session': {
    title: 'Another user has signed in',
    text: 'This browser now belongs to a different sign-in than the page you had open. Nothing you entered there was sent.',
    again: 'Go to the start page',
  },
  'punchout-ended': {
    title: 'Your session has ended',
    text: 'Nothing was ordered. Please start again from your procurement system.',
    again: null,
  },
  'site-under-maintenance': {
    title: 'We are working on the portal',
    text: 'Ordering will be back shortly. For anything urgent, please call your sales rep.',
    again: 'Try again',
  },
}
const general: ErrorText = {
  title: 'You do not have access to this page',
  text: 'Your sign-in does not include it. The person who manages users at your company, or your sales rep, can grant it.',
}
/** AUTH-8: staff who act as a customer have a way of their own to the rest. */
const acting: ErrorText = {
  title: general.title,
  text: 'It is not open to you while you are logged in as someone else. Return to self on the start page, and come back.',
}

/** ACCESS-5: why somebody cannot go on, and who can help. */
export function ErrorsScreen() {
  const { reason = '' } = usePathParams(noAccessReasonScreen)
  const other = readInvalidSession(useSearchOf(noAccessReasonScreen))
  const back = reason === 'punchout-ended' ? wayBack() : undefined
  // Whoever lost something they typed reads so first.
  const [isUnsent] = useState(() => reason === 'punchout-ended' && hasUnsent())
  // In a frame the page around it is the buyer's own: it goes nowhere by itself.
  const goesBack = window.top === window && !isUnsent
  useEffect(() => {
    if (back !== undefined && goesBack) window.location.replace(back)
  }, [back, goesBack])
  const { title, text, again } = texts[reason] ?? (knownMe()?.kind === 'proxy' ? acting : general)
  return (
    <PlainPage title={title}>
      <p className="text-muted">{text}</p>
      {isUnsent && <p>What you entered last was not saved.</p>}
      {reason === 'invalid-session' && other && (
        <p>
          Now signed in: <strong className="break-all">{other.email}</strong>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {back !== undefined && (
          <a href={back} target="_top" rel="noreferrer" className={buttonLook('primary')}>
            Go to your procurement system
          </a>
        )}
        {again && (
          <Button variant="primary" onPress={() => window.location.assign(startScreen.at())}>
            {again}
          </Button>
        )}
        {again === undefined && (
          <Link href={startScreen.at()} className={buttonLook('primary')}>
            Go to the start page
          </Link>
        )}
        {reason === 'no-bill-tos' && <OtherWaysOn />}
      </div>
    </PlainPage>
  )
}

/** Who has nothing to order for may ask for a bill-to, or have accounts or another sign-in. */
function OtherWaysOn() {
  const go = useGo()
  const [isLeaving, setIsLeaving] = useState(false)
  const user = knownMe()
  if (!user) return null
  const mayGoToAccounts = user.shipToCount > 0 && modeOf(user) === 'restaurant' && otherModeOf(user) === 'accounting'
  return (
    <>
      {user.kind === 'external' && (
        <Link href={ownBillToRequestsScreen.at({}, requestBillToDialog.open())} className={buttonLook('secondary')}>
          Request a bill-to
        </Link>
      )}
      {mayGoToAccounts && (
        <Button
          onPress={() => {
            setMode(user, 'accounting')
            go(dashboardScreen.at())
          }}
        >
          Switch to accounting
        </Button>
      )}
      <Button variant="quiet" onPress={() => setIsLeaving(true)}>
        Logout
      </Button>
      {isLeaving && <LogoutDialog value="" close={() => setIsLeaving(false)} />}
    </>
  )
}
