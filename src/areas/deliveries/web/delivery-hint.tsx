import { Link } from '#browser/link.tsx'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { usePath } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import type { Address } from '#contract/address.ts'
import { Banner } from '#ui/banner.tsx'
import { deliveriesScreen } from '../deliveries.addresses.ts'
import { getDeliveryChannels } from '../deliveries.endpoints.ts'
import type { ChannelState } from '../delivery.ts'
import { hintOf, troubledChannel } from '../rules/hint-of.ts'

/** Milliseconds between two looks. */
const lookMs = 60_000

/** The list with the trouble in it. */
function listOf(channels: readonly ChannelState[]): Address {
  const { channel, failed } = troubledChannel(channels)
  return deliveriesScreen.at({ channel, state: failed > 0 ? 'failed' : undefined })
}

/** PLAT-13: shows those who look after deliveries, on every screen, that something is not sent. */
export function DeliveryHint() {
  const { data, refetch } = useCall(getDeliveryChannels, {}, { staleTime: lookMs })
  useRefetchEvery(lookMs, refetch)
  const path = usePath()
  // Home lists it among what needs a hand.
  const isThere = path === deliveriesScreen.path || path === dashboardScreen.path
  const hint = data && hintOf(data.channels)
  if (!hint || isThere) return null
  return (
    <div className="px-4 pt-2 lg:px-6">
      <Banner tone="warning">
        {hint}{' '}
        <Link href={listOf(data.channels)} className="font-medium text-action">
          Show deliveries
        </Link>
      </Banner>
    </div>
  )
}
