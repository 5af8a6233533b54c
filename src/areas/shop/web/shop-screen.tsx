import { Suspense, useState } from 'react'
import { atRest } from '#browser/at-rest.ts'
import { useActor } from '#browser/current-user.ts'
import { useCloseDialog, useGo, usePageTitle, useSearchOf } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { CartNotice } from '#areas/carts/web/public.tsx'
import { ReviewBar, useActiveQuantities } from '#areas/cart-entry/web/public.tsx'
import { CreditHold } from '#areas/customers/web/public.tsx'
import { maxEager } from '#areas/items/web/public.tsx'
import { formatDayWithYear } from '#kit/dates.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { boughtText } from '../rules/bought-text.ts'
import { sharedReason } from '../rules/why-not-orderable.ts'
import { shopScreen } from '../shop.addresses.ts'
import type { ShopRow } from '../shop-row.ts'
import { ActiveChips } from './active-chips.tsx'
import { FilterRail } from './filter-rail.tsx'
import { FoundNote } from './found-note.tsx'
import { CompactRow } from './compact-row.tsx'
import { ItemRow } from './item-row.tsx'
import { useForgetWithCart } from './last-typed.ts'
import { PriceBasis } from './price-basis.tsx'
import { countText, ResultHead } from './result-head.tsx'
import { filterCount } from './shop-search.ts'
import { useOrderViewKeys } from './use-order-view-keys.ts'
import { UnreadDays } from './unread-days.tsx'
import { type Shop, useShop } from './use-shop.ts'

const AdvancedGrid = loadOnDemand(() => import('./advanced-grid.tsx').then((module) => module.AdvancedGrid))
const ItemGrid = loadOnDemand(() => import('./item-grid.tsx').then((module) => module.ItemGrid))
const NothingFound = loadOnDemand(() => import('./nothing-found.tsx').then((module) => module.NothingFound))
const PreviewNotice = loadOnDemand(() => import('./preview-notice.tsx').then((module) => module.PreviewNotice))
const SideSheet = loadOnDemand(() => import('#ui/side-sheet.tsx').then((module) => module.SideSheet), 'dialog')
// Below the rows: it comes after them.
const Pagination = loadOnDemand(() => atRest().then(async () => (await import('#ui/pagination.tsx')).Pagination))

/** ITEM-1: /shop, the catalogue as a tool: filters left, results right. */
export function ShopScreen() {
  const shop = useShop()
  const { search, change, result } = shop
  const mayManage = useActor().can('manageCart')
  const go = useGo()
  const showsFilters = useSearchOf(shopScreen).filters === 'open'
  const showFilters = () => go(shopScreen.search({ filters: 'open' }))
  const hideFilters = useCloseDialog({ parameter: 'filters', closed: shopScreen.search({ filters: undefined }) })
  const facets = result.data?.facets
  const [found, setFound] = useState(search.keyword)
  // Until the new ones are there the old facets are shown.
  const keyword = result.isPlaceholderData ? found : search.keyword
  if (keyword !== found) setFound(keyword)
  useOrderViewKeys(shop, showFilters)
  usePageTitle(search.keyword ? `“${search.keyword}”` : 'Shop')
  const rail =
    facets || !result.error ? (
      <FilterRail facets={facets} keyword={keyword} search={search} change={change} />
    ) : (
      // The results beside it say why, and ask again for both.
      <p className="py-2 text-13 text-muted">The filters could not be loaded.</p>
    )
  return (
    <div className="page flex flex-1 gap-6 max-md:py-0">
      <aside
        aria-label="Filters"
        className="sticky top-[72px] hidden max-h-[calc(100dvh-88px)] w-56 shrink-0 self-start overflow-y-auto pr-1 lg:block"
      >
        {rail}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <h1 className="sr-only print:not-sr-only print:text-20 print:font-semibold">
          {search.keyword ? `Shop: “${search.keyword}”` : 'Shop'}
        </h1>
        {result.data && <PrintFacts facts={[`Prices for ${formatDayWithYear(result.data.priceDate)}`]} />}
        <ResultHead
          total={result.data?.totalRecords}
          search={search}
          change={change}
          shownDate={result.data?.previewDate ?? result.data?.priceDate}
          onFilters={showFilters}
          filterCount={filterCount(search)}
          orderView={shop.orderView}
          isViewSorted={shop.isViewSorted}
        />
        {result.data?.isOnCreditHold && (
          <div className="pb-2">
            <CreditHold />
          </div>
        )}
        {result.data && (
          <CartNotice>
            Quantities are not shown, and prices are those of <PriceBasis date={result.data.priceDate} />. What you type
            is kept and sent later.
          </CartNotice>
        )}
        {result.data && <UnreadDays priceDate={result.data.priceDate} mayChoose />}
        {result.data?.previewDate && (
          <Suspense>
            <PreviewNotice
              date={result.data.previewDate}
              cartDate={result.data.priceDate}
              hasCart={shop.cart !== null}
              onEnd={() => change({ deliveryDate: undefined, page: search.page })}
            />
          </Suspense>
        )}
        {result.data && !result.isPlaceholderData && result.data.items.length > 0 && (
          <FoundNote
            keyword={search.keyword}
            missing={result.data.missing}
            didYouMean={result.data.didYouMean}
            onKeyword={(keyword) => change({ keyword })}
          />
        )}
        <ActiveChips facets={facets} search={search} change={change} />
        <Results shop={shop} />
        {mayManage && <ReviewBar />}
      </div>
      {showsFilters && (
        <Suspense>
          <SideSheet
            title="Filters"
            isOpen
            onClose={hideFilters}
            footer={
              <Button variant="primary" isWide onPress={hideFilters}>
                Show {countText(result.data?.totalRecords) || 'items'}
              </Button>
            }
          >
            <div className="px-5 py-3">{rail}</div>
          </SideSheet>
        </Suspense>
      )}
    </div>
  )
}

function Results({ shop: { result, search, change, cart, cartProblem, orderView } }: { shop: Shop }) {
  const quantities = useActiveQuantities()
  useForgetWithCart(quantities, cart?.id)
  const isPhone = useMedia('phone')
  const { data, error, isPlaceholderData } = result
  if (!data && error) return <ErrorState failure={error} what="The items" onRetry={() => void result.refetch()} />
  // What was found before says nothing about the new words.
  const isEmptyBefore = isPlaceholderData && data?.items.length === 0
  if (!data || isEmptyBefore) return <ResultSkeleton isGrid={search.layout === 'grid'} />
  if (data.items.length === 0) {
    return (
      <Suspense>
        <NothingFound didYouMean={data.didYouMean} missing={data.missing} {...{ search, change }} />
      </Suspense>
    )
  }
  const lines = new Map(cart?.items.map((line) => [line.itemNumber, line]))
  const { previewDate } = data
  const ofAll = sharedReason(data.items)
  const propsOf = (row: ShopRow, index: number) => ({
    row,
    line: lines.get(row.itemNumber),
    previewDate,
    quantities,
    cartProblem,
    isEager: index < maxEager,
    sharedReason: ofAll,
  })
  return (
    <Refreshing isRefreshing={isPlaceholderData}>
      {ofAll !== null && (
        <div className="pb-2">
          <Banner tone="info">{ofAll}</Banner>
        </div>
      )}
      {search.layout === 'advanced' ? (
        <Suspense fallback={<ResultSkeleton isGrid={false} />}>
          <AdvancedGrid
            rows={data.items}
            today={data.today}
            sharedReason={ofAll}
            {...{ previewDate, quantities, cartProblem, orderView }}
          />
        </Suspense>
      ) : search.layout === 'grid' ? (
        <Suspense fallback={<ResultSkeleton isGrid />}>
          <ItemGrid cards={data.items.map(propsOf)} />
        </Suspense>
      ) : (
        <ul className="@container rounded-dialog border border-line *:first:rounded-t-dialog *:last:rounded-b-dialog max-md:-mx-4 max-md:border-x-0 max-md:border-t-0 max-md:*:rounded-none!">
          {data.items.map((row, index) =>
            isPhone ? (
              <CompactRow key={row.itemNumber} bought={boughtText(row, data.today)} {...propsOf(row, index)} />
            ) : (
              <ItemRow key={row.itemNumber} today={data.today} {...propsOf(row, index)} />
            ),
          )}
        </ul>
      )}
      <div className="min-h-12 pt-4">
        <Suspense>
          <Pagination
            pageNo={data.pageNo}
            pageSize={data.pageSize}
            total={data.totalRecords}
            onPage={(page) => {
              change({ page })
              window.scrollTo({ top: 0 })
            }}
          />
        </Suspense>
      </div>
    </Refreshing>
  )
}

function ResultSkeleton({ isGrid }: { isGrid: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={
        isGrid ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.125rem),1fr))] gap-3' : 'grid gap-px max-md:-mx-4'
      }
    >
      {Array.from({ length: 12 }, (_, i) => (
        <Skeleton key={i} className={isGrid ? 'h-72 w-full' : 'h-[83px] w-full md:h-[57px] xl:h-12'} />
      ))}
    </div>
  )
}
