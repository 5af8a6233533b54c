import { Carrot, Tags } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageFoot } from '#ui/page-foot.tsx'
import { editCustomItemDialog } from '#areas/customer-data/customer-data.addresses.ts'
import { listCustomItems, listOwnWords } from '#areas/customer-data/custom-items.endpoints.ts'
import { type ItemsSearch, kitchenPageSizes, readItemsSearch } from '../kitchen-search.ts'
import { TabHead } from '../tab-head.tsx'
import { UnreadLists } from '../unread-lists.tsx'
import { useOwnLists } from '../use-own-lists.ts'
import { ItemFilters } from './item-filters.tsx'
import { ItemCards, ItemTable } from './item-list.tsx'
import { OwnWordsList } from './own-words-list.tsx'

type Change = (part: Partial<Record<keyof ItemsSearch, unknown>>) => void

/** GUIDE-4: custom items, or the ship-to's own words for items of the catalogue. */
export function ItemsTab() {
  const go = useGo()
  const [search, change] = useListSearch(readItemsSearch)
  const lists = useOwnLists()
  return (
    <>
      <TabHead addLabel="Add custom item" onAdd={() => go(editCustomItemDialog.open('new'))}>
        {search.kind === 'catalogue'
          ? 'Your own names and numbers for items you order here. Search, cart and guides show them.'
          : 'What you buy elsewhere or make yourself, to count and cost it beside what you order here.'}
      </TabHead>
      <ItemFilters search={search} change={change} lists={lists} />
      {search.kind === undefined && <UnreadLists retry={lists.retry} />}
      {search.kind === 'catalogue' ? (
        <Words search={search} change={change} />
      ) : (
        <CustomItems search={search} change={change} />
      )}
    </>
  )
}

function CustomItems({ search, change }: { search: ItemsSearch; change: Change }) {
  const params = useShipToParams()
  const isPhone = useMedia('phone')
  const { page, pageSize, keyword, category, location, distributor, inactive, sort, direction } = search
  const query = {
    pageNo: page,
    pageSize,
    includeTotal: 'true' as const,
    keyword,
    categoryIds: category,
    locationIds: location,
    distributorIds: distributor,
    withInactive: inactive,
    sort,
    sortDirection: sort && direction,
  }
  const items = useCall(listCustomItems, params && { params, query }, {
    keepPrevious: true,
  })
  const isFiltered = keyword !== '' || category || location || distributor
  return (
    <CallList
      call={items}
      what="Your custom items"
      rows={8}
      isEmpty={({ customItems }) => customItems.length === 0}
      empty={
        <EmptyState
          title={isFiltered ? 'No custom items found' : 'No custom items yet'}
          picture={<Carrot size={40} aria-hidden="true" />}
        >
          {isFiltered
            ? 'Take a filter off, or look for another word.'
            : 'Add what you buy at the farm stand, from the bakery or make in house, and it can stand in guides and counts.'}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          {isPhone ? (
            <ItemCards items={data.customItems} />
          ) : (
            <ItemTable items={data.customItems} search={search} change={change} />
          )}
          <PageFoot
            pageNo={page}
            pageSize={pageSize}
            sizes={kitchenPageSizes}
            total={data.totalRecords ?? data.customItems.length}
            noun="Items"
            onPage={(next) => change({ page: next === 1 ? undefined : next })}
            onPageSize={(size) => change({ page: undefined, pageSize: size })}
          />
        </>
      )}
    </CallList>
  )
}

function Words({ search: { page, pageSize, keyword }, change }: { search: ItemsSearch; change: Change }) {
  const params = useShipToParams()
  const query = { pageNo: page, pageSize, includeTotal: 'true' as const, keyword }
  const words = useCall(listOwnWords, params && { params, query }, {
    keepPrevious: true,
  })
  return (
    <CallList
      call={words}
      what="Your own words"
      rows={8}
      isEmpty={({ ownWords }) => ownWords.length === 0}
      empty={
        <EmptyState
          title={keyword === '' ? 'No words of your own yet' : 'No items found'}
          picture={<Tags size={40} aria-hidden="true" />}
        >
          {keyword === ''
            ? 'Open an item in the shop and choose Your own words to give it the name and number your kitchen uses.'
            : 'Look for another word.'}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <OwnWordsList words={data.ownWords} />
          <PageFoot
            pageNo={page}
            pageSize={pageSize}
            sizes={kitchenPageSizes}
            total={data.totalRecords ?? data.ownWords.length}
            noun="Items"
            onPage={(next) => change({ page: next === 1 ? undefined : next })}
            onPageSize={(size) => change({ page: undefined, pageSize: size })}
          />
        </>
      )}
    </CallList>
  )
}
