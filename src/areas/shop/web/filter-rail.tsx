import { useShipTo } from '#browser/current-ship-to.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Facets } from '../shop.endpoints.ts'
import { FilterGroup } from './filter-group.tsx'
import { type ShopSearch, switches, switchWords, writeList } from './shop-search.ts'

/** ITEM-1: the filters with how many items each would leave. */
export function FilterRail({
  facets,
  keyword,
  search,
  change,
}: {
  facets: Facets | undefined
  /** The text that these facets are counted for; the address may be ahead of it. */
  keyword: string
  search: ShopSearch
  change: (part: Partial<Record<keyof ShopSearch, unknown>>) => void
}) {
  const isProspective = useShipTo()?.isProspective ?? false
  if (!facets) return <RailSkeleton />
  const departments = facets.categories.filter(({ parentId }) => parentId === null)
  const chosenDepartments = departments.filter(({ value }) => search.categoryIds.includes(value))
  const within = facets.categories.filter(
    ({ parentId, value }) =>
      search.categoryIds.includes(value) || chosenDepartments.some((department) => department.value === parentId),
  )
  const changeCategories = (part: readonly string[], all: readonly { value: string }[]) => {
    const others = search.categoryIds.filter((id) => !all.some(({ value }) => value === id))
    change({ categoryIds: writeList([...others, ...part]) })
  }
  const inGroup = (group: readonly { value: string }[]) =>
    search.categoryIds.filter((id) => group.some(({ value }) => value === id))
  // A prospect has neither contracts nor orders: these would always be 0.
  const offered = isProspective ? switches.filter((name) => name !== 'bid' && name !== 'previouslyBought') : switches
  const inner = within.filter(({ parentId }) => parentId !== null)
  return (
    <div>
      <section className="border-b border-line pb-2">
        {offered.map((name) => (
          <Checkbox key={name} isSelected={search[name]} onChange={(isOn) => change({ [name]: isOn })}>
            <span className="flex min-w-0 flex-1 justify-between gap-2 text-13">
              {switchWords[name]}
              <span className="figures text-muted">{facets[name].toLocaleString('en-US')}</span>
            </span>
          </Checkbox>
        ))}
      </section>
      <FilterGroup
        title="Department"
        values={departments}
        sortedFor={keyword}
        chosen={inGroup(departments)}
        onChange={(chosen) =>
          // What was chosen within a department goes with it.
          changeCategories(
            [...chosen, ...inGroup(inner.filter(({ parentId }) => parentId !== null && chosen.includes(parentId)))],
            [...departments, ...inner],
          )
        }
      />
      <FilterGroup
        title="Category"
        values={inner}
        sortedFor={`${keyword}/${inGroup(departments).join()}`}
        chosen={inGroup(inner)}
        onChange={(chosen) => changeCategories(chosen, inner)}
      />
      <FilterGroup
        title="Brand"
        values={facets.brands}
        sortedFor={keyword}
        chosen={search.brands}
        onChange={(chosen) => change({ brands: writeList(chosen) })}
      />
      <FilterGroup
        title="Dietary Preference"
        values={facets.dietaryPreferences}
        sortedFor={keyword}
        chosen={search.dietaryPreferences}
        onChange={(chosen) => change({ dietaryPreferences: writeList(chosen) })}
      />
      <FilterGroup
        title="Free From"
        values={facets.freeFrom}
        sortedFor={keyword}
        chosen={search.freeFrom}
        onChange={(chosen) => change({ freeFrom: writeList(chosen) })}
      />
      <FilterGroup
        title="Storage"
        values={facets.storages}
        sortedFor={keyword}
        chosen={search.storages}
        onChange={(chosen) => change({ storages: writeList(chosen) })}
      />
      <FilterGroup
        title="Pack Size"
        values={facets.packs}
        sortedFor={keyword}
        chosen={search.packs}
        onChange={(chosen) => change({ packs: writeList(chosen) })}
      />
      <FilterGroup
        title="Group Purchasing Org"
        values={facets.gpos}
        sortedFor={keyword}
        chosen={search.gpoIds}
        onChange={(chosen) => change({ gpoIds: writeList(chosen) })}
      />
    </div>
  )
}

function RailSkeleton() {
  return (
    <div className="grid gap-3 py-2">
      {Array.from({ length: 14 }, (_, i) => (
        <Skeleton key={i} className="h-5 w-full" />
      ))}
    </div>
  )
}
