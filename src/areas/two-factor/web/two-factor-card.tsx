import { type ReactNode, Suspense, useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Toggle } from '#ui/toggle.tsx'
import { formatDayWithYear } from '#kit/dates.ts'
import { why } from '#kit/decision.ts'
import { getMyMfa } from '../mfa.endpoints.ts'
import { disableSecondFactor, removeAuthenticator } from '../rules/disable-second-factor.ts'

const EnableDialog = loadOnDemand(() => import('./enable-dialog.tsx').then((module) => module.EnableDialog), 'dialog')
const DisableDialog = loadOnDemand(
  () => import('./remove-factor-dialogs.tsx').then((module) => module.DisableDialog),
  'dialog',
)
const ChangePhoneDialog = loadOnDemand(
  () => import('./change-phone-dialog.tsx').then((module) => module.ChangePhoneDialog),
  'dialog',
)
const AuthenticatorDialog = loadOnDemand(
  () => import('./authenticator-dialog.tsx').then((module) => module.AuthenticatorDialog),
  'dialog',
)
const RemoveAppDialog = loadOnDemand(
  () => import('./remove-factor-dialogs.tsx').then((module) => module.RemoveAppDialog),
  'dialog',
)
const RecoveryCodesDialog = loadOnDemand(
  () => import('./recovery-codes-dialog.tsx').then((module) => module.RecoveryCodesDialog),
  'dialog',
)

type Opened = 'enable' | 'disable' | 'change-phone' | 'add-app' | 'remove-app' | 'recovery'

/**
 * AUTH-5: two-factor authentication on the profile: the toggle, the phone, the authenticator app,
 * the recovery codes.
 */
export function TwoFactorCard() {
  const isMine = useMe().usesPassword
  const { data, error, refetch } = useCall(getMyMfa, isMine ? {} : null)
  if (!isMine) return null
  return (
    <section aria-labelledby="two-factor" className="flex flex-col gap-4">
      <h2 id="two-factor" className="text-16 font-semibold">
        Two-factor authentication
      </h2>
      {data ? (
        <Contents mfa={data} />
      ) : error ? (
        <ErrorState failure={error} what="Your second factor" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  )
}

function Contents({ mfa }: { mfa: CallAnswer<typeof getMyMfa> }) {
  const [opened, setOpened] = useState<Opened>()
  const { mfaInfo, mfaEnforceDate: enforceDate, recoveryCodesLeft, countries } = mfa
  const close = () => setOpened(undefined)
  const [hasPhone, hasAuthenticator] = [typeof mfaInfo?.phone === 'string', mfaInfo?.hasAuthenticator === true]
  const whyNotRemove = why(removeAuthenticator({ hasAuthenticator, hasPhone, enforceDate }))
  const isLocked = enforceDate !== null
  return (
    <>
      <div>
        <Toggle
          isSelected={mfaInfo !== null}
          isDisabled={isLocked}
          onChange={(isOn) => setOpened(isOn ? 'enable' : 'disable')}
        >
          Two-factor authentication
        </Toggle>
        <p className="text-13 text-muted">
          {isLocked && mfaInfo
            ? why(disableSecondFactor({ hasFactor: true, enforceDate }))
            : isLocked
              ? `Required from ${formatDayWithYear(enforceDate)} on. You set it up at your first sign-in after that day, or now.`
              : 'A code besides the password, so that a stolen password does not open your account.'}
        </p>
      </div>
      <ul className="divide-y divide-line rounded-dialog border border-line">
        <Row
          title="Text message"
          badge={hasPhone}
          detail={hasPhone ? <>Codes go to •••• {mfaInfo?.phoneLast4}</> : 'A code is sent to your phone at sign-in.'}
        >
          {hasPhone ? (
            <Button size="small" onPress={() => setOpened('change-phone')}>
              Change phone
            </Button>
          ) : (
            <Button size="small" onPress={() => setOpened('enable')}>
              Set up
            </Button>
          )}
        </Row>
        <Row
          title="Authenticator app"
          badge={hasAuthenticator}
          detail="An app shows the code, also without a connection. The stronger choice."
        >
          {hasAuthenticator ? (
            <Button size="small" disabledReason={whyNotRemove} onPress={() => setOpened('remove-app')}>
              Remove
            </Button>
          ) : (
            <Button size="small" onPress={() => setOpened('add-app')}>
              Set up
            </Button>
          )}
        </Row>
        <Row
          title="Recovery codes"
          detail={
            recoveryCodesLeft > 0
              ? `${recoveryCodesLeft} unused. Each signs you in once when your phone is not at hand.`
              : 'For the day your phone is not at hand. None left.'
          }
        >
          <Button
            size="small"
            disabledReason={mfaInfo ? undefined : 'Set up a text message or an app first'}
            onPress={() => setOpened('recovery')}
          >
            Make new codes
          </Button>
        </Row>
      </ul>
      <Suspense>
        {opened === 'enable' && <EnableDialog countries={countries} onClose={close} />}
        {opened === 'disable' && <DisableDialog onClose={close} />}
        {opened === 'change-phone' && mfaInfo?.phone && (
          <ChangePhoneDialog current={mfaInfo.phone} countries={countries} onClose={close} />
        )}
        {opened === 'add-app' && <AuthenticatorDialog onClose={close} />}
        {opened === 'remove-app' && <RemoveAppDialog isLast={!hasPhone} onClose={close} />}
        {opened === 'recovery' && <RecoveryCodesDialog left={recoveryCodesLeft} onClose={close} />}
      </Suspense>
    </>
  )
}

function Row({
  title,
  detail,
  badge = false,
  children,
}: {
  title: string
  detail: ReactNode
  badge?: boolean
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-[min(100%,12rem)] flex-1">
        <p className="flex items-center gap-2 font-medium">
          {title}
          {badge && <Badge tone="good">On</Badge>}
        </p>
        <p className="figures text-13 text-muted">{detail}</p>
      </div>
      {children}
    </li>
  )
}
