import { getUser } from '#areas/users/users.endpoints.ts'
import { userDialog, usersScreen } from '#areas/users/users.addresses.ts'
import { BackLink } from '#browser/back-link.tsx'
import { usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { userIntegrationsScreen } from '../punchout-settings.addresses.ts'
import { AddIntegration } from './add-integration.tsx'
import { IntegrationList } from './integration-list.tsx'

/** PUNCH-1: /manage-users/ID/punchout, the integrations of a selected user. */
export function UserIntegrationsScreen() {
  const { userId = '' } = usePathParams(userIntegrationsScreen)
  const user = useCall(getUser, { params: { userId } }).data?.user
  return (
    <div className="page">
      <BackLink href={usersScreen.at({}, userDialog.open(userId))}>Manage users</BackLink>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold">Punchout</h1>
          {user && <p className="text-13 wrap-anywhere text-muted">{`of ${user.name}, ${user.email}`}</p>}
        </div>
        <AddIntegration owner={userId} />
      </header>
      <div className="max-w-[992px]">
        <IntegrationList owner={userId} />
      </div>
    </div>
  )
}
