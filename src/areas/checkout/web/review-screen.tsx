import { Suspense, useEffect, useMemo, useState } from 'react'
import { editInfoDialog } from '#areas/carts/carts.addresses.ts'
import { priceOverrideDialog } from '#areas/price-overrides/price-overrides.addresses.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo, useHref, useSearchState } from '#browser/navigation.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useMedia } from '#browser/use-media.ts'
import { useOrderView, useShownColumns, ViewNote } from '#areas/views/web/public.tsx'
import { useSteady } from '#browser/use-steady.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { type CartQuantities, useActiveQuantities } from '#areas/cart-entry/web/public.tsx'
import { LockBanner, useActiveCart, useLinkedCart, useWriteLineNote } from '#areas/carts/web/public.tsx'
import { orderTypes } from '#areas/routing/order-types.ts'
import { useOverrideShortcuts, whyNoOverride } from '#areas/price-overrides/web/public.tsx'
import { QuickEntryBar } from '#areas/quick-entry/web/public.tsx'
import { poText } from '#areas/carts/rules/po-text.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import { reviewCart } from '../checkout.endpoints.ts'
import { ChangedOrderBanner } from './changed-order-banner.tsx'
import { placeLabel } from './place-label.ts'
import { CheckoutDialog } from './analysis/checkout-dialog.tsx'
import { RecommendationBanner } from './analysis/recommendation-banner.tsx'
import { isHeldByLinesOnly, useCheckout } from './analysis/use-checkout.ts'
import { arrangeLines, lineSorts } from './arrange-lines.ts'
import { NewTotalDialog } from './new-total-dialog.tsx'
import { NoCart } from './no-cart.tsx'
import { PlaceBar } from './place-bar.tsx'
import { hasUnit } from './review-cells.tsx'
import { ReviewHead } from './review-head.tsx'
import { type LineTarget, ReviewLines } from './review-lines.tsx'
import { readReviewSearch } from './review-search.ts'
import { isAboutDate, ReviewSummary } from './review-summary.tsx'
import { useItemPars } from './use-item-pars.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useRemoveLine } from './use-remove-line.ts'
import { whyNotPlace } from './why-not-place.ts'

const ReviewGrid = loadOnDemand(() => import('./review-grid.tsx').then((module) => module.ReviewGrid))

/** CHECK-1: /review-cart: quick entry above, lines left, the order right. */
export function ReviewScreen() {
  return (
    <>
      <QuickEntryBar />
      <ReviewContent />
    </>
  )
}

function ReviewContent() {
  const { cart, isLoading, failure, refetch } = useActiveCart()
  const quantities = useActiveQuantities()
  const linked = useLinkedCart()
  if (failure) return <ErrorState failure={failure} what="Your cart" onRetry={refetch} />
  if (isLoading || linked.isOpening || !quantities) return <ReviewSkeleton />
  if (linked.problem || !cart || cart.items.length === 0) return <NoCart {...linked} />
  return <ReviewOf key={cart.id} cart={cart} quantities={quantities} />
}

function ReviewOf({ cart, quantities }: { cart: Cart; quantities: CartQuantities }) {
  const params = useShipToParams()
  const hrefTo = useHref()
  const go = useGo()
  const review = useCall(reviewCart, params && { params: { ...params, cartId: cart.id } }, { keepPrevious: true })
  const [search, changeSearch] = useSearchState(readReviewSearch)
  const actor = useActor()
  const orderView = useOrderView('review')
  const shown = useShownColumns(orderView)
  const isPhone = useMedia('phone')
  const [target, setTarget] = useState<LineTarget>()
  const placing = usePlaceOrder(quantities, cart)
  const checkout = useCheckout(cart, quantities, placing.place)
  const remove = useSteady(useRemoveLine(quantities, cart))
  const writeNote = useSteady(useWriteLineNote(cart))
  // Kept while the answers say the same: a new map would draw every line again.
  const { findings, lineDates, ifShort } = useByLine(review.data)
  const pars = useItemPars(cart)
  const reviewed = review.data?.cartVersion
  // The review and the cart follow each other: another version has other totals and findings.
  useEffect(() => {
    if (reviewed === undefined || reviewed === cart.version) return
    void refreshCalls([reviewed < cart.version ? 'reviewCart' : 'getActiveCart'])
  }, [cart.version, reviewed])
  const mayChange = cart.abilities.change === null
  const whyNot = review.data && whyNotPlace(cart.abilities, review.data.findings)
  const whyNotStart = review.data && isHeldByLinesOnly(cart.abilities, review.data.findings) ? undefined : whyNot
  const placeByKeys = useSteady(() => {
    if (whyNotStart) showToast({ tone: 'danger', message: whyNotStart })
    else checkout.start()
  })
  const editInfo = () => go(editInfoDialog.open())
  const isInternal = actor.kind === 'internal'
  // Customers have the advanced layout by a view; staff by the switch, too, which may end it.
  const isViewed = orderView.view !== null && !isPhone && (!isInternal || search.layout !== 'list')
  const isAdvanced = isViewed || (isInternal && search.layout === 'advanced')
  const mayOverride = isInternal && actor.can('priceOverride')
  const mayBreakDown = isInternal && (mayOverride || actor.can('priceBreakdown'))
  const overrideHref = (itemNumber: string) => hrefTo(priceOverrideDialog.open(itemNumber))
  useReviewKeys({ cart, search, isAdvanced, changeSearch, editInfo, onPlace: review.data ? placeByKeys : undefined })
  useOverrideShortcuts({
    mayOverride: isAdvanced && mayOverride,
    whyNot: whyNoOverride(cart),
    onBreakdown: mayBreakDown ? (itemNumber) => go(overrideHref(itemNumber)) : undefined,
  })
  if (!review.data && !review.error) return <ReviewSkeleton />
  const { view } = orderView
  const viewSort = isViewed && search.sort === 'added' ? lineSorts.find((sort) => sort === view?.sortBy) : undefined
  const days = { deliveryDate: cart.deliveryDate, lineDates }
  // By total the largest comes first, as it does without a view.
  const isReversed = viewSort !== undefined && (view?.sortDirection === 'desc') !== (viewSort === 'total')
  const lines = {
    groups: arrangeLines(cart.items, viewSort ?? search.sort, search.group, days, isReversed),
    findings,
    lineDates,
    ifShort,
    pars,
    quantities,
    mayChange,
    onRemove: remove,
    onNote: writeNote,
    overrideHref: mayBreakDown ? overrideHref : undefined,
    hasEaches: cart.items.some((line) => hasUnit(line, 'EA')),
    target,
    onPlace: placeByKeys,
  }
  return (
    <div className="page grid gap-x-6 gap-y-4 max-xl:pb-[calc(var(--bottom-room,0px)+1rem)] max-md:pt-0 print:block print:pb-0 xl:grid-cols-[minmax(0,1fr)_clamp(340px,21.25rem,36%)]">
      <div className="min-w-0">
        {/* The cart is known all the same: its lines can be changed, only placing it waits. */}
        {!review.data && review.error && (
          <div className="rounded-dialog border border-line bg-raised">
            <ErrorState
              failure={review.error}
              what="The cut-off and the check of your cart"
              isCompact
              onRetry={() => void review.refetch()}
            />
          </div>
        )}
        <ReviewHead
          search={search}
          overrides={cart.totalPriceOverrideCount}
          isInternal={isInternal}
          orderView={orderView}
          isAdvanced={isAdvanced}
          isViewSorted={viewSort !== undefined}
          change={changeSearch}
        />
        <PrintFacts
          facts={[
            cart.po && poText(cart.po),
            orderTypes[cart.soType],
            cart.deliveryDate ? `Delivery ${formatDayWithYear(cart.deliveryDate)}` : 'No delivery date',
            plural(cart.totals.lines, 'line'),
          ]}
        />
        <ChangedOrderBanner cart={cart} />
        <LockBanner cart={cart} />
        <div className="print:hidden">
          <RecommendationBanner
            analysis={checkout.analysis}
            isAwaited={checkout.isAnalysisAwaited}
            onOpen={checkout.open}
          />
        </div>
        {isAdvanced ? (
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            {isViewed && <ViewNote choice={orderView} />}
            <ReviewGrid
              {...lines}
              cart={cart}
              mayOverride={mayOverride}
              shown={isViewed && shown ? shown.columns : null}
            />
          </Suspense>
        ) : (
          <ReviewLines {...lines} />
        )}
      </div>
      <aside
        aria-label="Order summary"
        className="print:static! print:mt-4 md:max-xl:ml-auto md:max-xl:w-full md:max-xl:max-w-md xl:sticky xl:top-[72px] xl:self-start"
      >
        {review.data && (
          <ReviewSummary
            cart={cart}
            review={review.data}
            whyNot={whyNotStart}
            refusal={placing.refusal}
            isPlacing={placing.isRunning || checkout.isAsking}
            onPlace={checkout.start}
            onShowLine={(itemNumber) => setTarget({ itemNumber })}
          />
        )}
      </aside>
      {review.data && (
        <PlaceBar
          review={review.data}
          label={placeLabel(cart)}
          onChooseDate={
            mayChange && review.data.findings.some((each) => each.blocks && isAboutDate(each)) ? editInfo : undefined
          }
          problem={placing.refusal}
          whyNot={whyNotStart}
          isPlacing={placing.isRunning || checkout.isAsking}
          onPlace={checkout.start}
        />
      )}
      {checkout.part && checkout.analysis && (
        <CheckoutDialog
          part={checkout.part}
          cart={cart}
          analysis={checkout.analysis}
          switcher={checkout.switcher}
          whyNot={whyNot}
          refusal={placing.refusal}
          isPlacing={placing.isRunning}
          onRemove={remove}
          onChooseDate={checkout.chooseDate}
          onPlace={placing.place}
          onClose={checkout.close}
        />
      )}
      {placing.newTotal && (
        <NewTotalDialog
          label={placeLabel(cart)}
          newTotal={placing.newTotal}
          isPlacing={placing.isRunning}
          onClose={placing.dismiss}
        />
      )}
    </div>
  )
}

/** What the review says of each line, by item number. */
function useByLine(review: CallAnswer<typeof reviewCart> | undefined) {
  const [findings, lineDates, ifShort] = [review?.findings, review?.lineDates, review?.ifShort]
  return {
    findings: useMemo(
      () => new Map((findings ?? []).flatMap((each) => (each.itemNumber ? [[each.itemNumber, each]] : []))),
      [findings],
    ),
    lineDates: useMemo(() => new Map((lineDates ?? []).map((each) => [each.itemNumber, each])), [lineDates]),
    ifShort: useMemo(() => new Map((ifShort ?? []).map((each) => [each.itemNumber, each])), [ifShort]),
  }
}

function ReviewSkeleton() {
  return (
    <div
      className="page grid gap-6 max-md:pt-0 xl:grid-cols-[minmax(0,1fr)_clamp(340px,21.25rem,36%)]"
      aria-busy="true"
    >
      <div className="grid gap-2">
        {Array.from({ length: 8 }, (_, i) => (
          <Skeleton key={i} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
