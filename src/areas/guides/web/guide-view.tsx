import { type ReactNode, Suspense, useState } from 'react'
import { useGo } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { ReviewBar, useActiveQuantities } from '#areas/cart-entry/web/public.tsx'
import { CartNotice } from '#areas/carts/web/public.tsx'
import { PriceBasis, UnreadDays, useForgetWithCart } from '#areas/shop/web/public.tsx'
import { type OrderViewChoice, useOrderView, ViewChooser, ViewNote } from '#areas/views/web/public.tsx'
import { useSteady } from '#browser/use-steady.ts'
import { Button } from '#ui/button.tsx'
import { FiltersButton } from '#ui/filters-button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Guide, guidePageSizes } from '../guide.ts'
import { fillToParDialog, guidesScreen } from '../guides.addresses.ts'
import { guideMessage } from './guide-message.ts'
import { GuideFilters, isNarrowed } from './guide-filters.tsx'
import { GuideHead } from './guide-head.tsx'
import { findsAll, type GuideMode } from './guide-search.ts'
import { type GuideDensity, keepDensity, keptDensity } from './kept-view.ts'
import { GuideScanner } from './guide-scanner.tsx'
import { EmptyGuide, NothingFound } from './no-lines.tsx'
import { OrderGrid } from './order-grid.tsx'
import { arrangeGuide } from './order-lines.ts'
import { PhoneLines } from './phone-lines.tsx'
import { useFillLine } from './use-fill-line.ts'
import { UnreadNames } from './unread-names.tsx'
import { useGuideKeys } from './use-guide-keys.ts'
import { useGuideMenu } from './use-guide-menu.ts'
import { type GuidePage, useGuidePage } from './use-guide-page.ts'
import { useShelfNames } from './use-shelf-names.ts'

const EditLines = loadOnDemand(() => import('./edit/edit-lines.tsx').then((module) => module.EditLines))
const SortShelf = loadOnDemand(() => import('./edit/sort-shelf.tsx').then((module) => module.SortShelf))
const PageFoot = loadOnDemand(() => import('#ui/page-foot.tsx').then((module) => module.PageFoot))

/** GUIDE-3: one guide: ordered from, or changed. */
export function GuideView({
  guide: listed,
  isDefault,
  picker,
}: {
  guide: Guide
  isDefault: boolean
  /** The field of the guides, where it is part of the guide's head. */
  picker: ReactNode
}) {
  const go = useGo()
  const orderView = useOrderView('guide')
  const [chosenDensity, setDensity] = useState(keptDensity)
  const density = chosenDensity ?? (orderView.view ? 'dense' : 'list')
  const page = useGuidePage(listed, density === 'dense' ? orderView : undefined)
  const { search, change, result, cart } = page
  const { data } = result
  // What the list says is older than what came with the lines.
  const guide = data?.guide.id === listed.id && data.guide.version >= listed.version ? data.guide : listed
  const isPhone = useMedia('phone')
  const isTitled = useMedia('widest')
  const quantities = useActiveQuantities(guide)
  const [target, setTarget] = useState<{ readonly key: string }>()
  // A line of another page, until that page is there.
  const [awaited, setAwaited] = useState<string>()
  if (awaited !== undefined && data?.rows.some(({ lineId }) => lineId === awaited)) {
    setAwaited(undefined)
    setTarget({ key: awaited })
  }
  useForgetWithCart(quantities, cart?.id)
  const onFill = useSteady(useFillLine(guide, quantities))
  const changeDensity = (next: typeof density) => {
    keepDensity(next)
    setDensity(next)
  }
  useGuideKeys({
    page,
    density,
    changeDensity,
    onFill,
    isOrdering: search.mode === 'order' && quantities !== null,
    guideId: guide.id,
    mayReplace: guide.abilities.changeLines === null,
  })
  // A link to the editor opens the guide for those who may not change it.
  const mode = guide.abilities.changeShelf === null ? search.mode : 'order'
  const isEmpty = guide.lineCount === 0
  const hasFilters = mode !== 'sort' && !isEmpty
  const [isOpen, setOpen] = useState(isNarrowed(search))
  const changeMode = (next: GuideMode) => change({ mode: next === 'order' ? undefined : next, page: search.page })
  const menu = useGuideMenu(guide, isDefault, isPhone && mode === 'order' ? () => changeMode('edit') : undefined)
  const { retry } = useShelfNames()
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <GuideHead
        guide={guide}
        isDefault={isDefault}
        priceDate={data?.priceDate}
        soType={cart?.soType ?? 'regularDelivery'}
        mode={mode}
        whyNotEdit={guideMessage(guide.abilities.changeShelf)}
        onMode={changeMode}
        onFill={quantities && !isEmpty ? () => go(fillToParDialog.open(guide.id)) : undefined}
        menu={menu}
        isTitled={isTitled}
        picker={picker}
        filtersButton={
          isPhone &&
          hasFilters && (
            <FiltersButton
              name="Search and filters"
              isOpen={isOpen}
              isChanged={isNarrowed(search)}
              onChange={setOpen}
            />
          )
        }
      />
      {hasFilters && (
        <GuideFilters
          page={page}
          scanner={
            mode === 'order' &&
            quantities &&
            data && (
              <GuideScanner
                guide={guide}
                rows={data.rows}
                quantities={quantities}
                onFound={({ lineId }) => setTarget({ key: lineId })}
                onElsewhere={(lineId, place) => {
                  // Unfiltered and in the order of the shelf, as places are counted.
                  page.showAll(Math.floor(place / data.pageSize) + 1)
                  setAwaited(lineId)
                }}
              />
            )
          }
          isOpen={isOpen}
          density={density}
          onDensity={isPhone || mode === 'edit' ? undefined : changeDensity}
          view={
            mode === 'order' && (
              <ViewChooser choice={orderView} isApplied={density === 'dense'} onChosen={() => changeDensity('dense')} />
            )
          }
        />
      )}
      {mode === 'order' && !isEmpty && <UnreadNames retry={retry}>Lines cannot be narrowed to them.</UnreadNames>}
      {data && (
        <>
          <CartNotice>
            Quantities are not shown, and prices are those of <PriceBasis date={data.priceDate} />. What you type is
            kept and sent later.
          </CartNotice>
          <UnreadDays priceDate={data.priceDate} />
        </>
      )}
      {mode === 'sort' ? (
        <Suspense fallback={<Waiting />}>
          <SortShelf guide={guide} />
        </Suspense>
      ) : (
        <Lines
          mode={mode}
          page={page}
          guide={guide}
          quantities={quantities}
          density={density}
          isPhone={isPhone}
          onFill={quantities ? onFill : undefined}
          target={target}
          orderView={orderView}
        />
      )}
      {mode === 'order' && <ReviewBar />}
    </div>
  )
}

function Lines({
  mode,
  page,
  guide,
  quantities,
  density,
  isPhone,
  onFill,
  target,
  orderView,
}: {
  mode: 'order' | 'edit'
  page: GuidePage
  guide: Guide
  quantities: ReturnType<typeof useActiveQuantities>
  density: GuideDensity
  isPhone: boolean
  onFill: ReturnType<typeof useFillLine> | undefined
  target: { readonly key: string } | undefined
  orderView: OrderViewChoice
}) {
  const go = useGo()
  const { result, search, change, clear, total, pageSize, choosePageSize, cart, cartProblem } = page
  const { data, error, isPlaceholderData } = result
  if (error && !data)
    return (
      <ErrorState
        failure={error}
        what="The guide"
        missing={{
          text: 'This guide is no longer present.',
          action: <Button onPress={() => go(guidesScreen.at())}>All guides</Button>,
        }}
        onRetry={() => void result.refetch()}
      />
    )
  if (!data) return <Waiting />
  if (data.rows.length === 0)
    return (
      <Refreshing isRefreshing={isPlaceholderData}>
        {findsAll(search) ? <EmptyGuide guide={guide} /> : <NothingFound keyword={search.keyword} onClear={clear} />}
      </Refreshing>
    )
  const lines = {
    guideId: guide.id,
    groups: arrangeGuide(data.rows, search.group),
    today: data.today,
    cart,
    quantities,
    cartProblem,
    onFill,
    mayReplace: guide.abilities.changeLines === null,
    target,
  }
  return (
    <Refreshing isRefreshing={isPlaceholderData}>
      {mode === 'edit' ? (
        <Suspense fallback={<Waiting />}>
          <EditLines guide={guide} page={page} data={data} />
        </Suspense>
      ) : isPhone ? (
        <PhoneLines {...lines} />
      ) : (
        <>
          {density === 'dense' && <ViewNote choice={orderView} />}
          <OrderGrid {...lines} density={density} orderView={orderView} />
        </>
      )}
      <div className="min-h-12">
        <Suspense>
          <PageFoot
            pageNo={data.pageNo}
            pageSize={pageSize}
            sizes={guidePageSizes}
            total={total ?? data.rows.length}
            noun="Lines"
            onPage={(next) => {
              change({ page: next })
              window.scrollTo({ top: 0 })
            }}
            onPageSize={(size) => {
              const known = guidePageSizes.find((each) => each === size)
              if (known) choosePageSize(known)
            }}
          />
        </Suspense>
      </div>
    </Refreshing>
  )
}

const Waiting = () => (
  <div className="grid gap-px" role="status" aria-label="The guide is loading">
    {Array.from({ length: 12 }, (_, row) => (
      <Skeleton key={row} className="h-[76px] w-full md:h-12" />
    ))}
  </div>
)
