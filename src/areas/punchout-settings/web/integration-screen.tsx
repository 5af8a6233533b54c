import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { integrationScreen, userIntegrationScreen } from '../punchout-settings.addresses.ts'
import { listPunchoutSettings, listUserPunchoutSettings } from '../punchout-settings.endpoints.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { IntegrationEditor } from './integration-editor.tsx'
import { callFor, inputFor, listAddress, type Owner } from './punchout-place.ts'

/** PUNCH-1: /profile/punchout/ID, or `new`. */
export function IntegrationScreen() {
  const { settingsId = '' } = usePathParams(integrationScreen)
  return <Integration owner={undefined} settingsId={settingsId} />
}

/** PUNCH-1: the same for a selected user. */
export function UserIntegrationScreen() {
  const { userId, settingsId = '' } = usePathParams(userIntegrationScreen)
  return <Integration owner={userId} settingsId={settingsId} />
}

function Integration({ owner, settingsId }: { owner: Owner; settingsId: string }) {
  const call = callFor(owner, listPunchoutSettings, listUserPunchoutSettings)
  const { data, error, refetch } = useCall(call, inputFor<typeof listPunchoutSettings>(owner, {}))
  const settings = data?.settings.find(({ id }) => id === settingsId)
  const isNew = settingsId === 'new'
  usePageTitle(settings?.softwareName)
  return (
    <div className="page">
      <BackLink href={listAddress(owner)}>Punchout</BackLink>
      {data && (isNew || settings) ? (
        <IntegrationEditor key={settingsId} owner={owner} settings={settings} />
      ) : (
        <>
          <h1 className="sr-only">Punchout integration</h1>
          {data || error ? (
            <ErrorState
              failure={error ?? punchoutRefusals.punchout_not_found}
              what="The punchout integration"
              missing={{
                text: 'There is no such punchout integration.',
                action: (
                  <Link href={listAddress(owner)} className={buttonLook('secondary')}>
                    All integrations
                  </Link>
                ),
              }}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </>
      )}
    </div>
  )
}
