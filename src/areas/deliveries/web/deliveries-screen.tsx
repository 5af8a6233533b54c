import { MailCheck } from 'lucide-react'
import { useHref, useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import { Banner } from '#ui/banner.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { deliveriesScreen } from '../deliveries.addresses.ts'
import { listDeliveries } from '../deliveries.endpoints.ts'
import { deliveryStates } from '../rules/delivery-state.ts'
import { ChannelCards } from './channel-cards.tsx'
import { DeliveryCards, DeliveryTable } from './delivery-list.tsx'
import { readDeliverySearch } from './delivery-search.ts'
import { channelWords, stateWords } from './delivery-words.ts'
import { RepeatFailed } from './repeat-failed.tsx'

/** Milliseconds between two looks: what is sent again leaves within seconds. */
const lookMs = 5000

/** PLAT-13: /deliveries. */
export function DeliveriesScreen() {
  const isPhone = useMedia('phone')
  const hrefTo = useHref()
  const { list: pageSize } = usePageSizes()
  const [{ channel, state, cursor }, setSearch] = useSearchState(readDeliverySearch)
  const { data, error, refetch, isPlaceholderData } = useCall(
    listDeliveries,
    { query: { channel, state, cursor, pageSize } },
    { keepPrevious: true },
  )
  useRefetchEvery(lookMs, refetch)
  const failed = data?.channels.find((each) => each.channel === channel)?.failed ?? 0
  const { many } = channelWords[channel]
  return (
    <div className="page">
      <h1 className="pb-1 text-20 font-semibold">Deliveries</h1>
      <p className="pb-3 text-muted">What leaves the portal, and what could not.</p>
      {error && !data ? (
        <ErrorState failure={error} what="The deliveries" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-2" aria-busy="true" aria-label="Loading">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      ) : (
        <div className="grid gap-4">
          {error && <Banner tone="warning">{error.message} What is shown may be old.</Banner>}
          <ChannelCards
            channels={data.channels}
            selected={channel}
            hrefOf={(each) => hrefTo(deliveriesScreen.search({ channel: each, cursor: undefined }))}
          />
          <div className="flex flex-wrap items-end justify-between gap-2">
            <FilterSelect
              label="State"
              className="min-w-40"
              value={state}
              options={deliveryStates.map((each) => [each, stateWords[each].label])}
              onChange={(chosen) => setSearch({ state: chosen, cursor: undefined })}
            />
            <RepeatFailed channel={channel} failed={failed} />
          </div>
          <Refreshing isRefreshing={isPlaceholderData}>
            {data.deliveries.length === 0 ? (
              <EmptyState title={`No ${many} found`} picture={<MailCheck size={40} aria-hidden="true" />}>
                {state === 'failed' ? 'Nothing has failed here.' : 'New ones appear here by themselves.'}
              </EmptyState>
            ) : isPhone ? (
              <DeliveryCards deliveries={data.deliveries} />
            ) : (
              <DeliveryTable deliveries={data.deliveries} />
            )}
          </Refreshing>
          <NewestOlder
            newest={cursor ? hrefTo(deliveriesScreen.search({ cursor: undefined })) : null}
            older={data.nextCursor && hrefTo(deliveriesScreen.search({ cursor: data.nextCursor }))}
          />
        </div>
      )}
    </div>
  )
}
