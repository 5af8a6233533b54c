import { Plug } from 'lucide-react'
import { useState } from 'react'
import { featuresOf } from '#areas/access/roles.ts'
import { userIntegrationsScreen } from '#areas/punchout-settings/punchout-settings.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { UserDetail } from '../user.ts'
import { getUser } from '../users.endpoints.ts'
import { AccountActions } from './account-actions.tsx'
import { AddressForm } from './address-form.tsx'
import { CustomersForm } from './customers-form.tsx'
import { EnforceDateForm } from './enforce-date-form.tsx'
import { InvoiceFormatForm } from './invoice-format-form.tsx'
import { lastSignInText } from './last-sign-in.ts'
import { PermissionsForm } from './permissions-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { UserBadge } from './user-badge.tsx'
import { UserSessions } from './user-sessions.tsx'

/** USERS-1: one user beside the list: `?user=ID`. */
export function UserSheet({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(getUser, { params: { userId: value } })
  return (
    <SideSheet title={data ? data.user.name : 'User'} isOpen onClose={close}>
      {error && !data ? (
        <ErrorState
          failure={error}
          what="The user"
          missing={{ text: 'There is no such user, or not in your care.' }}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Content key={data.user.userId} user={data.user} />
      ) : (
        <div className="grid gap-4 p-5">
          <Skeleton className="h-12 w-64" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function Content({ user }: { user: UserDetail }) {
  const [tab, setTab] = useState('profile')
  const tabs = [
    { id: 'profile', title: 'Profile', content: <ProfileForm user={user} /> },
    { id: 'permissions', title: 'Permissions', content: <PermissionsForm user={user} /> },
    ...(user.isStaff
      ? []
      : [
          { id: 'customers', title: 'Customers', content: <CustomersForm user={user} /> },
          { id: 'invoice-format', title: 'Invoice Format', content: <InvoiceFormatForm user={user} /> },
        ]),
    { id: 'account', title: 'Account', content: <Account user={user} /> },
  ]
  return (
    <div className="grid gap-5 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={user.name} url={user.profileImageUrl} />
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="truncate">{user.email}</p>
          <p className="text-13 text-muted">
            {user.roleName} · Last sign-in: {lastSignInText(user.lastSignInAt)}
          </p>
        </div>
        <UserBadge state={user.state} />
      </div>
      <Tabs label="Parts of the user" tabs={tabs} selected={tab} onSelect={setTab} isKept />
    </div>
  )
}

/** PUNCH-1: punchout is enabled for them, and they may sign in. */
const hasPunchout = (user: UserDetail): boolean =>
  user.state !== 'inactive' && featuresOf(user.role, user.features).has('punchout')

function Account({ user }: { user: UserDetail }) {
  const { enforceFactor } = user.abilities
  return (
    <div className="grid gap-6">
      <AccountActions user={user} />
      {/* A day that is set is shown to whoever sees the user; where another sign-in asks for the
          factor there is none. */}
      {(enforceFactor === null || (user.mfaEnforceDate && enforceFactor !== 'factor_elsewhere')) && (
        <EnforceDateForm user={user} />
      )}
      {user.abilities.changeProfile === null && hasPunchout(user) && (
        <Link href={userIntegrationsScreen.at({ userId: user.userId })} className={`${buttonLook('secondary')} w-fit`}>
          <Plug size={16} aria-hidden="true" />
          Punchout integrations
        </Link>
      )}
      {user.abilities.changeAddress === null && <AddressForm key={user.email} user={user} />}
      {user.abilities.seeSessions === null && <UserSessions user={user} />}
    </div>
  )
}
