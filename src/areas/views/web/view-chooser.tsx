import { Suspense } from 'react'
import { atRest } from '#browser/at-rest.ts'
import { useGo } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { orderViewsScreen, priceViewsScreen } from '../views.addresses.ts'
import type { OrderViewChoice } from './use-order-view.ts'
import type { PriceViewChoice } from './use-price-view.ts'

// The rows of the first screen go first.
const ViewSelect = loadOnDemand(
  () => atRest().then(async () => (await import('./view-select.tsx')).ViewSelect),
  'compact',
)

/** What is beside the select does not move when it comes. */
const room = <span aria-hidden="true" className="field invisible w-36!" />

/**
 * STAFF-4: which order view a grid is shown by. A phone has rows without columns, and needs none.
 */
export function ViewChooser({
  choice: { view, views, choose },
  isApplied = true,
  onChosen,
}: {
  choice: OrderViewChoice
  /** False where the present layout has no columns: no view is marked as chosen. */
  isApplied?: boolean
  /** After a view was chosen, not the usual columns. */
  onChosen?: () => void
}) {
  const go = useGo()
  const isPhone = useMedia('phone')
  if (!choose || isPhone) return null
  return (
    <Suspense fallback={room}>
      <ViewSelect
        views={views}
        value={(isApplied && view?.id) || ''}
        className="max-w-44 md:max-lg:max-w-34"
        onMaintain={() => go(orderViewsScreen.at())}
        onChange={(viewId) => {
          choose(viewId)
          if (viewId !== null) onChosen?.()
        }}
      />
    </Suspense>
  )
}

/** STAFF-4: which price view a price list is shown by. */
export function PriceViewChooser({ choice: { view, views, choose } }: { choice: PriceViewChoice }) {
  const go = useGo()
  return (
    <Suspense fallback={room}>
      <ViewSelect
        views={views}
        value={view?.id ?? ''}
        className="max-w-56"
        onMaintain={() => go(priceViewsScreen.at())}
        onChange={choose}
      />
    </Suspense>
  )
}
