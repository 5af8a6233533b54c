import { Button as AriaButton } from 'react-aria-components'
import { returnToSelfDialog } from '#areas/login-as/login-as.addresses.ts'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { sessionsDialog } from '#areas/sessions/sessions.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { dismissMfaBanner } from '#areas/two-factor/mfa.endpoints.ts'
import { keepMe, useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { StackedBanner } from '../rules/stack-banners.ts'
import { Markup } from './markup.tsx'

const link = 'font-medium text-ink underline underline-offset-2'

/** What a banner says, and the way to deal with it. */
export function BannerText({ banner }: { banner: StackedBanner }) {
  if (banner.kind === 'announcement') return <Markup text={banner.announcement.value} />
  if (banner.kind === 'punchout') return 'You are in punchout mode. Your order goes back to your procurement system.'
  return banner.kind === 'logged-in-as' ? <LoggedInAs /> : <SecondFactor />
}

function LoggedInAs() {
  const { displayName, email } = useMe()
  const hrefTo = useHref()
  return (
    <>
      You are logged in as <strong>{displayName}</strong> ({email}).{' '}
      <Link href={hrefTo(returnToSelfDialog.open())} className={link}>
        Return to self
      </Link>
    </>
  )
}

function SecondFactor() {
  const me = useMe()
  const hrefTo = useHref()
  const { mfaEnforceDate } = me
  // Staff have no 'Privacy & Security' on their profile.
  const place = me.kind === 'internal' ? hrefTo(sessionsDialog.open()) : profileScreen.at({ tab: 'privacy' })
  const dismiss = useAct(dismissMfaBanner, {
    // The server's word when it has one (S0 section 8).
    failed: ({ code }) => {
      if (code !== 'offline' && code !== 'unexpected') return false
      showToast({ tone: 'danger', message: 'Failed to dismiss 2FA banner' })
      return true
    },
    done: ({ isMfaBannerDismissed }) => keepMe({ ...me, isMfaBannerDismissed }),
  })
  return (
    <>
      {mfaEnforceDate
        ? `From ${formatDayWithYear(mfaEnforceDate.slice(0, 10))} on, two-factor authentication is required to sign in.`
        : 'Two-factor authentication keeps others out of your account.'}{' '}
      <Link href={place} className={link}>
        Set it up
      </Link>
      {!mfaEnforceDate && (
        <>
          {' or '}
          <AriaButton className={`${link} cursor-pointer`} onPress={() => dismiss.run({})}>
            do not remind me
          </AriaButton>
        </>
      )}
    </>
  )
}
