import { Link } from 'react-aria-components'
import { formatDay } from '#kit/dates.ts'
import { useMe } from '#browser/current-user.ts'
import type { BannerFacts, StackedBanner } from '../rules/stack-banners.ts'
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
  return (
    <>
      You are logged in as <strong>{displayName}</strong> ({email}).
    </>
  )
}

function SecondFactor() {
  const { mfaEnforceDate }: BannerFacts = useMe()
  return (
    <>
      {mfaEnforceDate
        ? `From ${formatDay(mfaEnforceDate.slice(0, 10))} on, two-factor authentication is required to sign in.`
        : 'Two-factor authentication keeps others out of your account.'}{' '}
      <Link href="/profile?tab=PASSWORD_SECURITY" className={link}>
        Set it up
      </Link>
    </>
  )
}
