import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import type { Facets } from '../shop.endpoints.ts'
import { lists, type ShopSearch, switches, switchWords, writeList } from './shop-search.ts'

const facetOf = {
  categoryIds: 'categories',
  brands: 'brands',
  dietaryPreferences: 'dietaryPreferences',
  freeFrom: 'freeFrom',
  storages: 'storages',
  packs: 'packs',
  gpoIds: 'gpos',
} as const

/** The filters that are on, each removable. */
export function ActiveChips({
  facets,
  search,
  change,
}: {
  facets: Facets | undefined
  search: ShopSearch
  change: (part: Partial<Record<keyof ShopSearch, unknown>>) => void
}) {
  const on = switches.filter((name) => search[name])
  const chosen = lists.flatMap((name) => search[name].map((value) => ({ name, value })))
  if (on.length + chosen.length === 0) return null
  const labelOf = (name: (typeof lists)[number], value: string) => {
    const label = facets?.[facetOf[name]].find((facet) => facet.value === value)?.label ?? value
    // 'Milk' alone would read as what is in it.
    return name === 'freeFrom' ? `Free from ${label}` : label
  }
  const clear = Object.fromEntries([...switches, ...lists].map((name) => [name, undefined]))
  return (
    <div className="flex flex-wrap items-center gap-1.5 pb-2" role="group" aria-label="Filters that are on">
      {on.map((name) => (
        <Chip
          key={name}
          removeLabel={`Remove filter ${switchWords[name]}`}
          onRemove={() => change({ [name]: undefined })}
        >
          {switchWords[name]}
        </Chip>
      ))}
      {chosen.map(({ name, value }) => (
        <Chip
          key={name + value}
          removeLabel={`Remove filter ${labelOf(name, value)}`}
          onRemove={() => change({ [name]: writeList(search[name].filter((other) => other !== value)) })}
        >
          {labelOf(name, value)}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onPress={() => change(clear)}>
        Clear all
      </Button>
    </div>
  )
}
