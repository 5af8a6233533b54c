import { LayoutGrid, List, ListFilter, Rows3 } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import type { ChangeSearch } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import { IconSwitch } from '#ui/icon-switch.tsx'
import { DeliveryDateChip } from './delivery-date-chip.tsx'
import { type Layout, type ShopSearch, type ShopSort } from './shop-search.ts'

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

/** How many were found, how they are sorted and laid out, and for which delivery. */
export function ResultHead({
  total,
  search,
  change,
  shownDate,
  onFilters,
  filterCount,
}: {
  total: number | undefined
  search: ShopSearch
  change: ChangeSearch<ShopSearch>
  /** The day that is looked at, else the one the prices are for. */
  shownDate: string | undefined
  /** Opens the filters where there is no room for the rail. */
  onFilters: () => void
  filterCount: number
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2 md:gap-x-4">
      {/* A phone has the count, the filters and the layouts in one row, the day and the order in the next. */}
      <p
        className="figures min-w-18 text-14 font-semibold max-md:-order-3 max-md:flex-1 md:min-w-24"
        aria-live="polite"
      >
        {total === undefined ? '' : plural(total, 'item').replace(String(total), total.toLocaleString('en-US'))}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-md:contents print:hidden">
        <AriaButton
          onPress={onFilters}
          className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-raised px-3 text-13 data-hovered:border-line-strong max-md:-order-2 max-md:px-2.5 lg:hidden pointer-coarse:h-11"
        >
          <ListFilter size={16} aria-hidden="true" className="max-[22rem]:hidden" />
          Filters{filterCount > 0 && ` (${filterCount})`}
        </AriaButton>
        <DeliveryDateChip date={shownDate} onChange={(deliveryDate) => change({ deliveryDate })} />
        <SortSelect search={search} change={change} />
        <div className="max-md:-order-1">
          <IconSwitch<Layout>
            label="Layout"
            choices={layoutChoices}
            value={search.layout}
            onChange={(layout) => change({ layout, page: search.page }, { replace: true })}
          />
        </div>
      </div>
    </div>
  )
}

/**
 * A plain select costs nothing on the first screen; the direction turns with the button beside it
 * (UI-6).
 */
function SortSelect({ search, change }: { search: ShopSearch; change: ChangeSearch<ShopSearch> }) {
  const turn = () => {
    // Ascending, descending, then unsorted.
    if (search.direction === 'asc') change({ direction: 'desc' })
    else change({ sort: undefined, direction: undefined })
  }
  return (
    <span className="inline-flex items-center gap-1 max-md:min-w-28 max-md:flex-1 max-md:basis-0">
      <select
        aria-label="Sort by"
        value={search.sort ?? ''}
        onChange={(event) => change({ sort: event.currentTarget.value || undefined, direction: undefined })}
        className="field w-auto! min-w-0 text-13"
      >
        <option value="">Best match</option>
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
