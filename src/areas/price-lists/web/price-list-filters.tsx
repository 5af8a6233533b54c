import type { CallAnswer } from '#contract/endpoint.ts'
import { listGuides } from '#areas/guides/guides.endpoints.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import type { ChangeSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { DateField } from '#ui/date-field.tsx'
import { SeveralFilter } from '#ui/several-filter.tsx'
import type { getPriceList } from '../price-lists.endpoints.ts'
import { type PriceListSearch, writeList } from './price-list-search.ts'

type Found = CallAnswer<typeof getPriceList>

/** STAFF-4: the day of the prices, and which items are listed. */
export function PriceListFilters({
  found,
  search,
  change,
}: {
  /** Undefined until the first list is there. */
  found: Found | undefined
  search: PriceListSearch
  change: ChangeSearch<PriceListSearch>
}) {
  const params = useShipToParams()
  const { data: guides } = useCall(listGuides, params && { params, query: {} })
  return (
    <search className="grid gap-3 pb-4 min-[360px]:grid-cols-2 lg:grid-cols-4 print:hidden">
      <DateField
        label="Delivery date"
        value={found?.priceDate ?? search.deliveryDate}
        onChange={(deliveryDate) => change({ deliveryDate: deliveryDate ?? undefined })}
        isFilter
      />
      <SeveralFilter
        label="Categories"
        words={wordsOf(found?.categories ?? [])}
        chosen={search.categoryIds}
        onChange={(chosen) => change({ categoryIds: writeList(chosen) })}
      />
      <SeveralFilter
        label="Brands"
        words={(found?.brands ?? []).map(({ value, label }) => [value, label] as const)}
        chosen={search.brands}
        onChange={(chosen) => change({ brands: writeList(chosen) })}
      />
      <label className="block min-w-0">
        <span className="field-label">Guide</span>
        <select
          className="field"
          value={search.guideId}
          onChange={(event) => change({ guideId: event.currentTarget.value || undefined })}
        >
          <option value="">All items</option>
          {guides?.guides.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {search.guideId && !guides?.guides.some(({ id }) => id === search.guideId) && (
            <option value={search.guideId}>The guide of this address</option>
          )}
        </select>
      </label>
    </search>
  )
}

/** Departments, each followed by its categories. */
const wordsOf = (categories: Found['categories']): (readonly [string, string])[] =>
  categories
    .filter(({ parentId }) => parentId === null)
    .flatMap((department) => [
      [department.value, department.label] as const,
      ...categories
        .filter(({ parentId }) => parentId === department.value)
        .map(({ value, label }) => [value, `${department.label} · ${label}`] as const),
    ])
