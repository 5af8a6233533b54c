import { LayoutGrid, List, ListFilter, Rows3 } from 'lucide-react'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useHidesOnScroll } from '#browser/use-hides-on-scroll.ts'
import { plural } from '#kit/text.ts'
import { IconSwitch } from '#ui/icon-switch.tsx'
import { type OrderViewChoice, ViewChooser } from '#areas/views/web/public.tsx'
import { DeliveryDateChip } from './delivery-date-chip.tsx'
import { keepLayout } from './kept-layout.ts'
import type { Layout, ShopSort } from './shop-search.ts'
import type { Shop } from './use-shop.ts'

const layoutChoices = [
  { id: 'list', label: 'List layout', icon: List },
  { id: 'grid', label: 'Grid layout', icon: LayoutGrid },
  { id: 'advanced', label: 'Advanced layout', icon: Rows3, isWide: true },
] as const

const sortWords: Readonly<Record<ShopSort, string>> = {
  description: 'Description',
  brand: 'Brand',
  itemNumber: 'Item number',
  pack: 'Pack size',
  unitPrice: 'Price per lb, oz, each',
  lastOrdered: 'Last ordered',
}

/**
 * How many were found, how they are sorted and laid out, and for which delivery. On a phone one
 * row, which makes room for the list on the way down and returns on the way up.
 */
export function ResultHead({
  total,
  search,
  change,
  shownDate,
  onFilters,
  filterCount,
  orderView,
  isViewSorted,
}: {
  total: number | undefined
  search: Shop['search']
  change: Shop['change']
  /** The day that is looked at, else the one the prices are for. */
  shownDate: string | undefined
  /** Opens the filters where there is no room for the rail. */
  onFilters: () => void
  filterCount: number
  orderView: OrderViewChoice
  isViewSorted: boolean
}) {
  const row = useRef<HTMLDivElement>(null)
  const isHidden = useHidesOnScroll(row)
  return (
    <div
      ref={row}
      className={`flex flex-wrap items-center gap-2 pb-2 max-md:sticky max-md:top-(--top-room) max-md:z-20 max-md:-mx-4 max-md:gap-1.5 max-md:border-b max-md:border-line max-md:bg-surface max-md:px-3 max-md:py-0.5 max-md:transition-transform max-md:duration-160 lg:gap-x-4 ${isHidden ? 'max-md:-translate-y-full' : ''}`}
    >
      <p
        className={`figures font-semibold max-md:text-13 md:min-w-24 md:text-14 ${search.sort ? 'max-md:sr-only' : 'max-[23rem]:sr-only'}`}
        aria-live="polite"
      >
        {countText(total)}
      </p>
      <div className="flex flex-1 basis-[min(100%,14rem)] flex-wrap items-center justify-end gap-2 max-md:gap-1.5 print:hidden">
        <AriaButton
          onPress={onFilters}
          aria-label={filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
          className="inline-flex h-9 items-center justify-center gap-1.5 rounded-control border border-line-strong bg-raised px-3 text-13 data-hovered:bg-sunken lg:hidden pointer-coarse:h-11 pointer-coarse:min-w-11"
        >
          <ListFilter size={16} aria-hidden="true" />
          <span className="max-md:hidden">Filters</span>
          {filterCount > 0 && <span className="figures font-semibold text-action">{filterCount}</span>}
        </AriaButton>
        <DeliveryDateChip date={shownDate} onChange={(deliveryDate) => change({ deliveryDate })} />
        <SortSelect search={search} change={change} unsorted={isViewSorted ? 'Sort of the view' : 'Best match'} />
        <ViewChooser
          choice={orderView}
          isApplied={search.layout === 'advanced'}
          onChosen={() => {
            keepLayout('advanced')
            change({ layout: 'advanced', page: search.page }, { replace: true })
          }}
        />
        <IconSwitch<Layout>
          label="Layout"
          isToggleOnPhone
          choices={layoutChoices}
          value={search.layout}
          onChange={(layout) => {
            keepLayout(layout)
            change({ layout, page: search.page }, { replace: true })
          }}
        />
      </div>
    </div>
  )
}

/** '4,000 items'; nothing until it is known. */
export const countText = (total: number | undefined): string =>
  total === undefined ? '' : plural(total, 'item').replace(String(total), total.toLocaleString('en-US'))

/**
 * A plain select costs nothing on the first screen; the direction turns with the button beside it
 * (UI-6).
 */
function SortSelect({ search, change, unsorted }: Pick<Shop, 'search' | 'change'> & { unsorted: string }) {
  const turn = () => {
    // Ascending, descending, then unsorted.
    if (search.direction === 'asc') change({ direction: 'desc' })
    else change({ sort: undefined, direction: undefined })
  }
  return (
    <span className="inline-flex items-center gap-1 max-md:min-w-20 max-md:flex-1 max-md:basis-0">
      <select
        aria-label="Sort by"
        value={search.sort ?? ''}
        onChange={(event) => change({ sort: event.currentTarget.value || undefined, direction: undefined })}
        className="field w-auto! min-w-0 text-13 max-md:w-full! max-md:pl-2! md:max-lg:w-32!"
      >
        <option value="">{unsorted}</option>
        {Object.entries(sortWords).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {search.sort && (
        <AriaButton
          onPress={turn}
          aria-label={search.direction === 'asc' ? 'Ascending; change to descending' : 'Descending; remove the sort'}
          className="grid size-9 shrink-0 place-items-center rounded-control border border-line bg-raised data-hovered:border-line-strong pointer-coarse:size-11"
        >
          <span aria-hidden="true">{search.direction === 'asc' ? '↑' : '↓'}</span>
        </AriaButton>
      )}
    </span>
  )
}
